/** What a form says when nothing came back. */
export const UNREACHABLE = "The server could not be reached. Check your connection and try again.";
