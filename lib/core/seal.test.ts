import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { orderHandle, orderOfHandle } from "@/lib/domain/trade/orders/access/handle";
import { linkStanding, orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import { constructEvent, webhookSecret } from "@/lib/domain/trade/payments/processor";
import { openSession } from "@/lib/transports/actions/session/auth";
import { parseEnv, resetEnv } from "./env";
import { acceptedKeys, fitsMac, keyedMac, seal, sha256, unseal } from "./seal";
import { decodeCursor, encodeCursor } from "./values/cursor";

const [FIRST, SECOND] = ["the first secret that there ever was", "the second secret that there ever was"];
const THIRD = "a secret of nobody";
const ORDER = "ord_01kb0000000000000000000000";

afterAll(() => {
  delete process.env.AUTH_SECRET_PREVIOUS;
});

function use(secret: string, previous = ""): void {
  Object.assign(process.env, { AUTH_SECRET: secret, AUTH_SECRET_PREVIOUS: previous, LOG_LEVEL: "silent" });
  resetEnv();
}

/** Whether each thing that hangs on the secret is still accepted: made now, tried later. */
async function make() {
  const [cursor, handle, link, sealed] = [encodeCursor([1]), orderHandle(ORDER), orderLinkToken(ORDER), seal("x", "a")];
  const { encode } = await import("next-auth/jwt");
  const [key] = acceptedKeys("browser-session");
  const session = await encode({ token: { sid: "s" }, secret: key?.toString("base64url") ?? "" });
  const order = {
    id: ORDER,
    linkTokenHash: sha256("of an even older secret"),
    status: "PAID",
    closedAt: null,
    expiresAt: new Date(),
  } as const;
  const body = JSON.stringify({ id: "evt_1", object: "event", type: "ping" });
  const { default: Stripe } = await import("stripe");
  const header = new Stripe("sk_unused").webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret() });
  const tries: Record<string, () => unknown> = {
    cursor: () => decodeCursor(cursor, z.tuple([z.number()])),
    handle: () => orderOfHandle(handle),
    link: () => linkStanding(order, link, new Date()) === "open",
    sealed: () => unseal(sealed, "a"),
    session: () => openSession({ token: session, secret: "" }),
    event: () => constructEvent(body, header),
  };
  return async () => {
    const held: string[] = [];
    for (const [what, attempt] of Object.entries(tries)) {
      try {
        if (await attempt()) held.push(what);
      } catch {
        // it ended with its secret
      }
    }
    return held;
  };
}

it("cursors, handles, order links, sealed values, sessions and processor events outlive the secret while it is listed", async () => {
  use(FIRST);
  const held = await make();
  const all = ["cursor", "handle", "link", "sealed", "session", "event"];
  expect(await held()).toEqual(all);
  use(SECOND, ` ${THIRD}, ${FIRST} `);
  expect(await held()).toEqual(all);
  expect(unseal(seal("new", "a"), "a")).toBe("new");
  use(SECOND, THIRD);
  expect(await held()).toEqual([]);
});

it("a mac is not shortened by who sends it", () => {
  use(FIRST);
  const mac = keyedMac("a", "data");
  expect(fitsMac(mac, "a", "data")).toBe(true);
  expect(fitsMac(mac.subarray(0, 4), "a", "data")).toBe(false);
  expect(fitsMac(mac, "b", "data")).toBe(false);
});

it("earlier secrets may be shorter, as they once could be, and five at the most", () => {
  expect(() => parseEnv({ AUTH_SECRET_PREVIOUS: "short" })).toThrow(/AUTH_SECRET_PREVIOUS.* at least 16/);
  expect(() => parseEnv({ AUTH_SECRET_PREVIOUS: Array(6).fill(FIRST).join() })).toThrow(/at most 5/);
  expect(parseEnv({}).AUTH_SECRET_PREVIOUS).toEqual([]);
});
