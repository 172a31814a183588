import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { webhookEndpoints } from "@/db/schema";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { ATTEMPT_OFFSETS } from "../delivery/schedule";
import { deliveriesOf, testEndpoint } from "../delivery/testing";
import { withDeliveryLoops } from "../delivery/testing-loop";

const { clock, startLoop, receiver, endpointAt, sentinel } = withDeliveryLoops();

async function endpointRow(id: string) {
  const [row] = await database().select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  return row;
}

/** Makes every waiting delivery stand before its seventh attempt. */
function beforeLastAttempt(endpointId: string) {
  return database().execute(sql`
    update deliveries set attempts = 6 where endpoint_id = ${endpointId} and state = 'PENDING'`);
}

test("after the seventh failed attempt the delivery is dead and nothing more is sent", async () => {
  const to = await receiver((_, response) => void response.writeHead(503).end());
  const endpoint = await endpointAt(to.url);
  const first = clock().now().getTime();
  await endpoint.emit();
  const loop = startLoop();
  for (const [index, offset] of ATTEMPT_OFFSETS.entries()) {
    clock().advance(first + offset * 1_000 - clock().now().getTime());
    await expect.poll(async () => (await endpoint.deliveries())[0]?.attempts).toBe(index + 1);
    const [delivery] = await endpoint.deliveries();
    const next = ATTEMPT_OFFSETS[index + 1];
    if (next !== undefined) expect(delivery).toMatchObject({ state: "PENDING", due_ms: first + next * 1_000 });
  }
  const [delivery] = await endpoint.deliveries();
  expect(delivery).toMatchObject({ state: "DEAD_LETTER", lease: null });
  expect(delivery?.log.map(({ number, status }) => [number, status])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((n) => [n, 503]),
  );
  expect(await endpointRow(endpoint.id)).toMatchObject({ status: "enabled", consecutiveDeadLetters: 1 });
  clock().advance(7 * 86_400_000);
  await sentinel(loop);
  expect(to.hits).toHaveLength(7);
  expect(new Set(to.hits.map((hit) => hit.headers["service-idempotency-key"])).size).toBe(1);
});

test("the 50th dead letter in a row disables the endpoint, skips what waits and tells the others", async () => {
  const to = await receiver((_, response) => void response.writeHead(500).end());
  const observer = await receiver();
  const endpoint = await endpointAt(to.url, { consecutiveDeadLetters: 49 });
  const other = await testEndpoint(endpoint.profileId, observer.url, { eventTypes: ["webhook_endpoint.disabled"] });
  await endpoint.emit();
  await beforeLastAttempt(endpoint.id);
  clock().advance(1);
  await endpoint.emit();
  await database().execute(sql`
    update deliveries set due_at = due_at + interval '1 hour' where endpoint_id = ${endpoint.id} and attempts = 0`);
  const loop = startLoop();
  await expect.poll(async () => (await endpointRow(endpoint.id))?.status).toBe("disabled");
  expect(await endpointRow(endpoint.id)).toMatchObject({
    disabledReason: "consecutive_dead_letters",
    consecutiveDeadLetters: 50,
  });
  expect((await endpoint.deliveries()).map(({ state }) => state)).toEqual(["DEAD_LETTER", "SKIPPED", "SKIPPED"]);
  loop.wake();
  await expect.poll(() => observer.hits.length).toBe(1);
  expect(JSON.parse(observer.hits[0]?.body ?? "")).toMatchObject({
    type: "webhook_endpoint.disabled",
    data: { id: endpoint.id, url: to.url, reason: "consecutive_dead_letters" },
  });
  expect(await deliveriesOf(other.id)).toHaveLength(1);
  const audit = await database().execute(sql`
    select actor_kind, action from audit_log where profile_id = ${endpoint.profileId}`);
  expect([...audit]).toEqual([{ actor_kind: "system", action: "webhook_endpoint.disabled" }]);

  await endpoint.emit();
  clock().advance(7_200_000);
  await sentinel(loop);
  expect(to.hits).toHaveLength(1);
  expect((await endpoint.deliveries()).at(-1)?.state).toBe("SKIPPED");
});

