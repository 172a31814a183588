import { dayAndTime } from "@/lib/core/values/formats";
/** What the mails about an order say of it. Plain data: the mails know no tables. */
export type OrderFacts = {
  id: string;
  title: string;
  amountCents: number;
  currency: string;
  buyerName: string;
  creatorName: string;
  deliveryDays: number;
  /** How often the buyer can still ask for changes. */
  revisionsLeft: number;
  /** Whether the creator waits for answers. */
  awaitsBrief: boolean;
  deliveryNumber: number;
  acceptBy: Date | null;
  acceptedBy: "buyer" | "auto" | null;
  refundedCents: number;
  /** Where the buyer and the creator open it. The buyer's path holds the order's token. */
  buyerPath: string;
  creatorPath: string;
};

/** "20 Nov 2026, 09:30 UTC", as mails write a moment. */
export function momentInWords(at: Date): string {
  const text = dayAndTime.format(at);
  return `${text} UTC`;
}
