import { redirect } from "next/navigation";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { orderAgainPath } from "@/lib/domain/trade/orders/reading/again";
import { linkContext } from "@/lib/transports/actions/session/session";
import type { OrderPageProps } from "../load-order";

/** Leads on to where the same is bought again. */
export default async function OrderAgainPage({ params, searchParams }: OrderPageProps) {
  const [{ id }, { token }] = await Promise.all([params, searchParams]);
  const given = [token].flat()[0];
  redirect(await orNotFound(orderAgainPath(await linkContext(id, given), id, given)));
}
