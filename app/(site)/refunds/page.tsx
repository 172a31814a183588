import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { FinePrint, Rule } from "../_parts/fine-print";

export const metadata: Metadata = {
  title: "Refunds and disputes",
  description: "When your money is held, how to cancel, and what happens in a dispute.",
  alternates: alternates("/refunds"),
};

/** What becomes of the money of an order, in full. */
export default function RefundsPage() {
  return (
    <FinePrint
      title="Refunds and disputes"
      lead="What you pay is held until you accept the work. This is how it comes back to you if the work does not."
      since="22 November 2026"
    >
      <Rule title="Your payment is held">
        <p>
          You pay on the payment processor's page, and the money of the order is held. The creator is paid once you
          accept the delivery. After each delivery you have 72 hours to accept it, to ask for a round of changes that
          the offer includes, or to open a dispute. Without an answer the delivery counts as accepted.
        </p>
      </Rule>
      <Rule title="Canceling">
        <p>
          Before a delivery, and while changes are asked for, you can ask to cancel. The creator agrees or declines with
          a reason, and cannot deliver until they have answered. If they do not answer within 48 hours, the order is
          canceled and everything you paid goes back.
        </p>
        <p>
          When a delivery is more than 24 hours late, you cancel at once, without asking. A creator can cancel an order
          that is not delivered; everything goes back then, too.
        </p>
      </Rule>
      <Rule title="Disputes">
        <p>
          You can open a dispute from payment until 14 days after the order is completed. Both sides say what happened,
          and can add files. Either side can propose how to settle it: all of the money back, a part of it back, another
          delivery by a date, or the order completed as it is. What the other side accepts is done at once.
        </p>
        <p>
          If you have not agreed after five days, we decide. The decision can be for a part of the money, and both sides
          read the reason. While a dispute is open, nothing is accepted automatically, and money that has not left for
          the creator's bank stays held.
        </p>
      </Rule>
      <Rule title="How refunds are paid">
        <p>
          Refunds go to the card that paid, and usually show within five to ten days. Our fee goes back in proportion,
          so a full refund is the full price. A refund in part leaves the order as it is. If your bank refuses a refund,
          the money stays yours and is sent again, to the same card; if the card is gone for good, we find another way
          with you.
        </p>
        <p>Money that arrives for nothing, such as a second payment of one order, is sent back by itself.</p>
      </Rule>
      <Rule title="Tips">
        <p>
          A tip from $1 to $1,000 can be given once an order is completed. All of it goes to the creator, who may send
          it back. It has no part in the rating.
        </p>
      </Rule>
    </FinePrint>
  );
}
