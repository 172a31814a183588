import { skillKey } from "@/lib/domain/platform/understand/tagging/skill-key";
import { type Shortened, wordsOf } from "@/lib/domain/platform/understand/terms";
import { lexeme } from "../markers";
import type { Asked } from "../reading/asked";
import type { Term } from "./terms";
import { sideBySide } from "./verbatim";

/** The words of a query as they were typed: "r d tax credits" for "research and development tax credits". */
export function typedOf({ words, shortened }: Pick<Asked, "words" | "shortened">): string {
  return shortened.reduce(
    (left, { typed, read }) => [read, wordsOf(read).join(" ")].reduce((text, as) => text.replace(as, typed), left),
    words,
  );
}

/**
 * What else rows hold of a word that was typed in short, as parts of a tsquery: its letters next to each other, where the index holds each of
 * them, and skills that are called so or as all that was typed. `terms` are those of what was typed. Pure.
 */
export function typedForms(word: string, asked: Pick<Asked, "words" | "shortened">, terms: readonly Term[]): string[] {
  const said = wordsOf(word);
  const isOf = ({ read }: Shortened) => wordsOf(read).some((key) => said.includes(key));
  const forms = asked.shortened.filter(isOf).flatMap(({ typed }) => {
    const letters = typed.split(" ");
    const isHeld = letters.every((letter) => terms.some((term) => term.word === letter));
    return [...(isHeld ? [sideBySide(letters, terms, "")] : []), named(typed), named(typedOf(asked))];
  });
  return [...new Set(forms)];
}

const named = (typed: string) => lexeme(`~k${skillKey(typed)}`);
