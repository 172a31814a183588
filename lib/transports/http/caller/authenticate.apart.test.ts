import { randomInt } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeApiKey, makeCreator } from "@/db/factories";
import { consenting, makeTokens } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { getMe } from "@/lib/contracts/people/me";
import { systemContext } from "@/lib/core/system-context";
import { createBridgeToken } from "@/lib/domain/developers/keys/making/create-bridge";
import { graphqlMount } from "@/lib/transports/graphql/serving/http";
import { mcpMount } from "@/lib/transports/mcp/protocol/http";
import { errorAnswer } from "../answering/respond";
import { beginCall } from "../call";
import { authenticate } from "./authenticate";

const { verifications } = vi.hoisted(() => ({ verifications: { count: 0 } }));
vi.mock("@node-rs/argon2", async (original) => {
  const argon2 = await original<typeof import("@node-rs/argon2")>();
  const verify: typeof argon2.verify = (...sent) => {
    verifications.count++;
    return argon2.verify(...sent);
  };
  return { ...argon2, verify };
});

let db: TestDatabase;
let userId: string;
let profileId: string;
let ip: string;
beforeAll(async () => {
  db = await testDatabase();
  ({ userId, profileId } = await makeCreator());
});
afterAll(() => db.drop());
beforeEach(() => {
  ip = `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
  verifications.count = 0;
});

const UNKNOWN = `gh_live_unknown0_${"u".repeat(43)}`;

/** The code that REST answers this token with, at its resource; "ok" for one that is accepted. */
function outcome(token: string, address = ip): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": address };
  const call = beginCall(new Request("http://localhost:3000/api/v1/me", { headers }));
  return authenticate(call, getMe).then(
    () => "ok",
    (error) => error.code,
  );
}

async function guess(times: number): Promise<string[]> {
  return Promise.all(Array.from({ length: times }, () => outcome(UNKNOWN)));
}

describe("a header that holds no token of ours", () => {
  const challenge = (authorization: string) => {
    const headers = { authorization, "x-forwarded-for": ip };
    const call = beginCall(new Request("http://localhost:3000/api/v1/me", { headers }));
    return authenticate(call, getMe).then(
      () => "ok",
      (error) => errorAnswer(error, "req_1").headers["www-authenticate"],
    );
  };

  it("is told of the scheme alone where it names another, and of its token where that is none", async () => {
    const ask = 'Bearer realm="guildhall", ';
    for (const sent of ["Basic dXNlcjpwYXNz", "Digest x", UNKNOWN, ""])
      expect(await challenge(sent), sent).toMatch(new RegExp(`^${ask}resource_metadata=`));
    for (const sent of ["Bearer", "Bearer a b", "bearer é"])
      expect(await challenge(sent), sent).toMatch(new RegExp(`^${ask}error="invalid_token", resource_metadata=`));
  });
});

describe("an address that guesses", () => {
  it("shuts out nobody who sends a valid credential from there, known to this process or not", async () => {
    const known = (await makeApiKey(profileId)).token;
    expect(await outcome(known)).toBe("ok");
    expect(new Set(await guess(30))).toEqual(new Set(["unauthorized"]));
    expect(await outcome(UNKNOWN)).toBe("rate_limit_exceeded");
    const bridge = (await createBridgeToken(systemContext("test", new Date()), { userId, profileId })).token;
    const app = (await makeTokens(await consenting())).access_token;
    for (const valid of [known, (await makeApiKey(profileId)).token, bridge, app]) {
      expect(await outcome(valid), valid.slice(0, 8)).toBe("ok");
    }
    expect(await outcome(UNKNOWN)).toBe("rate_limit_exceeded");
  });

  it("hears 429 for wrong, unknown and malformed tokens alike, and a key past its end still says so", async () => {
    const { token } = await makeApiKey(profileId);
    const old = (await makeApiKey(profileId, [], { expiresAt: new Date(Date.now() - 1000) })).token;
    await guess(30);
    const wrong = token.slice(0, -1) + (token.at(-1) === "a" ? "b" : "a");
    for (const refused of [wrong, UNKNOWN, "nonsense", "a.b.c", `gh_bridge_unknown0_${"u".repeat(43)}`]) {
      expect(await outcome(refused), refused).toBe("rate_limit_exceeded");
    }
    expect(await outcome(old)).toBe("token_expired");
  });

  it("has 30 secrets of one key checked in a minute, whichever come at once", async () => {
    const { token, prefix } = await makeApiKey(profileId);
    const wrong = Array.from({ length: 40 }, (_, i) => `${prefix}_${String(i).padStart(43, "0")}`);
    const outcomes = await Promise.all(wrong.map((each) => outcome(each)));
    expect(outcomes.filter((code) => code === "unauthorized")).toHaveLength(30);
    expect(outcomes.filter((code) => code === "rate_limit_exceeded")).toHaveLength(10);
    expect(verifications.count).toBe(30);
    expect(await outcome((await makeApiKey(profileId)).token), "another key").toBe("ok");
    expect(await outcome(token, "198.19.0.1"), "the key from elsewhere").toBe("ok");
    expect(await outcome(token), "the key, once it is known").toBe("ok");
  });

  it("is told so by the tool server and by GraphQL, and neither shuts out a valid key", async () => {
    const { token } = await makeApiKey(profileId);
    await guess(30);
    const post = (bearer: string, body: object) => ({
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": ip, authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
    const graph = (bearer: string) =>
      graphqlMount.POST(new Request("http://localhost:3000/api/graphql", post(bearer, { query: "{ __typename }" })));
    const tools = (bearer: string) =>
      mcpMount.POST(
        new Request("http://localhost:3000/api/mcp", post(bearer, { jsonrpc: "2.0", id: 1, method: "tools/list" })),
      );
    for (const ask of [graph, tools]) {
      const refused = await ask(UNKNOWN);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await ask(token)).status).toBe(200);
    }
  });
});
