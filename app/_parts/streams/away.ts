/** What a page that keeps itself up to date says while it cannot. */
export const AWAY = "The server cannot be reached. Trying again.";
