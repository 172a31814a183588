import { wordsOf } from "@/lib/domain/platform/understand/terms";

/** Rows in their order, but those first whose offer is called what was typed: who knows a name means it. Pure. */
export function titledFirst<R extends { offer: { name: string } }>(rows: readonly R[], query: string | undefined): R[] {
  const typed = called(query ?? "");
  const isTitled = ({ offer }: R) => called(offer.name) === typed;
  return [...rows.filter(isTitled), ...rows.filter((row) => !isTitled(row))];
}

const called = (text: string) => wordsOf(text).join(" ");
