import { findSubcategory } from "../../taxonomy/taxonomy";
import { plain } from "../terms";
import { understand } from "../understand";
import { tagsOfProduct, tagsOfProfile } from "./tags";

/** A subcategory by its slug and what people read. */
export type Tag = { slug: string; name: string };

const MOST_SKILLS = 8;
const MOST_MORE = 4;

type Suggested = {
  /** Where it is found by what was typed, unless its creator chooses. */
  subcategories: Tag[];
  /** What else its words may mean. */
  more: Tag[];
  skills: string[];
};

/** Under which subcategories a product would be found by what was typed so far, which others may fit, and skills that go with them. Pure. */
export function suggestTags(typed: { name: string; summary: string }): Suggested {
  const slugs = tagsOfProduct(typed);
  const meant = understand(`${typed.name} ${typed.summary}`).concepts.flatMap(({ slug, category, also }) =>
    slug === category ? also : [slug, ...also],
  );
  const more = [...new Set(meant)].filter((slug) => !slugs.includes(slug)).slice(0, MOST_MORE);
  return { subcategories: slugs.map(tagOf), more: more.map(tagOf), skills: skillsOf([...slugs, ...more], "") };
}

/** What the editor of a product shows: what is suggested, and what the slugs that were chosen are called. */
export type SuggestedTags = Suggested & { chosen: Tag[] };

/** The same with the chosen slugs by their names; unknown ones are left out. Pure. */
export function suggestBeside(chosen: readonly string[], typed: { name: string; summary: string }): SuggestedTags {
  return { ...suggestTags(typed), chosen: chosen.filter((slug) => findSubcategory(slug)).map(tagOf) };
}

/** Skills that go with what a creator says of themselves and that they do not name yet. Pure. */
export function suggestSkills(typed: { tagline: string; skills: string; categories: readonly string[] }): string[] {
  const named = typed.skills.split(",").map((skill) => skill.trim());
  const slugs = tagsOfProfile({ skills: named.filter(Boolean), tagline: typed.tagline, categories: typed.categories });
  return skillsOf(slugs, typed.skills);
}

function tagOf(slug: string): Tag {
  return { slug, name: findSubcategory(slug)?.name ?? slug };
}

/** Skills of these subcategories in turn, without those that are named. */
function skillsOf(slugs: readonly string[], named: string): string[] {
  const known = new Set(named.split(",").map((skill) => plain(skill).trim()));
  const lists = slugs.map((slug) => findSubcategory(slug)?.skills ?? []);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const mixed = Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list[n] ?? [])).flat();
  return [...new Set(mixed)].filter((skill) => !known.has(plain(skill))).slice(0, MOST_SKILLS);
}
