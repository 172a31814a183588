import { expect, it } from "vitest";
import { OPERATIONS } from "@/lib/contracts";
import { MANIFEST } from "@/lib/transports/host/routing/manifest.gen";
import { createMatcher, handlerOf } from "@/lib/transports/host/routing/match";

const matching = createMatcher(MANIFEST);

/** What a browser asks before a page of another origin calls with these headers. */
async function preflight(path: string, method: string, headers: string) {
  const found = matching(path);
  const handler = found && handlerOf(found.module, "OPTIONS");
  if (!handler) throw new Error(`${path} is not served`);
  const asked = {
    origin: "https://page.example",
    "access-control-request-method": method,
    "access-control-request-headers": headers,
  };
  const answer = await handler(new Request(`http://localhost:3000${path}`, { method: "OPTIONS", headers: asked }));
  const allowed = (answer.headers.get("access-control-allow-headers") ?? "").toLowerCase().split(", ");
  return {
    origin: answer.headers.get("access-control-allow-origin"),
    refused: headers.split(",").filter((name) => !allowed.includes(name)),
  };
}

const OPEN = OPERATIONS.filter(({ method, scope }) => method === "GET" && scope === "public").map(
  ({ path }) => `/api${path.replaceAll("{", "").replaceAll("}", "")}`,
);
/** What Web Bot Auth sends with a call, and what any caller may. */
const SENT = "content-digest,if-none-match,signature,signature-agent,signature-input,x-request-id";

it.each([...OPEN, "/api/graphql"])(
  "any page may read %s, also where it names its request or is an agent that signs",
  async (path) => {
    expect(await preflight(path, "GET", SENT)).toEqual({ origin: "*", refused: [] });
  },
);

it("what changes something is open to a page that brings a token alone", async () => {
  for (const path of ["/api/graphql", "/api/v1/posts", "/api/v1/intros"]) {
    expect((await preflight(path, "POST", "content-type")).origin, path).toBeNull();
    expect(await preflight(path, "POST", "authorization,content-type,idempotency-key"), path).toEqual({
      origin: "*",
      refused: [],
    });
  }
});
