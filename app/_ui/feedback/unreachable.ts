/** What a form says when nothing came back: whether what it sent arrived, nobody here knows. */
export const UNREACHABLE = "The server could not be reached. Check your connection and try again.";
