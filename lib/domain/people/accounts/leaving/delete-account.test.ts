import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { makeApiKey, makeCreator, makeProduct } from "@/db/factories";
import { makeBooking, makeTier } from "@/db/factories/creator-records";
import { bookings, memberships, orders, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { choosePlan } from "@/lib/domain/trade/billing/choosing/choose-plan";
import {
  as,
  type Creator,
  cardForm,
  GOOD_CARD,
  lastPart,
  payFor,
  subscriptionIdOf,
} from "@/lib/domain/trade/billing/testing";
import { endSubscriptions } from "@/lib/domain/trade/memberships/end-subscriptions";
import { joinTier } from "@/lib/domain/trade/memberships/join";
import { expireCheckouts } from "@/lib/domain/trade/orders/checkout/expire-checkouts";
import { buy, hearProcessor, mailsTo, makePerson, makeSeller, orderRow, sell } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { sendOwedRefunds } from "@/lib/domain/trade/payments/send-owed-refunds";
import { signUp } from "../signing-in/sign-up";
import { deleteAccount } from "./delete-account";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const operator = () => systemContext("admin", new Date());
const refused = (code: string) => expect.objectContaining({ code });
const statusOf = async (id: string) => (await processor().subscriptions.retrieve(id)).status;

async function sellingCreator(): Promise<Creator> {
  const creator = await makeCreator({ mcpDiscoverable: true });
  await makeProduct(creator.profileId, { flat: true, sellable: true });
  return creator;
}

/** Joins a paid tier of a seller; answers the subscription. */
async function join(person: Creator, seller: Creator): Promise<string> {
  const tier = await makeTier(seller.profileId, { priceCents: 900 });
  const session = lastPart((await joinTier(as(person), tier.id)).url);
  await payCheckout(session, { email: person.email, ...cardForm(GOOD_CARD) });
  await hearProcessor();
  return (await processor().checkout.sessions.retrieve(session)).subscription as string;
}

describe("deleting an account", () => {
  it("ends its plan, the memberships it sold and those it bought, and nobody else's, once they can be ended", async () => {
    const [gone, fan, other] = [await sellingCreator(), await makeCreator(), await sellingCreator()];
    await payFor(gone, "GROWTH");
    await hearProcessor();
    const subs = [await subscriptionIdOf(gone), await join(fan, gone), await join(gone, other)];
    const kept = await join(fan, other);
    await deleteAccount(operator(), gone.email);
    // the processor fails for one of them: the others end, and a later run finds it
    await statement(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'down'; end $$`,
      [],
    );
    await statement(
      `create trigger fail before update on sandbox_objects for each row when (old.id = '${subs[1]}') execute function fail()`,
      [],
    );
    expect(await endSubscriptions(operator())).toBe(3); // the checkout that is open counts too
    expect(await Promise.all(subs.map(statusOf))).toEqual(["canceled", "active", "canceled"]);
    await statement("drop trigger fail on sandbox_objects", []);
    await Promise.all([endSubscriptions(operator()), endSubscriptions(operator())]);
    expect(await endSubscriptions(operator())).toBe(0);
    await hearProcessor();
    expect(await Promise.all(subs.map(statusOf))).toEqual(["canceled", "canceled", "canceled"]);
    expect(await statusOf(kept)).toBe("active");
    const rows = await database().select().from(memberships).orderBy(memberships.id);
    expect(rows.map(({ status }) => status)).toEqual(["CANCELED", "CANCELED", "ACTIVE"]);
    expect(rows[1]).toMatchObject({ memberName: "Deleted account" });
    expect(JSON.stringify(rows)).not.toContain(gone.email);
  });

  it("takes credentials, content and name at once; orders and their buyers stay, the address is free", async () => {
    const gone = await makeSeller(true);
    const { token } = await makeApiKey(gone.profileId);
    const sold = await sell(gone, { status: "COMPLETED", closedAt: new Date() });
    const deleted = await deleteAccount(operator(), gone.email.toUpperCase());
    expect(deleted).toEqual({ user_id: gone.userId, profile_id: gone.profileId });
    await expect(resolveCredential(token, new Date())).rejects.toEqual(refused("unauthorized"));
    await expect(getProfile(operator(), gone.handle)).rejects.toEqual(refused("not_found"));
    const [row] = await database().select().from(profiles).where(eq(profiles.id, gone.profileId));
    await expect(getProfile(operator(), row?.handle ?? "")).rejects.toEqual(refused("not_found"));
    const [product] = await statement<{ row: string }>(
      "select row_to_json(p)::text as row from products p where id = $1",
      [gone.product.id],
    );
    expect(JSON.parse(product?.row ?? "{}")).toMatchObject({ status: "archived", description: "" });
    expect(await orderRow(sold.id)).toMatchObject({ status: "COMPLETED", buyerEmail: expect.stringContaining("@") });
    expect(await mailsTo(gone.email)).toEqual(["account_deleted"]);
    await expect(deleteAccount(operator(), gone.email)).rejects.toEqual(refused("not_found"));
    const input = { name: "Ada", email: gone.email, password: "a long enough password", handle: gone.handle };
    expect((await signUp(operator(), input)).profileId).not.toBe(gone.profileId);
  });

  it("waits until no order is at work, sold or bought", async () => {
    const [seller, buyer] = [await makeSeller(true), await makePerson()];
    const order = await sell(seller, { status: "DELIVERED", buyerEmail: buyer.email });
    for (const { email } of [seller, buyer]) {
      await expect(deleteAccount(operator(), email)).rejects.toThrow(/orders at work/);
    }
    await database().update(orders).set({ status: "COMPLETED" }).where(eq(orders.id, order.id));
    for (const { email } of [seller, buyer]) await deleteAccount(operator(), email);
  });

  it("waits also for what an app bought under another address", async () => {
    const [seller, buyer] = [await makeSeller(true), await makePerson()];
    await sell(seller, { status: "PAID", buyerUserId: buyer.userId, buyerEmail: "office@example.com" });
    await expect(deleteAccount(operator(), buyer.email)).rejects.toThrow(/1 bought/);
  });

  it("calls off what it booked as a guest, and takes its name out of it", async () => {
    const [host, guest] = [await makeSeller(true), await makePerson()];
    const startsAt = new Date(Date.now() + 86_400_000);
    const when = { startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) };
    const own = { guestEmail: guest.email, guestName: "Real Name", guestNotes: "My number is 555." };
    const { id } = await makeBooking(host.profileId, { ...when, ...own });
    const past = new Date(Date.now() - 86_400_000);
    const over = { startsAt: past, endsAt: past, status: "COMPLETED", hostNote: "Real Name, I am late." } as const;
    const { id: gone } = await makeBooking(host.profileId, { ...own, ...over });
    await deleteAccount(operator(), guest.email);
    const [row] = await database().select().from(bookings).where(eq(bookings.id, id));
    expect(row).toMatchObject({
      status: "CANCELED",
      canceledBy: "guest",
      guestName: "Deleted account",
      guestNotes: "",
    });
    expect(row?.guestEmail).not.toBe(guest.email);
    const [before] = await database().select().from(bookings).where(eq(bookings.id, gone));
    expect(before).toMatchObject({ guestName: "Deleted account", hostNote: "" });
    expect(await mailsTo(host.email)).toContain("booking_canceled");
  });

  it("closes checkouts that are open; what is paid there meanwhile goes back", async () => {
    const [gone, fan] = [await makeSeller(true), await makeCreator()];
    const [unpaid, late] = [await buy(gone, null), await buy(gone, null)];
    const tier = await makeTier(gone.profileId, { priceCents: 900 });
    const joining = lastPart((await joinTier(as(fan), tier.id)).url);
    const plan = lastPart((await choosePlan(as(gone), { tier: "STARTER" })).url);
    const twin = lastPart((await choosePlan(as(fan), { tier: "STARTER" })).url);
    await deleteAccount(operator(), gone.email);
    for (const session of [late.session, joining, plan]) {
      await payCheckout(session, { email: fan.email, ...cardForm(GOOD_CARD) });
    }
    await hearProcessor();
    await endSubscriptions(operator());
    await expireCheckouts(operator());
    await sendOwedRefunds(operator());
    await hearProcessor();
    expect(await orderRow(unpaid.id)).toMatchObject({ status: "EXPIRED" });
    expect(await orderRow(late.id)).toMatchObject({ status: "EXPIRED", refundedCents: 0 });
    expect(await mailsTo(fan.email)).toEqual(["payment_returned", "payment_returned"]);
    const charges = (await processor().charges.list({ limit: 3 })).data;
    expect(charges.map(({ refunded }) => refunded)).toEqual([true, true, true]);
    expect((await processor().checkout.sessions.retrieve(twin)).status).toBe("open");
  });
});
