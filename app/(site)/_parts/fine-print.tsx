import type { ReactNode } from "react";
import { TERMS_VERSION } from "@/lib/contracts/people/terms-version";
import { env } from "@/lib/core/env";
import { InlineLink } from "./inline-link";

/** The day from which the terms hold, which people agree to by that name. */
export function termsSince(): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(TERMS_VERSION));
}

type FinePrintProps = { title: string; lead: string; since: string; children: ReactNode };

/** A page of rules: what it is, since when it holds, and its sections. */
export function FinePrint({ title, lead, since, children }: FinePrintProps) {
  return (
    <article className="shell grid max-w-2xl gap-8 py-10 sm:py-14">
      <header className="grid gap-2">
        <h1 className="font-semibold text-2xl">{title}</h1>
        <p className="text-lg text-muted-foreground">{lead}</p>
        <p className="text-muted-foreground text-sm">
          In force since {since}. Questions: <InlineLink href="/contact">contact us</InlineLink>.
        </p>
        {env().OPERATOR_EMAIL ? null : (
          <p className="text-muted-foreground text-sm">
            This installation has not named its operator yet: the text is the one that comes with the software, and a
            lawyer has to read it before the service is open to the public.
          </p>
        )}
      </header>
      {children}
    </article>
  );
}

/** One section of rules, as paragraphs. */
export function Rule({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="measure grid gap-2">
      <h2 className="font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}
