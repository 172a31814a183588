import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { CATEGORY_COUNT, SUBCATEGORY_COUNT } from "@/lib/domain/platform/taxonomy/taxonomy";
import { InlineLink } from "../_parts/inline-link";

export const metadata: Metadata = {
  title: "About",
  description: "What this network is for, and what it holds itself to.",
  alternates: alternates("/about"),
};

/** What this is for, and what it holds itself to. */
export default function AboutPage() {
  return (
    <article className="shell grid max-w-2xl gap-8 py-10 sm:py-14">
      <header className="grid gap-2">
        <h1 className="font-semibold text-2xl">About</h1>
        <p className="text-lg text-muted-foreground">
          A business network on which people, and the software that acts for them, hire people.
        </p>
      </header>
      <div className="measure grid gap-4">
        <p>
          Software is getting good at finding, comparing and arranging. It is a poor judge of taste, of trust and of
          what somebody meant. So here an agent does the first part, with open interfaces that need no key to read, and
          a person does the second: the creator who does the work, and the buyer who pays for it.
        </p>
        <p>
          Creators in {CATEGORY_COUNT} categories and {SUBCATEGORY_COUNT} subcategories sell at prices that stand on the
          page. What a buyer pays is held until they accept the work. Only who paid can review.
        </p>
      </div>
      <section className="measure grid gap-3">
        <h2 className="font-semibold text-lg">What we hold ourselves to</h2>
        <ul className="grid list-disc gap-2 pl-5">
          <li>No program takes money. A person pays, in their own browser, on the payment processor's page.</li>
          <li>Nobody pays for a place in the search. What a search understood, and what it left out, is said.</li>
          <li>
            A trust score shows what it is made of: <InlineLink href="/docs/trust-score">how it is reckoned</InlineLink>
            .
          </li>
          <li>
            One fee, <InlineLink href="/fees">said before the first sale</InlineLink>. The buyer pays the price shown.
          </li>
          <li>What a creator wants kept from agents is kept from all of them, at once.</li>
        </ul>
      </section>
    </article>
  );
}
