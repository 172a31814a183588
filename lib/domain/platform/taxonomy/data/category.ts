/** One kind of service; `skills` are 3 to 6 things a hirer would search for. Slugs never change: clients store them. */
export type SubcategoryData = {
  readonly slug: string;
  readonly name: string;
  readonly skills: readonly string[];
};

/** One of the top-level categories; `description` is one plain sentence of at most 140 characters. */
export type CategoryData = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly subcategories: readonly SubcategoryData[];
};

/** A subcategory in one line of a data file. */
export function sub(slug: string, name: string, ...skills: string[]): SubcategoryData {
  return { slug, name, skills };
}
