import { redirect } from "next/navigation";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { orderAgainPath } from "@/lib/domain/trade/orders/reading/again";
import { pageContext } from "@/lib/transports/actions/session";
import type { OrderPageProps } from "../load-order";

/** Leads on to where the same is bought again. */
export default async function OrderAgainPage({ params, searchParams }: OrderPageProps) {
  const [{ id }, { token }] = await Promise.all([params, searchParams]);
  redirect(await orNotFound(orderAgainPath(await pageContext(), id, [token].flat()[0])));
}
