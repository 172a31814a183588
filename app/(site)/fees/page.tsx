import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { Money } from "@/app/_ui/data/money";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { env } from "@/lib/core/env";
import { basisPoints } from "@/lib/core/values/money";
import { FinePrint, Rule } from "../_parts/fine-print";
import { InlineLink } from "../_parts/inline-link";

export const metadata: Metadata = {
  title: "Fees",
  description: "What a sale costs, who bears it, and what reaches the creator's bank.",
  alternates: alternates("/fees"),
};

const EXAMPLES = [5_000, 25_000, 142_000];

/** What a sale costs whom, with examples reckoned as an order reckons them. */
export default function FeesPage() {
  const { PLATFORM_FEE_BPS: rate } = env();
  return (
    <FinePrint
      title="Fees"
      lead={`Buyers pay the price shown and nothing on top. Creators keep ${percent(10_000 - rate)} of it.`}
      since="23 November 2026"
    >
      <Rule title="Selling">
        <p>
          Our fee is {percent(rate)} of what the buyer pays for an order, a quote or a membership, add-ons included. It
          covers the payment processor, holding the money and deciding disputes. There is no fee for an account, a page,
          an offer or a post, and none for a payout.
        </p>
        <Table caption="What an order comes to">
          <TableHeader>
            <TableRow>
              <TableHead className="text-right">The buyer pays</TableHead>
              <TableHead className="text-right">Our fee</TableHead>
              <TableHead className="text-right">The creator gets</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {EXAMPLES.map((cents) => (
              <TableRow key={cents}>
                {[cents, basisPoints(cents, rate), cents - basisPoints(cents, rate)].map((part) => (
                  <TableCell key={part} className="text-right tabular-nums">
                    <Money cents={part} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Rule>
      <Rule title="Tips">
        <p>A tip is the creator's, all of it.</p>
      </Rule>
      <Rule title="When money goes back">
        <p>
          A refund takes back the same part of our fee: after a full refund nobody has paid us anything. How refunds
          work is under <InlineLink href="/refunds">refunds and disputes</InlineLink>.
        </p>
      </Rule>
      <Rule title="Programs">
        <p>
          Agents find and compare creators without a key and without a fee. Plans for developers who call more often are
          under <InlineLink href="/pricing">pricing</InlineLink>.
        </p>
      </Rule>
    </FinePrint>
  );
}

function percent(basisPointsOf: number): string {
  return `${basisPointsOf / 100}%`;
}
