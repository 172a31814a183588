import type { Locator, Page } from "playwright/test";
import { expect, test } from "../fixtures";

/** How a person works a page. */
export type Hands = {
  press(target: Locator): Promise<void>;
  write(target: Locator, words: string): Promise<void>;
  attach(target: Locator, files: Parameters<Locator["setInputFiles"]>[0]): Promise<void>;
};

/** More stops of Tab than any page has. */
const MOST_TABS = 250;

/** The two ways in which each story is told: on a desk with the pointer, on a phone's width with the keyboard alone. */
export const WAYS = [
  { way: "1280 px, by the pointer", width: 1280, handsOf: pointer },
  { way: "390 px, by the keyboard alone", width: 390, handsOf: keyboard },
] as const;

function pointer(_page: Page): Hands {
  return {
    // a radio is drawn by what stands over it, in its label
    press: async (target) =>
      (await target.getAttribute("type")) === "radio" ? target.check({ force: true }) : target.click(),
    write: (target, words) => target.fill(words),
    attach: (target, files) => target.setInputFiles(files),
  };
}

/** Tab, arrows, Enter, Space and letters, and nothing else: what they cannot reach fails the test. */
function keyboard(page: Page): Hands {
  const reach = (target: Locator) =>
    test.step("Tab", async () => {
      await expect(target).toBeEnabled();
      // a page that is read first comes to life at the first key
      for (let n = 0; n < MOST_TABS; n++) {
        const way = await target.evaluate(wayFrom);
        if (way === "here") return;
        await page.keyboard.press(way === "before" ? "Shift+Tab" : "Tab");
      }
      throw new Error(`${target} is not reached by Tab`);
    });
  const press = async (target: Locator) => {
    const read = ({ type, name, role }: HTMLInputElement) => ({ type, name, role });
    const { type, name, role } = await target.evaluate(read);
    if (role === "tab") {
      await reach(page.getByRole("tab", { selected: true }));
      for (let n = 0; n < 10 && (await target.evaluate(wayFrom)) !== "here"; n++)
        await page.keyboard.press("ArrowRight");
      return page.keyboard.press("Enter");
    }
    if (type === "radio") {
      await reach(page.locator(`input[type=radio][name="${name}"]`).first());
      for (let n = 0; n < 20 && !(await target.isChecked()); n++) await page.keyboard.press("ArrowRight");
      return expect(target).toBeChecked();
    }
    await reach(target);
    await page.keyboard.press(type === "checkbox" || type === "file" ? "Space" : "Enter");
  };
  return {
    press,
    async write(target, words) {
      await reach(target);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.insertText(words);
    },
    async attach(target, files) {
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(target)]);
      await chooser.setFiles(files);
    },
  };
}

/** Whether the focus is on a control, or where the control stands from it. A group of radios has the focus as one. Runs in the page. */
function wayFrom(target: Element): "here" | "before" | "after" {
  const at = document.activeElement;
  const grouped =
    at instanceof HTMLInputElement &&
    target instanceof HTMLInputElement &&
    at.type === "radio" &&
    target.type === "radio" &&
    at.name === target.name;
  if (at === target || grouped) return "here";
  if (!at || at === document.body) return "after";
  return target.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING ? "before" : "after";
}

/** Signs somebody in, wherever the browser was sent to do so. */
export async function enter(page: Page, hands: Hands, email: string, password: string): Promise<void> {
  if (!page.url().includes("/sign-in")) await page.goto("/sign-in");
  const main = page.getByRole("main");
  await hands.write(main.getByLabel(/e-?mail/i), email);
  await hands.write(main.getByLabel("Password", { exact: true }), password);
  await hands.press(main.getByRole("button", { name: /sign in/i }).first());
  await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
}

/** Fills in the processor's page with a card that is accepted, and pays. The email is typed where it is not known. */
export async function payAs(page: Page, hands: Hands, email: string, card = "4242 4242 4242 4242"): Promise<void> {
  await page.waitForURL(/\/sandbox\/checkout\//);
  const typed = page.getByLabel(/e-?mail/i);
  if ((await typed.count()) > 0 && (await typed.isEditable())) await hands.write(typed, email);
  await hands.write(page.getByLabel(/card number/i), card);
  await hands.write(page.getByLabel(/expir/i), "12 / 34");
  await hands.write(page.getByLabel(/cvc|security code/i), "123");
  await hands.write(page.getByLabel(/name on card|cardholder|full name|^name/i), "Robin Ashby");
  await hands.press(page.getByRole("button", { name: /^pay/i }));
  await page.waitForURL((url) => !url.pathname.startsWith("/sandbox"));
}
