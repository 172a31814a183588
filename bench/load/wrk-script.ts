import { randomUUID } from "node:crypto";
import { type Load, UNIQUE } from "./load-shape";

/**
 * A wrk script that sends a load and prints what it saw as one line of JSON. Client addresses are drawn from 198.18.0.0/16
 * (of RFC 2544's range for benchmarks), so that the limit per address does not answer in the handler's place.
 */
export function luaScript(
  { method, requests, tokens = [], paired = false, keyed = false, headers = {}, status = 200 }: Load,
  seed: number,
): string {
  const list = (texts: readonly string[]) => texts.map((text) => `  ${luaString(text)}`).join(",\n");
  const bodies = requests.flatMap((r) => (r.body === undefined ? [] : [r.body]));
  const fixed = { ...headers, ...(bodies.length > 0 && { "content-type": "application/json" }) };
  const fields = Object.entries(fixed).map(([name, value]) => `["${name}"] = ${luaString(value)}`);
  return `math.randomseed(${seed})
local paths = {
${list(requests.map((r) => r.path))}
}
local bodies = {
${list(bodies)}
}
local tokens = {
${list(tokens.map((token) => `Bearer ${token}`))}
}
local headers = { ${fields.join(", ")} }
local run, count = "${randomUUID()}", 0
local threads = {}
unexpected = 0

setup = function(thread) threads[#threads + 1] = thread end
${status === 200 ? "" : `response = function(status) if status ~= ${status} then unexpected = unexpected + 1 end end`}

request = function()
  local i = math.random(#paths)
  local body = bodies[i]
  count = count + 1
  headers["x-forwarded-for"] =
    string.format("198.18.%d.%d", math.random(0, 255), math.random(0, 255))
  ${tokens.length > 0 ? `headers["authorization"] = tokens[${paired ? "i" : "math.random(#tokens)"}]` : ""}
  ${keyed ? `headers["idempotency-key"] = run .. count` : ""}
  ${bodies.some((body) => body.includes(UNIQUE)) ? `body = body:gsub("%[<id>%]", run .. count)` : ""}
  return wrk.format("${method}", paths[i], headers, body)
end

done = function(summary, latency)
  local e = summary.errors
  local refused = ${status === 200 ? "e.status" : "0"}
  for _, thread in ipairs(threads) do refused = refused + thread:get("unexpected") end
  io.write(string.format('{"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"failed":%d}\\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + refused + e.timeout))
end
`;
}

function luaString(text: string): string {
  if (text.includes("]==]")) throw new Error("a request holds what would end a Lua string");
  return `[==[${text}]==]`;
}
