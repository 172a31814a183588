import { expect, it } from "vitest";
import { type components, GuildhallError } from "@/lib/clients/sdk/index";
import { CliError, failureOf, tell, usageError } from "./failure";

const BASE = { baseUrl: "https://guildhall.test", granted: ["identity:read", "posts:read"], named: "" };
const refusal = (code: GuildhallError["code"], parts: Partial<GuildhallError> = {}) =>
  failureOf(new GuildhallError(code, "No.", { status: 400, request_id: "req_1", ...parts }), BASE);

it("tells code, message, what to do and the request id, and ends with 1 when the service refused", () => {
  const failure = refusal("insufficient_scope", { required_scope: "posts:write" });
  expect(failure.exit).toBe(1);
  expect(tell(failure)).toBe(
    [
      "Error (insufficient_scope): No.",
      "Sign in again: guildhall login --scope identity:read posts:read posts:write",
      "Request id: req_1",
      "",
    ].join("\n"),
  );
});

it.each([
  // of the other mode: no scope helps
  ["insufficient_scope", {}, /`guildhall --live …` and `guildhall --test …`/],
  ["unauthorized", {}, /guildhall login/],
  ["quota_exceeded", { upgrade_url: "/developers/billing" }, /https:\/\/guildhall\.test\/developers\/billing/],
  ["rate_limit_exceeded", { retryAfter: 7 }, /in 7 s/],
] as const)("says what helps against %s", (code, parts, advice) => {
  expect(refusal(code, parts).error.advice).toMatch(advice);
});

it("sends who used an API key, and who lacks what API keys alone have, to the page of keys", () => {
  const lacks = (required_scope: GuildhallError["required_scope"], granted?: string[]) =>
    failureOf(new GuildhallError("insufficient_scope", "No.", { status: 403, required_scope }), { ...BASE, granted });
  expect(lacks("orders:read").error.advice).toMatch(/API key that has this scope: `guildhall open keys`/);
  expect(lacks("keys:read", ["identity:read"]).error.advice).toMatch(/Only an API key.*`guildhall open keys`/);
});

it("hands on everything that the service said, under its names", () => {
  const said = {
    request_id: "req_1",
    param: "title",
    details: [{ path: "title", message: "is too long" }],
    doc_url: "https://guildhall.test/docs/errors#spend_limit_exceeded",
    upgrade_url: "/developers/billing",
    required_scope: "orders:write",
    required_tier: "GROWTH",
    remaining_cents: 0,
    limits_url: "https://guildhall.test/settings/apps",
  } as const satisfies Omit<Required<components["schemas"]["Error"]["error"]>, "code" | "message">;
  const { error } = refusal("spend_limit_exceeded", { ...said, retryAfter: 7 });
  expect(error).toEqual({
    ...said,
    code: "spend_limit_exceeded",
    message: "No.",
    retry_after: 7,
    advice: "What an app may spend: https://guildhall.test/settings/apps",
  });
});

it("names the sign-in of the account that the command named", () => {
  const named = "--profile work --base-url https://guildhall.test ";
  const lacking = new GuildhallError("insufficient_scope", "No.", { status: 403, required_scope: "posts:write" });
  expect(failureOf(lacking, { ...BASE, named }).error.advice).toBe(
    "Sign in again: guildhall --profile work --base-url https://guildhall.test login --scope identity:read posts:read posts:write",
  );
  const ended = new CliError("invalid_grant", "It has ended.", "Sign in again with `guildhall login`.");
  expect(failureOf(ended, { ...BASE, named }).error.advice).toBe(
    "Sign in again with `guildhall --profile work --base-url https://guildhall.test login`.",
  );
});

it("names every field that is wrong, once", () => {
  const two = [
    { path: "title", message: "is too long" },
    { path: "tags", message: "are too many" },
  ];
  expect(tell(refusal("validation_error", { details: two }))).toContain(
    "\n  title: is too long\n  tags: are too many\n",
  );
  const one = new GuildhallError("validation_error", "title: is too long", { status: 422, details: two.slice(0, 1) });
  expect(tell(failureOf(one, BASE)).match(/is too long/g)).toHaveLength(1);
  const long = `must be one of ${"a, ".repeat(300)}z`; // the service cuts its message, not its details
  const cut = new GuildhallError("validation_error", `kind: ${long}`.slice(0, 500), {
    status: 422,
    details: [{ path: "kind", message: long }],
  });
  expect(tell(failureOf(cut, BASE)).match(/must be one of/g)).toHaveLength(1);
});

it("ends with 3 when nobody answered in our words, with 2 for wrong usage", () => {
  expect(refusal("network_error").exit).toBe(3);
  expect(refusal("unreadable_answer").exit).toBe(3);
  expect(failureOf(usageError("what?"), BASE).exit).toBe(2);
  expect(failureOf(new CliError("state_mismatch", "No."), BASE).exit).toBe(1);
});

it("does not hide a mistake of ours", () => {
  expect(() => failureOf(new TypeError("x is not a function"), BASE)).toThrow("x is not a function");
});
