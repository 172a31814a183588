import type { ReactNode } from "react";

/** Facts of a thing as name and value, in two columns where there is room. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted-foreground text-sm">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A titled part of a case. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** Words as somebody wrote them, for reading and nothing else. */
export function Quoted({ children }: { children: string }) {
  return (
    <blockquote
      dir="auto"
      className="wrap-anywhere max-h-96 overflow-y-auto whitespace-pre-line rounded-md border border-border bg-muted/50 px-4 py-3"
    >
      {children.trim() || "No words."}
    </blockquote>
  );
}
