import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { between, pick, type Random, shuffled } from "../random";
import * as words from "./words";

/** What a made-up creator does: a kind of work, which category and subcategories it is of, and the skills they name. */
export type Craft = { category: string; kind: string; skills: string[]; subcategories: string[] };

/**
 * Crafts by frequency. The kinds of work are shuffled over the categories and drawn with a strong preference for the first, so that
 * some words of the vocabulary occur in thousands of profiles, most in hundreds and some in a handful.
 */
export function craftMaker(random: Random): () => Craft {
  const kinds = shuffled(
    random,
    TAXONOMY.flatMap((category) => category.subcategories.map((sub) => ({ ...sub, category: category.slug }))),
  );
  return () => {
    const main = pick(random, kinds, 2.2);
    const side = pick(random, kinds, 2.2);
    const skills = [...shuffled(random, main.skills), ...shuffled(random, side.skills).slice(0, 2)];
    const subcategories = [...new Set([main.slug, side.slug])];
    return {
      category: main.category,
      kind: main.name,
      subcategories,
      skills: [...new Set(skills)].slice(0, between(random, 4, 8)),
    };
  };
}

/** A name that nobody has: `Studio Belkorven`. About 50,000 of them. */
export function studioName(random: Random): string {
  const coined = Array.from({ length: 3 }, () => pick(random, words.SYLLABLES)).join("");
  return `Studio ${coined.charAt(0).toUpperCase()}${coined.slice(1)}`;
}

export function personName(random: Random): string {
  return `${pick(random, words.FIRST_NAMES)} ${pick(random, words.LAST_NAMES)}`;
}

export function tagline(random: Random, craft: Craft): string {
  return fill(random, pick(random, words.TAGLINES, 1.4), craft, {}).slice(0, 140);
}

export function bio(random: Random, craft: Craft, studio: string, city: string): string {
  const slots = { n: studio, c: city.split(",")[0] ?? city };
  const middles = shuffled(random, words.MIDDLES).slice(0, between(random, 2, 3));
  const texts = [pick(random, words.OPENINGS), ...middles, pick(random, words.CLOSINGS)];
  const [opening, ...rest] = texts.map((text) => fill(random, text, craft, slots));
  return `${opening} ${rest.slice(0, 1).join(" ")}\n\n${rest.slice(1).join(" ")}`;
}

export function postTitle(random: Random, craft: Craft): string {
  return fill(random, pick(random, words.POST_TITLES), craft, {});
}

export function postBody(random: Random, craft: Craft): string {
  const line = () => fill(random, pick(random, words.MIDDLES), craft, {});
  return `${line()} ${line()}\n\n## In practice\n\n- ${line()}\n- ${line()}\n\n${line()}`;
}

/** Replaces the slots of a template, no two with the same words where the lists allow it; the first letter becomes a capital. */
function fill(random: Random, template: string, craft: Craft, fixed: Record<string, string>): string {
  const used = new Set<string>();
  const fresh = (items: readonly string[], skew = 1) => {
    let item = pick(random, items, skew);
    for (let tries = 0; used.has(item) && tries < 8; tries++) item = pick(random, items, skew);
    used.add(item);
    return item;
  };
  const text = template.replace(/\{(\w)\}/g, (_, slot: string) => {
    switch (slot) {
      case "s":
        return fresh(craft.skills);
      case "k":
        return craft.kind.toLowerCase();
      case "a":
        return fresh(words.AUDIENCES, 1.7);
      case "t":
        return fresh(words.TRAITS);
      case "y":
        return String(between(random, 3, 24));
      default:
        return fixed[slot] ?? "";
    }
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
