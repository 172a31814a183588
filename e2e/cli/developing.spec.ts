import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeApiKey } from "@/db/factories";
import { apiKeys, users } from "@/db/schema";
import { newId } from "@/lib/core/values/ids";
import { testReceiver } from "@/lib/domain/developers/webhooks/delivery/testing";
import { makeCaller } from "../api/callers";
import { expect, test } from "./cli";

type Page = { data: { id: string; event_id: string; state: string }[] };

/** Somebody who develops in test mode: nothing they do is live. */
async function developer() {
  const { creator, token } = await makeCaller(undefined, {}, { livemode: false });
  return { creator, given: { env: { GUILDHALL_TOKEN: token } } };
}

test("what an endpoint was sent is listed, sent again as a delivery and as an event, and signed anew", async ({
  computer,
}) => {
  const { given } = await developer();
  const local = await testReceiver((_, response) => void response.writeHead(204).end());
  const create = ["webhooks", "endpoints", "create", local.url, "--event", "order.paid"];
  const made = await computer.json<{ id: string; secret: string }>(create, given);
  expect(await computer.shown(["fixtures", "create", "order.paid"], given)).toMatch(/^Made ord_\w+: PAID\n$/);

  const list = ["webhooks", "deliveries", made.id];
  const sent = async () => (await computer.json<Page>([...list, "--state", "succeeded"], given)).data;
  await expect.poll(async () => (await sent()).length).toBe(1);
  const [first] = await sent();
  expect(await computer.shown(list, given)).toMatch(
    new RegExp(`^ID +STATE +KIND +EVENT .*\n${first?.id} +succeeded +order\\.paid +${first?.event_id} +1 +204 `),
  );
  await computer.shown(["webhooks", "replay", first?.id ?? ""], given);
  await computer.shown(["events", "resend", first?.event_id ?? "", "--endpoint", made.id], given);
  await expect.poll(async () => (await sent()).map((each) => each.event_id)).toEqual(Array(3).fill(first?.event_id));

  const rotated = await computer.json<{ secret: string }>(["webhooks", "rotate", made.id], given);
  expect(rotated.secret).not.toBe(made.secret);
  await local.close();
});

test("requests are shown as they come, those before it not, and not what it asks itself", async ({ computer }) => {
  test.setTimeout(120_000);
  const { given } = await developer();
  await computer.run(["get", "/v1/orders/ord_01k5s3v9n6e8wbr4q2ycx7th0d"], given);
  await expect.poll(async () => computer.shown(["logs", "list"], given)).toContain("/api/v1/orders/");
  const tail = computer.start(["logs", "tail"], given);
  await tail.until("err", /Waiting for requests/);
  await computer.run(["get", "/v1/quotes/qt_01k5s3v9n6e8wbr4q2ycx7th0d"], given);
  await tail.until("out", /^\d\d:\d\d:\d\d {2}404 {2}GET {2}\/api\/v1\/quotes\/qt_\w+ {2}not_found {2}.+ \d+ ms$/m);
  expect(tail.out).not.toMatch(/orders|request-logs/);
  expect(await tail.stop()).toBe(0);

  const { data } = await computer.json<{ data: { request_id: string }[] }>(["logs", "list", "--errors"], given);
  const [refused] = data;
  expect(await computer.shown(["logs", "show", refused?.request_id ?? ""], given)).toMatch(
    /^Request +GET \/api\/v1\/quotes\/qt_\w+\nStatus +404\n/,
  );
  expect((await computer.run(["logs", "show", "req_none"], given)).err).toContain("Your log has no request req_none.");
});

test("who has no creator's page is told who they are, and in which mode", async ({ computer }) => {
  const { creator, given } = await developer();
  expect(await computer.shown(["whoami"], given)).toMatch(
    new RegExp(`^Handle +${creator.handle}\n[\\s\\S]*\nSigned in by +api key, test mode\n`),
  );
  const id = newId("usr");
  await database()
    .insert(users)
    .values({ id, email: `${id}@example.com`, name: "Dana Reed" });
  const key = await makeApiKey(creator.profileId);
  await database().update(apiKeys).set({ userId: id, profileId: null }).where(eq(apiKeys.id, key.id));
  expect(await computer.shown(["whoami"], { env: { GUILDHALL_TOKEN: key.token } })).toMatch(
    /^Handle +none: this account has no creator's page\nName +Dana Reed\n[\s\S]*\nSigned in by +api key, live\n/,
  );
});
