import { createHash } from "node:crypto";
import type { APIResponse } from "playwright/test";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { expect, test } from "../fixtures";

test("no page can be framed, sniffed, or told whole to another site", async ({ api }) => {
  const order = await makePaidOrder((await makeCreator()).profileId);
  const paths = ["/", "/sign-in", "/docs", "/no-such-creator", `/orders/${order.id}?token=${order.token}`];
  for (const path of [...paths, "/developers/docs", "/developers/graphql/graphiql"]) {
    const headers = (await api.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["referrer-policy"], path).toMatch(/^(strict-origin-when-cross-origin|same-origin)$/);
  }
});

test("no script runs in a page that the service did not write", async ({ api }) => {
  for (const path of ["/forgot-password", "/sign-in", "/no-such-page/at/all", "/oauth/authorize"]) {
    const [first, second] = [await api.get(path), await api.get(path)];
    const policy = directives(first);
    expect(policy.get("script-src"), path).not.toContain("unsafe-inline");
    const [nonce] = policy.get("script-src")?.match(/(?<='nonce-)[^']+/) ?? [];
    expect(nonce, path).toBeTruthy();
    expect(directives(second).get("script-src"), path).not.toContain(nonce);
    const scripts = [...(await first.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    // the one that sets the theme is a constant, and named by its hash
    expect(
      scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`)),
      path,
    ).toEqual(["<script>"]);
    expect(first.headers()["permissions-policy"], path).toContain("camera=()");
    expect(first.headers()["strict-transport-security"], path).toBeUndefined();
    expect(policy.get("base-uri"), path).toBe("'none'");
    expect(policy.get("object-src"), path).toBe("'none'");
  }
  expect(directives(await api.get("/")).get("form-action")).toContain("'self'");
  const consent = await api.get("/oauth/authorize", { maxRedirects: 0 });
  expect(directives(consent).has("script-src")).toBe(true);
  expect(directives(consent).has("form-action")).toBe(false);
});

test("a public page is one document for all who are not signed in: its scripts are named by their hash", async ({
  api,
}) => {
  for (const path of ["/", "/creators", "/docs", "/terms"]) {
    const first = await api.get(path);
    const [policy, text] = [directives(first).get("script-src"), await first.text()];
    expect(policy, path).toMatch(/^'self'( 'sha256-[^']+')+$/);
    const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, script = ""]) => script,
    );
    for (const script of inline) expect(policy, path).toContain(createHash("sha256").update(script).digest("base64"));
    expect(text, path).not.toContain(`nonce="`);
    expect(first.headers()["cache-control"], path).toMatch(/^public, max-age=0, s-maxage=(1|60)$/);
    expect(first.headers().vary, path).toMatch(/\bCookie\b/);
    expect(first.headers()["permissions-policy"], path).toContain("camera=()");
    const again = await api.get(path, { headers: { "if-none-match": first.headers().etag ?? "" } });
    expect(again.status(), path).toBe(304);
    const signedIn = await api.get(path, { headers: { cookie: "next-auth.session-token=of-nobody" } });
    expect(directives(signedIn).get("script-src"), path).toContain("'nonce-");
    expect(signedIn.headers()["cache-control"], path).toContain("no-store");
  }
});

test("GraphiQL is a document that everybody gets: its scripts are named by their hash", async ({ api, page }) => {
  const policy = directives(await api.get("/developers/graphql/graphiql")).get("script-src");
  expect(policy).toMatch(/^'self'( 'sha256-[^']+')+$/);
  await page.goto("/developers/graphql/graphiql");
  await page.getByRole("button", { name: /execute/i }).click();
  await expect(page.getByText('"Brand & Design"').or(page.getByText('"slug"')).first()).toBeVisible();
});

test("a browser shows no page of this site in a frame", async ({ page, baseURL, policyViolations }) => {
  const framing = `${baseURL}/framing`;
  await page.route(framing, (route) => route.fulfill({ contentType: "text/html", body: `<iframe src="/sign-in">` }));
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(framing);
  await refused;
  policyViolations.length = 0;
  await expect(page.frameLocator("iframe").getByLabel("Password")).toHaveCount(0);
});

function directives(response: APIResponse): Map<string, string> {
  const parts = (response.headers()["content-security-policy"] ?? "").split("; ");
  return new Map(parts.map((part) => [part.split(" ", 1)[0] as string, part.slice(part.indexOf(" ") + 1)]));
}
