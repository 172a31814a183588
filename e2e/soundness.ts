import axe, { type AxeResults, type RunOptions } from "axe-core";
import { expect, type Page, test } from "playwright/test";

/** How pages are looked at: a phone by day, a desk by night. */
export const VIEWS = [
  { width: 390, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;

/** The view in which a page that is looked at in both is opened. */
export const OPENED = { viewport: { width: VIEWS[0].width, height: 900 }, colorScheme: VIEWS[0].colorScheme };

/** A desk's window of 1280 px that is read at 400 % (WCAG 1.4.10): every frame fits into it. */
const NARROWEST = 320;

/** The rules whose answer may differ from one view to the other: colours and sizes. The rest is of the page's text and structure. */
const RULES_OF_A_VIEW = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

/** A page of each frame, whose navigation is another one on a phone: looked at by all rules in every view. */
const FRAMES = ["/", "/demo", "/studio", "/developers", "/settings"];

/** Resolves when the page is drawn and nothing on it changes its colour or place any more. Runs in the page. */
async function settled(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

const TOAST = "[data-sonner-toast]";

type Violations = AxeResults["violations"];

/**
 * What axe finds there, by all rules or by these. A page reads axe once, however often it is looked at. Its title is not axe's: the
 * framework takes the old one away a moment before it brings the new one, at a change of page and at each refresh, and axe looks once.
 */
async function violations(page: Page, where: Record<string, string[][]>, rules?: string[]): Promise<Violations> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    ...(rules ? { runOnly: rules } : { rules: { "document-title": { enabled: false } } }),
  };
  const looking = async ([within, how]: [object, object]): Promise<unknown> => {
    const here = window as unknown as { axe: { run(within: object, how: object): Promise<AxeResults> } };
    return (await here.axe.run(within, how)).violations;
  };
  return (await page.evaluate(looking, [where, options] as [object, object])) as Violations;
}

/**
 * Asserts that axe finds nothing on the page as it stands, by all rules or by these, minor things included. Toasts are left out: one that goes while
 * axe looks is text that nobody can see. See `expectAccessibleToast`.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  await expect(page).toHaveTitle(/\S/);
  await page.evaluate(settled);
  expectNothing(page, await violations(page, { exclude: [[TOAST]] }, rules));
}

/** Asserts that axe finds nothing in the toast that is shown, which stays while the pointer is on it. */
export async function expectAccessibleToast(page: Page): Promise<void> {
  await page.locator(TOAST).hover();
  await page.evaluate(settled);
  expectNothing(page, await violations(page, { include: [[TOAST]] }));
}

/** The one page that another makes, from our document: what is moderate there is Scalar's to mend. */
const OF_ANOTHER = "/developers/docs";

function expectNothing(page: Page, found: Violations): void {
  const isOurs = new URL(page.url()).pathname !== OF_ANOTHER;
  const ours = found.filter(({ impact }) => isOurs || impact === "serious" || impact === "critical");
  expect(ours.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join("; ")}`)).toEqual([]);
}

/** Asserts that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, "the page scrolls sideways").toBeLessThanOrEqual(0);
}

/**
 * Asserts in each view that nothing is found by axe and nothing is wider than the window, and what else `look` says. The page is
 * loaded once: widths and colours are style alone. It is left as it was `OPENED`.
 */
export async function expectSoundInEveryView(page: Page, look?: () => Promise<void>): Promise<void> {
  const allTwice = FRAMES.includes(new URL(page.url()).pathname);
  for (const [i, { width, colorScheme }] of [...VIEWS].reverse().entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await test.step(`${width} px, ${colorScheme}`, async () => {
      await look?.();
      await expectAccessible(page, i === 0 || allTwice ? undefined : RULES_OF_A_VIEW);
      await expectNoOverflow(page);
    });
  }
  if (!allTwice) return;
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  await test.step(`${NARROWEST} px`, () => expectNoOverflow(page));
  await page.setViewportSize(OPENED.viewport);
}
