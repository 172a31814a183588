/** A category or subcategory that a query names, by which of its words, and what else of that category the words may stand for. */
export type Concept = {
  slug: string;
  category: string;
  phrase: string;
  /** Whether the words say little by themselves, as "auditor" does. */
  weak: boolean;
  means?: string;
  also: readonly string[];
};
