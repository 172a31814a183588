import { verifyWebhook } from "@/lib/clients/sdk/index";
import { TIERS } from "@/lib/contracts/tiers";
import { testReceiver } from "@/lib/domain/developers/webhooks/delivery/testing";
import { makeCaller } from "../api/callers";
import { expect, test } from "./cli";

type Page = { data: { id: string; status: string; event_types: string[] }[] };
const endpoints = ["webhooks", "endpoints", "list"];

test("deliveries reach a port of this computer as they were signed, until Ctrl-C; a session is no endpoint of the account", async ({
  computer,
}) => {
  test.setTimeout(120_000);
  const given = { env: { GUILDHALL_TOKEN: (await makeCaller()).token } };
  const local = await testReceiver((hit, response) => void response.writeHead(hit.path === "/hooks" ? 204 : 500).end());
  const listening = computer.start(["webhooks", "listen", "--forward", `${local.url}/hooks`, "--json"], given);
  const [line] = await listening.until("out", /^\{"type":"ready".*\}\n/);
  const { secret } = JSON.parse(line);

  await computer.shown(["webhooks", "trigger", "order.paid"], given);
  await listening.until("out", /"event_type":"order\.paid".*"status":204/);
  const [hit] = local.hits;
  const verified = await verifyWebhook(hit?.body ?? "", hit?.headers ?? {}, secret);
  expect(verified).toMatchObject({ type: "order.paid", data: { status: "PAID" } });
  expect(hit?.headers["service-idempotency-key"]).toBe(verified.id);

  await computer.shown(["posts", "create", "--title", "Heard"], given); // and what really happens
  await listening.until("out", /"event_type":"post\.created".*"status":204/);
  expect(await verifyWebhook(local.hits[1]?.body ?? "", local.hits[1]?.headers ?? {}, secret)).toMatchObject({
    type: "post.created",
    data: { title: "Heard" },
  });
  expect((await computer.json<Page>(endpoints, given)).data).toEqual([]);
  expect(await listening.stop()).toBe(0);

  const again = computer.start(["webhooks", "listen", "--forward", local.url, "--event", "post.created"], given);
  const [, same = ""] = await again.until("out", /Signing secret, the same in every session: (whsec_\S+)\n/);
  expect(same).toBe(secret);
  await computer.shown(["webhooks", "trigger"], given);
  await again.until("out", /^\d\d:\d\d:\d\d {2}ping {2}evt_\w+ {2}500 in \d+ ms$/m);
  expect(await verifyWebhook(local.hits[2]?.body ?? "", local.hits[2]?.headers ?? {}, secret)).toMatchObject({
    type: "ping",
  });
  await local.close();
  await computer.shown(["webhooks", "trigger"], given);
  await again.until("out", /not delivered: nobody listens there\n/);
  expect(await again.stop()).toBe(0);
  expect(local.hits).toHaveLength(3);
});

test("listening takes no place of the plan", async ({ computer }) => {
  const given = { env: { GUILDHALL_TOKEN: (await makeCaller()).token } };
  const create = ["webhooks", "endpoints", "create", "https://example.com/hooks"];
  for (let n = 0; n < TIERS.FREE.webhookEndpoints; n++) await computer.json(create, given);
  const listening = computer.start(["webhooks", "listen", "--forward", "4000", "--json"], given);
  await listening.until("out", /"type":"ready"/);
  expect(await listening.stop()).toBe(0);
});
