import { makeCreator } from "@/db/factories";
import { makeTier } from "@/db/factories/creator-records";
import { inDays } from "@/lib/domain/trade/billing/testing";
import { as, hearProcessor } from "@/lib/domain/trade/orders/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { joinTier } from "./join";

export const CARD = { email: "sam@example.com", name: "Sam", card: "4242424242424242", expiry: "12/34", cvc: "123" };
/** The days after which the second period begins, all tries of it are over, and the third begins. */
export const [RENEWAL, GIVEN_UP, THIRD] = [32, 47, 64];

/** Someone who joined a monthly tier of a creator and paid for the first month, of which we heard some days later. */
export async function makeMember(profileId: string, heardAfter = 0) {
  const fan = await makeCreator();
  const tier = await makeTier(profileId, { priceCents: 900 });
  const session = (await joinTier(as(fan), tier.id)).url?.split("/").at(-1) ?? "";
  await payCheckout(session, CARD);
  await hearProcessor(inDays(heardAfter));
  return { fan, subscription: (await processor().checkout.sessions.retrieve(session)).subscription as string };
}
