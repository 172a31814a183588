import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { deliveries, events } from "@/db/schema";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import type { Actor, Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { disableEndpoint } from "../activation/disable-endpoint";
import { testCreator, testEndpoint } from "../delivery/testing";
import { withDeliveryLoops } from "../delivery/testing-loop";
import { endpointsByIds } from "../endpoints/endpoints-by-ids";
import { listEndpoints, readEndpoint } from "../endpoints/read";
import { rotateSecret } from "../endpoints/rotate-secret";
import { emit } from "../events/emit";
import { exampleData } from "../events/event-example";
import { sendTestEvent } from "../replay/test-event";
import { createInbox } from "./create";
import { pruneListeningSessions } from "./session";
import { waitForMessages } from "./wait";

const { clock } = withDeliveryLoops();
const LISTEN = { description: "", event_types: ["*" as const], session: true };
const PAGE = { limit: 10 };
const at = <T extends { now: Date }>(ctx: T, seconds: number): T => ({
  ...ctx,
  now: new Date(clock().now().getTime() + seconds * 1_000),
});

test("a session is no endpoint of the account: not listed, no place of the plan, no event, the same secret each time", async () => {
  const { ctx, profileId } = await testCreator("FREE", clock().now());
  for (let n = 0; n < 3; n++) await testEndpoint(profileId, "https://example.com/hook");
  const first = await createInbox(ctx, LISTEN);
  expect((await listEndpoints(ctx, PAGE)).data).toHaveLength(3);
  expect((await listEndpoints(ctx, { ...PAGE, session: true })).data.map(({ id }) => id)).toEqual([first.id]);
  expect(await endpointsByIds(ctx, [first.id])).toEqual([null]);
  await expect(readEndpoint(ctx, first.id)).rejects.toMatchObject({ code: "not_found" });
  await expect(rotateSecret(ctx, first.id)).rejects.toMatchObject({ code: "not_found" });
  expect(await disableEndpoint(ctx, first.id)).toMatchObject({ id: first.id, status: "disabled" });
  expect((await listEndpoints(ctx, { ...PAGE, session: true })).data).toEqual([]);
  expect((await createInbox(ctx, LISTEN)).secret).toBe(first.secret);
  expect(await database().select().from(events).where(eq(events.ownerId, profileId))).toEqual([]);
  const stranger = await testCreator();
  expect((await createInbox(stranger.ctx, LISTEN)).secret).not.toBe(first.secret);
});

test("an app's sessions have a secret of their own, the same each time, which signs nothing of anybody else's", async () => {
  const { ctx } = await testCreator("FREE", clock().now());
  const { secret } = await createInbox(ctx, LISTEN);
  const [one, other] = [appOf(ctx, "oac_1"), appOf(ctx, "oac_2")];
  const own = (await createInbox(one, LISTEN)).secret;
  expect((await createInbox(one, LISTEN)).secret).toBe(own);
  expect(new Set([secret, own, (await createInbox(other, LISTEN)).secret]).size).toBe(3);
});

test("it hears what happens and what is tested, lives while it is read, and goes when nobody reads it", async () => {
  const { ctx, profileId } = await testCreator("FREE", clock().now());
  const { id } = await createInbox(ctx, LISTEN);
  await transaction(ctx, (tx, inner) => emit(tx, inner, profileId, "post.created", exampleData("post.created")));
  await sendTestEvent(ctx, id, { event_type: "ping" });
  const heard = await database().select().from(deliveries).where(eq(deliveries.endpointId, id));
  expect(heard.map(({ eventType }) => eventType).sort()).toEqual(["ping", "post.created"]);
  await waitForMessages(at(ctx, 100), id, { wait: 0 });
  expect(await pruneListeningSessions(at(ctx, 150))).toBe(0);
  expect(await pruneListeningSessions(at(ctx, 300))).toBe(1);
  await expect(waitForMessages(at(ctx, 300), id, { wait: 0 })).rejects.toMatchObject({ code: "not_found" });
});

test("ten may listen at once", async () => {
  const { ctx } = await testCreator("FREE", clock().now());
  for (let n = 0; n < 10; n++) await createInbox(ctx, LISTEN);
  await expect(createInbox(ctx, LISTEN)).rejects.toMatchObject({ code: "conflict" });
  expect((await createInbox(at(ctx, 121), LISTEN)).status).toBe("enabled");
});

/** The same account as an app acts for it. */
function appOf(ctx: Context, clientId: string): Context {
  if (ctx.actor.kind !== "user") throw new Error("nobody acts here");
  const { userId, profileId } = ctx.actor;
  const credential = {
    kind: "oauth",
    id: `grant_${clientId}`,
    prefix: null,
    clientId,
    expiresAt: null,
    livemode: true,
  };
  const rest = { handle: null, displayName: "An app", tier: "FREE", scopes: ALL_SCOPES };
  return { ...ctx, actor: { kind: "credential", credential, userId, profileId, ...rest } as Actor };
}
