/** The version of the terms and of what is said on privacy: the day from which they hold. Anyone who changes them changes this. */
export const TERMS_VERSION = "2026-11-25";

/** The version that accounts agreed to which were opened before it was noted. */
export const FIRST_TERMS_VERSION = "2026-11-25";
