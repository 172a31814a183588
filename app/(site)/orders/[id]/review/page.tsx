import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { Card } from "@/app/_ui/looks/card";
import { reviewEndOf } from "@/lib/domain/trade/orders/work/review-window";
import { ReviewForm } from "../_order/review-form";
import { loadOrder, type OrderPageProps, orderHref } from "../load-order";

export const metadata: Metadata = { title: "Review your order" };

/** The review of an order, by itself. */
export default async function ReviewPage(props: OrderPageProps) {
  const { order, review, draft, can_review, token } = await loadOrder(props);
  return (
    <div className="shell grid max-w-2xl grid-cols-1 gap-6 py-10 sm:py-14">
      <Breadcrumb crumbs={[{ label: "Your order", href: orderHref(order.id, "", token) }, { label: "Review" }]} />
      <header>
        <h1 className="font-semibold text-2xl">Review your order</h1>
        <p className="wrap-anywhere text-lg text-muted-foreground">
          {order.product_title} by {order.creator.display_name}
        </p>
      </header>
      <Card className="p-5 sm:p-6">
        <ReviewForm
          orderId={order.id}
          token={token}
          creator={order.creator.display_name}
          ends={reviewEndOf(order)}
          review={review}
          draft={draft}
          canReview={can_review}
        />
      </Card>
      {can_review ? null : (
        <Button asChild variant="secondary" className="w-fit">
          <Link href={orderHref(order.id, "", token)}>Back to the order</Link>
        </Button>
      )}
    </div>
  );
}
