/** The id of the request that an error names: each call has its own. */
const REQUEST_ID = /"request_id":\s*"[^"]*"/;

/** Whether two answers say the same, whichever request they name in an error. */
export function isSameAnswer(before: string, now: string | null): boolean {
  return now !== null && withoutRequest(before) === withoutRequest(now);
}

/** Other members of that name are data, such as those of a log. */
function withoutRequest(text: string): string {
  return /^\s*\{\s*"error":/.test(text) ? text.replace(REQUEST_ID, "") : text;
}
