import type { Scope } from "@/lib/contracts/scopes";
import { listApprovals } from "../approvals/read";
import { orderHandle } from "../handle";
import { as, makePerson, type Seller } from "../testing";
import { appOf, orderBy, PLENTY } from "../testing-apps";

export const NO_ACCEPT: Scope[] = ["purchases:read", "purchases:write"];

/** A person whose app has opened a checkout of what a seller sells. */
export async function askedBy(seller: Seller) {
  const person = await makePerson();
  const app = await appOf(person, PLENTY, NO_ACCEPT);
  const { order_id: id } = await orderBy(seller, app.at());
  const [approval] = (await listApprovals(as(person), { limit: 10 })).data;
  if (!approval) throw new Error("nothing waits");
  return { person, app, id, approval, handle: orderHandle(id) };
}
