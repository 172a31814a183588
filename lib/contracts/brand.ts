/** The product's name, said once. */
export const BRAND = "Guildhall";

/** What it is, in one line. */
export const BRAND_LINE = "The business network where people and their software agents hire people.";
