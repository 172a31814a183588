import type { Metadata } from "next";
import { OrderLinksForm } from "./order-links-form";

export const metadata: Metadata = { title: "Find your order" };

type OrderLinkPageProps = { searchParams: Promise<{ ended?: string | string[] }> };

/** Where a buyer without an account has the links to their orders sent again. `?ended` tells them why they are here. */
export default async function OrderLinkPage({ searchParams }: OrderLinkPageProps) {
  const { ended } = await searchParams;
  return (
    <div className="shell grid max-w-[29rem] grid-cols-1 gap-6 py-10 sm:py-14">
      <header className="grid gap-1.5">
        <h1 className="font-semibold text-2xl">{ended ? "This link has ended" : "Find your order"}</h1>
        <p className="text-lg text-muted-foreground">
          {ended
            ? "An order's link works until 180 days after the order closed. We mail you a fresh one."
            : "Paid without an account? We mail you the links to your orders."}
        </p>
      </header>
      <OrderLinksForm />
    </div>
  );
}
