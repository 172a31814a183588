"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "../../controls/button";
import { FormAlert } from "../form-alert";
import { cameWith, putBack, sameTyped, type Typed, tellTyped, typedIn } from "./fields";
import { draftKey, dropDraft, keepDraft, readDraft } from "./store";

/** What `useActionForm` tells the form when its action has succeeded. */
export const SENT = "guildhall:sent";

const PAUSE_MS = 250;

type KeptDraftProps<T> = {
  /** Which form it is, and about what: an order's id, a post's; `new` for what is not there yet. */
  form: string;
  subject: string;
  /** An editor that holds its fields, which stand beside this, in a state of its own: that state is kept in place of the controls. */
  value?: T;
  restore?: (value: T) => void;
  /** From where the form leads people come back to it, as from a checkout: a `ForgottenDraft` ends what was typed. */
  outlives?: boolean;
};

/**
 * Inside a form: what is typed into it survives a reload, a closed tab and a lost connection, in this browser, for this account.
 * It comes back with a quiet note and the way to discard it, and is forgotten once the form was sent.
 */
export function KeptDraft<T>({ form: name, subject, value, restore, outlives }: KeptDraftProps<T>) {
  const place = useRef<HTMLDivElement>(null);
  const held = useRef({ value, restore });
  held.current = { value, restore };
  const discard = useRef(() => {});
  const changed = useRef(() => {});
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const part = place.current?.parentElement;
    const form = part?.closest("form");
    if (!part || !form) return;
    const key = draftKey(name, subject);
    const read = (): unknown => (held.current.restore ? held.current.value : typedIn(form));
    const put = (to: unknown) => (held.current.restore ? held.current.restore(to as T) : putBack(form, to as Typed));
    // what somebody typed before the page came to life is no start
    let start = structuredClone(held.current.restore ? read() : cameWith(form));
    let timer: ReturnType<typeof setTimeout> | undefined;

    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const keep = () => {
      stop();
      const now = read();
      if (sameTyped(now, start)) dropDraft(key);
      else keepDraft(key, now);
    };
    const flush = () => timer && keep();
    const later = () => {
      stop();
      timer = setTimeout(keep, PAUSE_MS);
    };
    const forget = () => {
      stop();
      dropDraft(key);
      setRestored(false);
    };
    const sent = () => {
      forget();
      start = structuredClone(read());
    };
    changed.current = later;
    discard.current = () => {
      put(start);
      forget();
      form.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
    };

    if (!outlives) form.dataset.draft = key;
    const kept = readDraft(key);
    if (held.current.restore ? tellTyped(part) : !sameTyped(read(), start)) later();
    else if (kept !== null && !sameTyped(kept, start)) {
      put(kept);
      setRestored(true);
    }
    form.addEventListener("input", later);
    if (!outlives) form.addEventListener(SENT, sent);
    addEventListener("pagehide", flush);
    return () => {
      flush();
      form.removeEventListener("input", later);
      form.removeEventListener(SENT, sent);
      removeEventListener("pagehide", flush);
    };
  }, [name, subject, outlives]);

  // an editor's own state also changes by its buttons, which no input event tells of
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current !== value) changed.current();
    seen.current = value;
  }, [value]);

  return (
    <div ref={place} hidden={!restored} className="col-span-full">
      {restored ? (
        <FormAlert tone="neutral" className="items-center py-1.5">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            Restored what you typed
            <Button size="sm" variant="ghost" onClick={() => discard.current()}>
              Discard it
            </Button>
          </span>
        </FormAlert>
      ) : null}
    </div>
  );
}
