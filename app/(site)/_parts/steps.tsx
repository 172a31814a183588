export type Step = { title: string; says: string };

/** What happens one after the other, each with its number. */
export function Steps({ steps, columns = "sm:grid-cols-2" }: { steps: readonly Step[]; columns?: string }) {
  return (
    <ol className={`grid gap-4 ${columns}`}>
      {steps.map(({ title, says }, i) => (
        <li key={title} className="flex gap-3 rounded-md border border-border bg-card p-4 shadow-sm">
          <StepNumber n={i + 1} />
          <div className="grid content-start gap-1">
            <h3 className="font-semibold text-base">{title}</h3>
            <p className="text-muted-foreground">{says}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The number of a step, in a circle; the list itself says it to those who cannot see it. */
export function StepNumber({ n }: { n: number }) {
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-full bg-primary-tint font-semibold text-primary-ink text-xs tabular-nums"
    >
      {n}
    </span>
  );
}
