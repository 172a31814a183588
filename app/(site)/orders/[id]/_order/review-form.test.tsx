import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { reviewEndOf } from "@/lib/domain/trade/orders/work/review-window";
import { ReviewForm } from "./review-form";

const PAID = "2026-11-01T10:00:00.000Z";

it.each([
  [{ paid_at: PAID, closed_at: "2026-11-05T10:00:00.000Z" }, "ended on 19 Nov 2026, 10:00 UTC"],
  [{ paid_at: null, closed_at: null }, "once the order is paid"],
  [{ paid_at: null, closed_at: "2026-11-05T10:00:00.000Z" }, "once the order is paid"],
])("says when the time for a review ended: %j", (order, said) => {
  const page = renderToStaticMarkup(
    <ReviewForm
      orderId="ord_1"
      token={undefined}
      creator="Mara"
      ends={reviewEndOf(order)}
      review={null}
      canReview={false}
    />,
  );
  expect(page.replace(/<[^>]+>/g, "")).toContain(said);
});

it("begins with what an app drafted, and says who did", () => {
  const draft = { id: "apr_1", app: "Ledger", rating: 4, title: "Fine", body: "On time." };
  const page = renderToStaticMarkup(
    <ReviewForm orderId="ord_1" token={undefined} creator="Mara" ends={null} review={null} draft={draft} canReview />,
  );
  expect(page).toContain("Ledger drafted this review for you");
  expect(page).toMatch(/name="draft_id" value="apr_1"/);
  expect(page).toContain("On time.");
});
