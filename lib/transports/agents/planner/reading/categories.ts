import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import type { Rest } from "./rest";

const escaped = (text: string) =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/ & | and /g, " (?:&|and) ")
    .replace(/[- ]/g, "[- ]");
let patterns: [slug: string, RegExp[]][] | undefined;

/** Takes a category that is named as one, by slug or name: "in data & AI", "music-audio creators". Its slug. */
export function takeCategory(rest: Rest): string | undefined {
  patterns ??= TAXONOMY.map(({ slug, name }) => {
    const either = `(?:${escaped(slug)}|${escaped(name)})`;
    return [
      slug,
      [
        new RegExp(
          `(?:,\\s*)?\\b(?:in|from|within|of|under) (?:the )?(?:category )?(?:of )?${either}(?: categor(?:y|ies))?(?![\\w-])`,
          "i",
        ),
        new RegExp(`\\b(?:the )?category:? (?:of )?${either}(?![\\w-])|(?<![\\w-])${either} category\\b`, "i"),
        new RegExp(`^${either}(?= (?:creators?|people|freelancers?|offers?|offerings?|services)\\b|$)`, "i"),
      ],
    ];
  });
  for (const [slug, ways] of patterns) for (const way of ways) if (rest.take(way)) return slug;
  return undefined;
}
