"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "../../controls/button";
import { FormAlert } from "../form-alert";
import { cameWith, changedIn, markOf, putBack, type Typed, tellTyped, typedIn } from "./fields";
import { draftKey, draftsOf, dropDraft, keepDraft } from "./store";

/** What `useActionForm` tells the form when its action has succeeded. */
export const SENT = "guildhall:sent";

const PAUSE_MS = 250;

type KeptDraftProps<T extends object> = {
  /** Which form it is, and about what: an order's id, a post's; `new` for what is not there yet. */
  form: string;
  subject: string;
  /** An editor that holds its fields, which stand beside this, in a state of its own: that state is kept in place of the controls. */
  value?: T;
  restore?: (value: T) => void;
  /** From where the form leads people come back to it, as from a checkout: a `ForgottenDraft` ends what was typed. */
  outlives?: boolean;
};

/** What the note offers: to use what was typed over something else; without it, what was typed is back already. */
type Note = { discard: () => void; use?: () => void };

/**
 * Inside a form: what is typed into it survives a reload, a closed tab and a lost connection, in this browser, for this account.
 * It comes back with a quiet note and the way to discard it, and is forgotten once the form was sent. Where what it was typed over has
 * changed since, it waits until somebody says what is to become of it, whatever is typed and sent meanwhile. Only the fields in which
 * something was typed come back.
 */
export function KeptDraft<T extends object>({ form: name, subject, value, restore, outlives }: KeptDraftProps<T>) {
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
    const read = (): object => (held.current.restore ? (held.current.value ?? {}) : typedIn(form));
    const put = (to: object) => {
      const { value, restore } = held.current;
      if (restore) restore({ ...value, ...to } as T);
      else putBack(form, to as Typed);
    };
    // what somebody typed before the page came to life is no start
    let start: object | undefined = structuredClone(held.current.restore ? read() : cameWith(form));
    const { at, typed, waiting } = draftsOf(key, markOf(start));
    let restored = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const keep = () => {
      stop();
      start ??= cameWith(form);
      const now = changedIn(read(), start);
      if (now) keepDraft(at, now, markOf(start));
      else dropDraft(at);
    };
    const flush = () => timer && keep();
    const later = () => {
      stop();
      timer = setTimeout(keep, PAUSE_MS);
    };
    /** Says what there is to decide, the latest first. */
    const say = () => {
      const last = waiting.at(-1);
      const decide = (to?: object) => () => {
        if (to) put(to);
        restored = Boolean(last && (restored || to));
        dropDraft(waiting.pop()?.at);
        later();
        say();
        form.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")?.focus();
      };
      if (last) setNote({ discard: decide(), use: decide(last.typed) });
      else setNote(restored ? { discard: decide(start) } : null);
    };
    const sent = () => {
      stop();
      dropDraft(at);
      // the page brings what was saved of it after this
      start = held.current.restore && structuredClone(read());
      restored = false;
      say();
    };
    changed.current = later;

    if (!outlives) form.dataset.draft = at;
    if (held.current.restore ? tellTyped(part) : changedIn(read(), start)) later();
    else if (typed && changedIn(typed, start)) {
      put(typed);
      restored = true;
    }
    say();
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
            {note.use ? "This form is not as it was when you typed." : "Restored what you typed"}
            {note.use ? (
              <Button size="sm" variant="ghost" onClick={note.use}>
                Use what I typed
              </Button>
            ) : null}
            <Button size="sm" variant="ghost" onClick={note.discard}>
              {note.use ? "Discard what I typed" : "Discard it"}
            </Button>
          </span>
        </FormAlert>
      ) : null}
    </div>
  );
}
