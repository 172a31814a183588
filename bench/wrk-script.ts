import type { Load } from "./load";

/**
 * A wrk script that sends a load and prints what it saw as one line of JSON. Client addresses are drawn from 198.18.0.0/15
 * (RFC 2544, benchmarks), so that the limit per address does not answer in the handler's place.
 */
export function luaScript({ method, requests }: Load, seed: number): string {
  const list = (texts: readonly string[]) => texts.map((text) => `  ${luaString(text)}`).join(",\n");
  const hasBody = requests[0]?.body !== undefined;
  return `math.randomseed(${seed})
local paths = {
${list(requests.map((r) => r.path))}
}
local bodies = {
${hasBody ? list(requests.map((r) => r.body ?? "")) : ""}
}
local headers = {${hasBody ? ' ["Content-Type"] = "application/json" ' : ""}}

request = function()
  local i = math.random(#paths)
  headers["X-Forwarded-For"] =
    string.format("198.%d.%d.%d", 18 + math.random(0, 1), math.random(0, 255), math.random(0, 255))
  return wrk.format("${method}", paths[i], headers, bodies[i])
end

done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"failed":%d}\\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}

function luaString(text: string): string {
  if (text.includes("]==]")) throw new Error("a request holds what would end a Lua string");
  return `[==[${text}]==]`;
}
