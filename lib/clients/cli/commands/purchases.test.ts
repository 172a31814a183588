import { afterAll, beforeAll, expect, it } from "vitest";
import { makeApiKey } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { as, makePerson, makeSeller, pay } from "@/lib/domain/trade/orders/testing";
import { appOf } from "@/lib/domain/trade/orders/testing-apps";
import { listeningHost } from "@/lib/transports/host/testing-host";
import { TestComputer } from "../testing";

let db: TestDatabase;
let host: Awaited<ReturnType<typeof listeningHost>>;
let computer: TestComputer;
beforeAll(async () => {
  db = await testDatabase();
  host = await listeningHost();
  computer = new TestComputer(host.url);
});
afterAll(async () => {
  computer.dispose();
  await host.close();
  await db.drop();
});

async function keyOf({ userId }: { userId: string }) {
  const { token } = await makeApiKey("", ["purchases:read"], { userId, profileId: null });
  return { env: { GUILDHALL_TOKEN: token } };
}

it("a buyer lists what they ordered, and reads one of them", async () => {
  const [seller, person] = [await makeSeller(true), await makePerson()];
  const given = await keyOf(person);
  expect((await computer.run(["purchases", "list"], given)).out).toBe("No purchases.\n");
  const order = {
    handle: seller.handle,
    product_id: seller.product.id,
    tier_id: "basic",
    addon_ids: [],
    brief: "",
    answers: {},
  };
  const { order_id: id } = await openCheckout(as(person), order, "site");
  await pay(id);
  const listed = await computer.run(["purchases", "list", "--status", "paid"], given);
  expect([listed.code, listed.out]).toEqual([0, expect.stringMatching(new RegExp(`\n${id} +paid `))]);
  const json = await computer.run(["purchases", "list", "--json"], given);
  expect(JSON.parse(json.out).data).toMatchObject([{ id, status: "PAID", creator: { handle: seller.handle } }]);
  const shown = await computer.run(["purchases", "show", id], given);
  expect(shown.out).toMatch(
    new RegExp(`^Order +${id}\nStatus +paid\n[\\s\\S]*, ${seller.handle}\n[\\s\\S]*Amount +\\$100\\.00`),
  );
});

it("what an app prepared is listed with the place where it is decided", async () => {
  const [seller, person] = [await makeSeller(true), await makePerson()];
  const given = await keyOf(person);
  expect((await computer.run(["approvals", "list"], given)).out).toBe("No approvals.\n");
  const app = await appOf(person);
  const order = {
    handle: seller.handle,
    product_id: seller.product.id,
    tier_id: "basic",
    addon_ids: [],
    brief: "",
    answers: {},
  };
  await openCheckout(app.at(), order, "api");
  const { out } = await computer.run(["approvals", "list", "--status", "waiting"], given);
  expect(out).toMatch(/\nwaiting .* checkout .*\$100\.00 +http\S+\/approvals#apr_/);
});
