import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { isEndedLink } from "@/lib/domain/trade/orders/access/access";
import { getOrderByToken } from "@/lib/domain/trade/orders/reading/read";
import { linkContext } from "@/lib/transports/actions/session/session";

export type OrderPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
};

const load = cache(async (id: string, token: string | undefined) => {
  if (!/^ord_[0-9a-z]{26}$/.test(id)) notFound();
  const ctx = await linkContext(id, token);
  return orNotFound(
    getOrderByToken(ctx, id, token).catch(async (refusal) => {
      if (token && (await isEndedLink(ctx, id, token))) redirect("/orders/link?ended=1");
      throw refusal;
    }),
  );
});

/** The order of an address, for the holder of its link or its signed-in buyer; 404 for everyone else. */
export async function loadOrder({ params, searchParams }: OrderPageProps) {
  const { id } = await params;
  const token = [(await searchParams).token].flat()[0];
  return { ...(await load(id, token)), token };
}

/** The address of one of the order's pages, with the link token when the reader came by it. */
export function orderHref(
  id: string,
  page: "" | "thanks" | "review" | "receipt" | "again",
  token: string | undefined,
): string {
  const path = page ? `/orders/${id}/${page}` : `/orders/${id}`;
  return token ? `${path}?token=${encodeURIComponent(token)}` : path;
}

/** The address at which one of the order's files can be saved. */
export function fileHref(id: string, file: string, token: string | undefined): string {
  const path = `/orders/${id}/files/${file}`;
  return token ? `${path}?token=${encodeURIComponent(token)}` : path;
}

/** Where the page is told that the order changed. */
export function liveHref(id: string, token: string | undefined): string {
  const path = `/orders/${id}/live`;
  return token ? `${path}?token=${encodeURIComponent(token)}` : path;
}
