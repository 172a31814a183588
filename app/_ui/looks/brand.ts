export { BRAND } from "@/lib/contracts/brand";

/** What it is, in one line. */
export const BRAND_LINE = "The business network where people and their software agents hire people.";
