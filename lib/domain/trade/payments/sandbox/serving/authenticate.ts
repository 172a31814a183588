import { Refusal } from "../refusal";

const TEST_KEY = /^(sk|rk)_test_[A-Za-z0-9_]{3,}$/;

/**
 * Demands a test key, as Bearer token or as the user name of Basic credentials. Throws the processor's 401 otherwise.
 */
export function authenticate(header: string | null): void {
  const [scheme = "", value = ""] = (header ?? "").split(/\s+/, 2);
  const key = keyOf(scheme.toLowerCase(), value);
  if (!key) {
    const message =
      "You did not provide an API key. You need to provide your API key in the Authorization header, " +
      "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
    throw new Refusal(message, { status: 401 });
  }
  if (!TEST_KEY.test(key)) throw new Refusal(`Invalid API Key provided: ${mask(key)}`, { status: 401 });
}

function keyOf(scheme: string, value: string): string {
  if (scheme === "bearer") return value;
  if (scheme !== "basic") return "";
  return Buffer.from(value, "base64").toString("utf8").split(":", 1)[0] ?? "";
}

function mask(key: string): string {
  return key.length > 12 ? `${key.slice(0, 8)}${"*".repeat(8)}${key.slice(-4)}` : "*".repeat(key.length);
}
