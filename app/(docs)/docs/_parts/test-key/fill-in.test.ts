import { expect, it } from "vitest";
import { fillIn, takesKey } from "./fill-in";

const TOKEN = "gh_test_aB3dE6gH_0123456789";

it.each([
  ['curl -H "Authorization: Bearer $KEY"', `curl -H "Authorization: Bearer ${TOKEN}"`],
  ["GUILDHALL_TOKEN=$TEST_KEY guildhall whoami", `GUILDHALL_TOKEN=${TOKEN} guildhall whoami`],
  ["token: process.env.KEY }", `token: "${TOKEN}" }`],
  ["token: process.env.GUILDHALL_TOKEN,", `token: "${TOKEN}",`],
  [`f"Bearer {os.environ['KEY']}"`, `f"Bearer ${TOKEN}"`],
  ["export GUILDHALL_TOKEN=gh_test_…", `export GUILDHALL_TOKEN=${TOKEN}`],
])("%s takes the key", (code, filled) => {
  expect(fillIn(code, TOKEN)).toBe(filled);
  expect(takesKey(code)).toBe(true);
});

it.each(["echo $KEYS", "process.env.GUILDHALL_SECRET", "process.env.KEYRING", "Idempotency-Key", "$PRODUCT"])(
  "%s stays",
  (code) => {
    expect(fillIn(code, TOKEN)).toBe(code);
    expect(takesKey(code)).toBe(false);
  },
);
