"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "../../controls/button";
import { FormAlert } from "../form-alert";
import { cameWith, markOf, putBack, sameTyped, type Typed, tellTyped, typedIn } from "./fields";
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

/** What the note offers: to put back what was typed over something else, or was put back already without it. */
type Note = { discard: () => void; putBack?: () => void };

/**
 * Inside a form: what is typed into it survives a reload, a closed tab and a lost connection, in this browser, for this account.
 * It comes back with a quiet note and the way to discard it, and is forgotten once the form was sent. Where what it was typed over has
 * changed since, it does not stand in place of that before somebody says so.
 */
export function KeptDraft<T>({ form: name, subject, value, restore, outlives }: KeptDraftProps<T>) {
  const place = useRef<HTMLDivElement>(null);
  const held = useRef({ value, restore });
  held.current = { value, restore };
  const changed = useRef(() => {});
  const [note, setNote] = useState<Note | null>(null);

  useEffect(() => {
    const part = place.current?.parentElement;
    const form = part?.closest("form");
    if (!part || !form) return;
    const key = draftKey(name, subject);
    const read = (): unknown => (held.current.restore ? held.current.value : typedIn(form));
    const put = (to: unknown) => (held.current.restore ? held.current.restore(to as T) : putBack(form, to as Typed));
    // what somebody typed before the page came to life is no start
    let start: unknown = structuredClone(held.current.restore ? read() : cameWith(form));
    // what was typed over something else, until somebody says what is to become of it
    let older: unknown = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const keep = () => {
      stop();
      if (older) return;
      const now = read();
      start ??= cameWith(form);
      if (sameTyped(now, start)) dropDraft(key);
      else keepDraft(key, now, markOf(start));
    };
    const flush = () => timer && keep();
    const later = () => {
      stop();
      timer = setTimeout(keep, PAUSE_MS);
    };
    const forget = () => {
      stop();
      dropDraft(key);
      older = null;
      setNote(null);
    };
    const sent = () => {
      forget();
      // the page brings what was saved of it after this
      start = held.current.restore && structuredClone(read());
    };
    const begin = () => form.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
    const discard = () => {
      if (!older) put(start);
      forget();
      later(); // what was typed into the newer one
      begin();
    };
    const restore = (typed: unknown) => {
      older = null;
      put(typed);
      setNote({ discard });
    };
    changed.current = later;

    if (!outlives) form.dataset.draft = key;
    const kept = readDraft(key);
    if (held.current.restore ? tellTyped(part) : !sameTyped(read(), start)) later();
    else if (kept && !sameTyped(kept.value, start)) {
      if (kept.over === markOf(start)) restore(kept.value);
      else {
        older = kept.value;
        const putBack = () => {
          restore(kept.value);
          begin();
        };
        setNote({ discard, putBack });
      }
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
    <div ref={place} hidden={!note} className="col-span-full">
      {note ? (
        <FormAlert tone="neutral" className="items-center py-1.5">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {note.putBack ? "Changed since you typed this" : "Restored what you typed"}
            {note.putBack ? (
              <Button size="sm" variant="ghost" onClick={note.putBack}>
                Put back
              </Button>
            ) : null}
            <Button size="sm" variant="ghost" onClick={note.discard}>
              Discard it
            </Button>
          </span>
        </FormAlert>
      ) : null}
    </div>
  );
}
