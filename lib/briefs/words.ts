import { TAXONOMY } from "@/lib/taxonomy/taxonomy";

const MOST_WORDS = 12;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.'-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu;

let vocabulary: ReadonlySet<string> | undefined;

/** Every word of the taxonomy that says what kind of work it is: names and skills, lower case, of three letters or more. */
function trade(): ReadonlySet<string> {
  vocabulary ??= new Set(
    TAXONOMY.flatMap((category) => category.subcategories.flatMap((s) => [s.name, ...s.skills]))
      .flatMap(wordsOf)
      .filter((word) => word.length > 2 && !COMMON.has(word)),
  );
  return vocabulary;
}

/**
 * The words of a brief that a search is worth making with, at most twelve: those of the taxonomy first, the most
 * repeated of them first, then the other long ones. A brief is prose, and a search for all of it would find nobody.
 */
export function briefWords(brief: string): string {
  const counts = new Map<string, number>();
  for (const word of wordsOf(brief)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].filter(([word]) => word.length > 2 && !COMMON.has(word));
  const known = words.filter(([word]) => trade().has(word)).sort(([, a], [, b]) => b - a);
  const others = words.filter(([word]) => !trade().has(word) && word.length > 4).sort(([, a], [, b]) => b - a);
  return [...known, ...others]
    .slice(0, MOST_WORDS)
    .map(([word]) => word)
    .join(" ");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** Words that stand in most briefs and tell no trade from another. */
const COMMON = new Set(
  (
    "and the for with our you your need needs want wants looking from that this have has will are can who would should about into " +
    "must please someone somebody project work team help new one two more all any some week weeks month months day days " +
    "budget deadline hire hiring make made get like also only very well good great best not but out over per their them"
  ).split(" "),
);
