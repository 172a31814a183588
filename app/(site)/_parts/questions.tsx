import type { ReactNode } from "react";

export type Question = { id: string; asks: string; answer: ReactNode };

/** Questions with their answers, each with an address of its own. */
export function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <section className="grid gap-4">
      <h2 className="font-semibold text-lg">{title}</h2>
      <dl className="grid gap-5">
        {questions.map(({ id, asks, answer }) => (
          <div key={id} id={id} className="measure grid scroll-mt-20 gap-1">
            <dt className="font-medium">{asks}</dt>
            <dd className="text-muted-foreground">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
