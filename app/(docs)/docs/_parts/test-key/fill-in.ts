/** A test key as the console shows it before there is one. */
const SHOWN = /gh_test_…/g;

/**
 * An example with a test key in the place of the names by which its reader would give one: `$KEY` of a shell, `process.env.KEY` of
 * TypeScript, `os.environ['KEY']` of Python. The token has no sign that any of these reads otherwise.
 */
export function fillIn(code: string, token: string): string {
  return code
    .replace(/\{os\.environ\['(?:TEST_)?KEY'\]\}/g, token)
    .replace(/process\.env\.(?:(?:TEST_)?KEY|GUILDHALL_TOKEN)\b/g, JSON.stringify(token))
    .replace(/\$(?:TEST_)?KEY\b/g, token)
    .replace(SHOWN, token);
}

/** Whether an example would be filled in: then its page offers a key. */
export function takesKey(code: string): boolean {
  return fillIn(code, "") !== code;
}
