import type { Page, Route } from "playwright/test";
import sharp from "sharp";
import { makeCreator } from "@/db/factories";
import { PASSWORD, signIn } from "../console/person";

const isPost = (route: Route) => route.request().method() === "POST";

/** Holds back what a page sends there until the answer is called. */
export async function hold(page: Page, to: string, which = isPost): Promise<() => void> {
  let go = () => {};
  const gone = new Promise<void>((done) => {
    go = done;
  });
  await page.route(to, async (route) => {
    if (which(route)) await gone;
    await route.continue();
  });
  return () => go();
}

/** The same for what the action of a form sends. */
export function holdAction(page: Page): Promise<() => void> {
  return hold(page, "**/*", (route) => "next-action" in route.request().headers());
}

/** A new creator who is signed in and on that page, with what is to be there by then. */
export async function signedIn(
  page: Page,
  path: string,
  make = async (_profileId: string): Promise<unknown> => undefined,
): ReturnType<typeof makeCreator> {
  const creator = await makeCreator({ password: PASSWORD });
  await make(creator.profileId);
  await signIn(page, creator.email);
  await page.goto(path);
  return creator;
}

/** A small picture to be chosen. */
export async function picture(name: string) {
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: "#28527a" } });
  return { name, mimeType: "image/png", buffer: await image.png().toBuffer() };
}
