import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ReviewView } from "@/lib/contracts/network/reviews/reviews";
import { ReviewItem } from "./review-list";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const REVIEW: ReviewView = {
  id: "rev_01k5s3v9n6e8wbr4q2ycx7th0d",
  rating: 5,
  title: "Calm and exact",
  body: "On time.",
  buyer_name: "Robin A.",
  order_stage: "COMPLETED",
  counted: true,
  product_title: "Brand identity",
  reply: null,
  created_at: "2026-11-13T16:40:00.000Z",
  changed_at: null,
};

const shown = (review: ReviewView) =>
  renderToStaticMarkup(<ReviewItem review={review} creator="Mara" now={NOW} />).replace(/<[^>]+>/g, "");

it("says when a review was changed, and of a reply from before that it is to an earlier version", () => {
  expect(shown(REVIEW)).not.toMatch(/changed on|earlier version/);
  const reply = { body: "Thank you!", created_at: REVIEW.created_at, outdated: true };
  const page = shown({ ...REVIEW, changed_at: "2026-11-19T10:00:00.000Z", reply });
  expect(page).toContain("changed on 19 Nov 2026");
  expect(page).toContain("to an earlier version of this review");
});
