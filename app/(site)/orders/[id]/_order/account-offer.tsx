import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";

/** What an account brings to somebody who paid without one; the address that was paid with is filled in there. */
export function AccountOffer({ orderId, token }: { orderId: string; token: string | undefined }) {
  const query = new URLSearchParams({ next: `/orders/${orderId}`, ...(token ? { order: orderId, token } : {}) });
  return (
    <section
      aria-labelledby="account"
      className="grid gap-3 rounded-md border border-border bg-primary-tint/40 px-5 py-4 sm:flex sm:items-center sm:justify-between"
    >
      <div>
        <h2 id="account" className="font-semibold text-lg">
          Keep your orders in one place
        </h2>
        <p className="text-muted-foreground">
          With an account you find this order under Your orders and are told what happens to it.
        </p>
      </div>
      <Button asChild variant="secondary" className="w-fit">
        <Link href={`/sign-up?${query}`}>Create an account</Link>
      </Button>
    </section>
  );
}
