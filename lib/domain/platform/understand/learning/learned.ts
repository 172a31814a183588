import { LEARNED, SLUGS } from "./learned.gen";

/** What a feature says for a subcategory, in the measure of `topicsOf`. */
export type Says = { slug: string; says: number };

let read: { lines: ReadonlyMap<string, string>; slugs: readonly string[] } | undefined;

/** The features' lines, parted and not read: a query asks for few of them. */
function learned() {
  read ??= {
    lines: new Map(
      LEARNED.trim()
        .split("\n")
        .map((line) => {
          const end = line.indexOf("=");
          return [line.slice(0, end), line.slice(end + 1)];
        }),
    ),
    slugs: SLUGS.split(" "),
  };
  return read;
}

/** Every slug that searches were written for, those of what no category holds with a `~`. */
export function learnedSlugs(): readonly string[] {
  return learned().slugs;
}

/** Whether a feature stands in the searches. */
export function isLearned(key: string): boolean {
  return learned().lines.has(key);
}

/** What a feature of a query says for which subcategories; nothing where the searches have it not. Pure. */
export function saysOf(key: string): Says[] {
  const { lines, slugs } = learned();
  return (lines.get(key)?.split(" ") ?? []).map((one) => {
    const [number = "", hundredths] = one.split(":");
    return { slug: slugs[Number.parseInt(number, 36)] ?? "", says: Number(hundredths) / 100 };
  });
}
