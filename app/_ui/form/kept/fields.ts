type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was typed and chosen in a form, by the names of its controls. */
export type Typed = Record<string, string[]>;

const SECRET = /password|token|secret|card|cvc|code/i;
const UNKEPT = new Set(["hidden", "password", "file", "submit", "button", "reset", "image"]);

/** What stands in the form now. Passwords, tokens, cards, files and hidden fields are never part of it. */
export function typedIn(form: HTMLFormElement): Typed {
  const typed: Typed = {};
  for (const control of controlsOf(form)) {
    typed[control.name] ??= [];
    if (!isChoice(control) || control.checked) typed[control.name]?.push(control.value);
  }
  return typed;
}

/** What the form came with, whatever was typed into it since. */
export function cameWith(form: HTMLFormElement): Typed {
  const came: Typed = {};
  for (const control of controlsOf(form)) {
    came[control.name] ??= [];
    if (isChoice(control)) {
      if (control.defaultChecked) came[control.name]?.push(control.value);
    } else came[control.name]?.push(defaultOf(control));
  }
  return came;
}

function defaultOf(control: Control): string {
  // lines end as they do in what stands in a control, however they were stored
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue.replace(/\r\n?/g, "\n");
  return [...control.options].find((option) => option.defaultSelected)?.value ?? control.options[0]?.value ?? "";
}

/** Puts what was typed back, as if it were typed again: React and listeners hear of each change. */
export function putBack(form: HTMLFormElement, typed: Typed): void {
  const seen = new Map<string, number>();
  for (const control of controlsOf(form)) {
    const values = typed[control.name];
    if (!values) continue;
    if (isChoice(control)) {
      // a radio cannot be unticked: the one that was chosen unticks it
      if (control.checked !== values.includes(control.value) && (control.type === "checkbox" || !control.checked)) {
        // of one that can be ticked once another was given up, which is not drawn yet, a click would do nothing
        const { disabled } = control;
        control.disabled = false;
        control.click();
        control.disabled = disabled;
      }
      continue;
    }
    const nth = seen.get(control.name) ?? 0;
    seen.set(control.name, nth + 1);
    const value = values[nth];
    if (value !== undefined && value !== control.value) write(control, value);
  }
}

/**
 * Whether anything was typed or chosen in a part of a page before it came to life; React hears of it, which would write its own state over
 * it. Not of what is chosen in a list: React says of none which option it came with.
 */
export function tellTyped(part: Element): boolean {
  const typed = [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].filter(
    (control) => {
      if (isChoice(control))
        return control.checked !== control.defaultChecked && (control.checked || control.type === "checkbox");
      return !UNKEPT.has(control.type) && control.value !== defaultOf(control);
    },
  );
  for (const control of typed) {
    // React compares with what it last saw, which is what stands there
    if (isChoice(control)) {
      control.checked = !control.checked;
      control.click();
    } else {
      const { value } = control;
      control.value = control.defaultValue;
      write(control, value);
    }
  }
  return typed.length > 0;
}

/** A number for what a form came with: another one once that was changed, however its lines end. */
export function markOf(came: object): number {
  let mark = 0;
  for (const letter of JSON.stringify(came).replaceAll("\\r", ""))
    mark = (mark * 31 + (letter.codePointAt(0) as number)) | 0;
  return mark;
}

/** Of what stands in a form those fields, by name, that stood otherwise in what it came with; undefined where none did. */
export function changedIn(now: object, came: object): object | undefined {
  const before = came as Record<string, unknown>;
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => {
    const control = element as Control;
    if (!["INPUT", "TEXTAREA", "SELECT"].includes(control.tagName) || !control.name) return false;
    if (UNKEPT.has(control.type) || SECRET.test(control.name)) return false;
    return !/^cc-|password|one-time/.test(control.autocomplete);
  });
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

/** React watches `value` on the element itself; the prototype's setter lets it see the change. */
function write(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
