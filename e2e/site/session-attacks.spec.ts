import type { APIRequestContext, BrowserContext, Page } from "playwright/test";
import { makeCreator } from "@/db/factories";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const SESSION = "next-auth.session-token";

type Given = { page: Page; context: BrowserContext; api: APIRequestContext; email: string };

async function sessionOf(context: BrowserContext) {
  const found = (await context.cookies()).find(({ name }) => name === SESSION);
  if (!found) throw new Error("The browser has no session.");
  return found;
}

/** Where a request with this session cookie is led that asks for a page of one's own: nowhere, or to sign in. */
async function opens(api: APIRequestContext, value: string): Promise<boolean> {
  const headers = { cookie: `${SESSION}=${value}` };
  const answer = await api.get("/settings/security", { headers, maxRedirects: 0 });
  return answer.status() === 200 && !(await answer.text()).includes("/sign-in?next=");
}

/** Attacks on a session over HTTP, each with what must come of it; those on verbs stand in `people/accounts/*attacks.test.ts`. */
const ATTACKS: [what: string, attempt: (given: Given) => Promise<void>][] = [
  [
    "a script or another site reads the session cookie: neither gets it",
    async ({ page, context, email }) => {
      await signIn(page, email);
      for (const cookie of await context.cookies())
        if (/session|device/.test(cookie.name))
          expect(cookie, cookie.name).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
      expect(await page.evaluate(() => document.cookie)).not.toContain(SESSION);
    },
  ],
  [
    "a session that was planted before signing in is not the one after it",
    async ({ page, context, api, email }) => {
      await context.addCookies([{ name: SESSION, value: "planted", url: page.url() }]);
      await signIn(page, email);
      expect((await sessionOf(context)).value).not.toBe("planted");
      expect(await opens(api, "planted")).toBe(false);
    },
  ],
  [
    "a session cookie that was copied opens nothing once its owner signed out",
    async ({ page, context, api, email }) => {
      await signIn(page, email);
      const { value } = await sessionOf(context);
      expect(await opens(api, value)).toBe(true);
      await page.goto("/");
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("link", { name: "Sign out" }).click();
      await expect.poll(() => opens(api, value)).toBe(false);
    },
  ],
  [
    "a form that another site sends to a page's action changes nothing",
    async ({ page, context, api, email }) => {
      await signIn(page, email);
      const { value } = await sessionOf(context);
      const headers = {
        cookie: `${SESSION}=${value}`,
        origin: "https://elsewhere.example",
        "next-action": "0".repeat(42),
      };
      const answer = await api.post("/settings", { headers, multipart: { display_name: "Taken over" } });
      expect(answer.status()).toBe(403);
    },
  ],
  [
    "a cookie whose last character is another opens nothing",
    async ({ page, context, api, email }) => {
      await signIn(page, email);
      const { value } = await sessionOf(context);
      expect(await opens(api, `${value.slice(0, -2)}${value.at(-2) === "A" ? "B" : "A"}${value.at(-1)}`)).toBe(false);
    },
  ],
];

for (const [what, attempt] of ATTACKS) {
  test(what, async ({ page, context, api }) => {
    const { email } = await makeCreator({ password: PASSWORD });
    await page.goto("/");
    await attempt({ page, context, api, email });
  });
}
