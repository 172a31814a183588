import type { ReactNode } from "react";
import { TERMS_VERSION } from "@/lib/contracts/people/terms-version";

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
          Version of {since}. Written with the software: whoever runs this service has a lawyer read it first, and adds
          their own name and address.
        </p>
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