/** What the owner was told, oldest first. */
async function mailsToOwner(profileId: string) {
  const [owner] = await database().execute<{ email: string }>(sql`
    select u.email from users u join profiles p on p.user_id = u.id where p.id = ${profileId}`);
  return mailsTo(owner?.email ?? "");
}

test("the owner is warned at 25 and 45 and told at 50, once each, however the count gets there", async () => {
  let answer = 500;
  const to = await receiver((_, response) => void response.writeHead(answer).end());
  const endpoint = await endpointAt(`${to.url}/hook?key=secret`, { consecutiveDeadLetters: 23 });
  /** So many deliveries end at once, in one batch of results: no loop runs before all of them stand ready. */
  const end = async (count: number) => {
    for (let n = 0; n < count; n++) await endpoint.emit();
    await beforeLastAttempt(endpoint.id);
    clock().advance(1);
    const loop = startLoop();
    const open = async () => (await endpoint.deliveries()).filter((d) => /PENDING|ATTEMPTING/.test(d.state)).length;
    await expect.poll(open).toBe(0);
    await loop.stop();
    return (await mailsToOwner(endpoint.profileId)).map(({ kind }) => kind);
  };
  const [warning, end50] = ["webhook_endpoint_failing", "webhook_endpoint_disabled"];
  expect(await end(1)).toEqual([]);
  expect(await end(3)).toEqual([warning]);
  expect((await mailsToOwner(endpoint.profileId))[0]?.text).toMatch(
    /2[5-7] deliveries in a row to http:\S+\/hook have failed/,
  );
  expect(await end(7)).toEqual([warning]);
  await database().execute(sql`update webhook_endpoints set consecutive_dead_letters = 44 where id = ${endpoint.id}`);
  expect(await end(1)).toEqual([warning, warning]);
  answer = 200;
  expect(await end(1)).toEqual([warning, warning]);
  expect((await endpointRow(endpoint.id))?.consecutiveDeadLetters).toBe(0);
  answer = 500;
  await database().execute(sql`update webhook_endpoints set consecutive_dead_letters = 24 where id = ${endpoint.id}`);
  expect(await end(1)).toEqual([warning, warning, warning]);
  await database().execute(sql`update webhook_endpoints set consecutive_dead_letters = 49 where id = ${endpoint.id}`);
  expect(await end(1)).toEqual([warning, warning, warning, end50]);
  const mails = await mailsToOwner(endpoint.profileId);
  expect(mails.at(-1)?.text).toContain(`/developers/webhooks/${endpoint.id}`);
  expect(mails.map(({ text }) => text).join()).not.toContain("key=secret");
});

test("the 49th does not, and dead letters count from the last success on", async () => {
  let answer = 500;
  const to = await receiver((_, response) => void response.writeHead(answer).end());
  const endpoint = await endpointAt(to.url, { consecutiveDeadLetters: 48 });
  const emitLast = async (status: number) => {
    answer = status;
    clock().advance(1);
    await endpoint.emit();
    await beforeLastAttempt(endpoint.id);
    const done = (await endpoint.deliveries()).length;
    const loop = startLoop();
    await expect.poll(async () => (await endpoint.deliveries()).filter((d) => d.attempts === 7).length).toBe(done);
    await loop.stop();
    return (await endpointRow(endpoint.id))?.consecutiveDeadLetters;
  };
  expect(await emitLast(500)).toBe(49);
  expect(await emitLast(200)).toBe(0);
  expect(await emitLast(500)).toBe(1);
  expect((await endpointRow(endpoint.id))?.status).toBe("enabled");
});

test("what a disabled endpoint still had waiting is skipped, not sent", async () => {
  const to = await receiver();
  const endpoint = await endpointAt(to.url);
  await endpoint.emit();
  await database().execute(sql`update webhook_endpoints set status = 'disabled' where id = ${endpoint.id}`);
  startLoop();
  await expect.poll(async () => (await endpoint.deliveries())[0]?.state).toBe("SKIPPED");
  expect(to.hits).toHaveLength(0);
});
