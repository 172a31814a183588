import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "@/lib/core/values/json-text";
import { keyHolder } from "@/lib/domain/platform/access/idempotent-answers";
import { fingerprints, idempotencyKey } from "./idempotency";

const printable = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
/** What can stand in each part: only a body can hold a line feed. Few values, so that equal parts meet often. */
const few = (...texts: string[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...texts), weight: 3 }, { arbitrary: printable, weight: 1 });
const asked = fc.record({
  principal: few("crt_1", "crt_2", "ip:198.18.0.1"),
  method: fc.constantFrom("POST", "PUT"),
  path: few("/api/v1/posts", "/api/v1/posts/1"),
  key: few("k", "k1", "POST"),
  search: few("", "?a=1"),
  rawBody: fc.oneof(few("", "{}"), fc.string({ unit: fc.constantFrom("\n", "a", "{", "}", "?") })),
});

const scopeOf = ({ principal, method, path, key }: Record<string, string>) => [principal, method, path, key];
const requestOf = ({ search, rawBody = "" }: Record<string, string>) => [search, canonicalJson(rawBody)];

describe("two calls", () => {
  it("of one account are of two holders of keys, in test mode and in live mode", () => {
    const account = {
      userId: "usr_1",
      profileId: "crt_1",
      handle: "a",
      displayName: "A",
      tier: "FREE",
      scopes: [],
    } as const;
    const of = (livemode: boolean, clientId: string | null = null, isSecret = false) => {
      const credential = { kind: "api_key", id: "key_1", prefix: null, clientId, expiresAt: null, livemode } as const;
      const actor = { kind: "credential", credential, ...account, scopes: [] } as const;
      return keyHolder({ actor, agent: null, ip: null, livemode }, isSecret);
    };
    expect([of(true), of(false)]).toEqual(["usr_1", "usr_1 in test mode"]);
    // one app knows nothing of what another was told, nor one key of the secrets of another
    expect([of(true, "app_1"), of(true, "app_1", true)]).toEqual(["usr_1 through app_1", "usr_1 through app_1"]);
    expect(of(true, null, true)).toBe("usr_1 through key_1");
  });

  it("of two people in the browser, or in runs of their agents, are of two holders, and so are two modes and two agents that sign", () => {
    const of = (userId: string, livemode = true) => {
      const actor = { kind: "user", userId, profileId: null, sessionId: "agent-run", email: "" } as const;
      return keyHolder({ actor, agent: null, ip: null, livemode });
    };
    expect([of("usr_1"), of("usr_2"), of("usr_1", false)]).toEqual(["usr_1", "usr_2", "usr_1 in test mode"]);
    const signed = (agent: string | null) =>
      keyHolder({
        actor: { kind: "anonymous" },
        agent: agent ? { id: agent, name: "" } : null,
        ip: "198.18.0.1",
        livemode: true,
      });
    expect([signed(null), signed("https://a.example")]).toEqual([
      "ip:198.18.0.1",
      "ip:198.18.0.1 by https://a.example",
    ]);
  });

  it("share a key exactly when principal, method, path and key are the same", () => {
    fc.assert(
      fc.property(asked, asked, (one, other) => {
        const same = JSON.stringify(scopeOf(one)) === JSON.stringify(scopeOf(other));
        expect(fingerprints(one).scopeHash.equals(fingerprints(other).scopeHash)).toBe(same);
      }),
      { numRuns: 2000 },
    );
  });

  it("are the same request exactly when query and body, as JSON, are", () => {
    fc.assert(
      fc.property(asked, asked, (one, other) => {
        const same = JSON.stringify(requestOf(one)) === JSON.stringify(requestOf(other));
        expect(fingerprints(one).requestHash.equals(fingerprints(other).requestHash)).toBe(same);
      }),
      { numRuns: 2000 },
    );
  });

  it("do not become one when a character moves from one part to its neighbour", () => {
    const order = ["principal", "method", "path", "key"] as const;
    fc.assert(
      fc.property(asked, fc.nat(order.length - 2), printable.filter(Boolean), (call, at, text) => {
        const [left, right] = [order[at] as "key", order[at + 1] as "key"];
        const one = { ...call, [left]: call[left] + text };
        const other = { ...call, [right]: text + call[right] };
        expect(fingerprints(one).scopeHash.equals(fingerprints(other).scopeHash)).toBe(false);
      }),
    );
    fc.assert(
      fc.property(asked, printable.filter(Boolean), (call, text) => {
        const one = { ...call, search: call.search + text };
        const other = { ...call, rawBody: text + call.rawBody };
        expect(fingerprints(one).requestHash.equals(fingerprints(other).requestHash)).toBe(false);
      }),
    );
  });
});

describe("a key", () => {
  const read = (key: string) => idempotencyKey(new Headers({ "idempotency-key": key }));

  it("is 1 to 250 printable ASCII characters, without the spaces around it", () => {
    fc.assert(
      fc.property(printable, (text) => {
        const key = text.trim();
        if (key === "") expect(() => read(text)).toThrow(expect.objectContaining({ code: "idempotency_key_required" }));
        else expect(read(text)).toBe(key);
      }),
    );
    expect(read("k".repeat(250))).toHaveLength(250);
    expect(() => read("k".repeat(251))).toThrow(expect.objectContaining({ code: "idempotency_key_invalid" }));
  });

  it("of anything else is refused", () => {
    const odd = fc.string({
      unit: fc.integer({ min: 0x80, max: 0xff }).map((code) => String.fromCharCode(code)),
      minLength: 1,
    });
    fc.assert(
      fc.property(odd, (text) => {
        expect(() => read(`k${text}k`)).toThrow(expect.objectContaining({ code: "idempotency_key_invalid" }));
      }),
    );
  });
});
