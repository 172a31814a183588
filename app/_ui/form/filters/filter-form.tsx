"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { UNREACHABLE } from "../../feedback/unreachable";
import { type Shown, showAddress } from "./show-address";

type FilterFormProps = {
  action: string;
  /** What the address says, by the names of the fields. */
  shown: Shown;
  className?: string;
  children: ReactNode;
};

/**
 * A GET form that keeps its filters in the address: selects apply at once, empty fields stay out of the URL. It stays mounted, so that
 * the focus stays where it is, and shows what the address says. It says when the list takes long and when it cannot be asked for, and asks
 * again as soon as it can. Without script the browser sends it as it is.
 */
export function FilterForm({ action, shown, className, children }: FilterFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<URLSearchParams | null>(null);
  const followed = useRef(false);
  const [pending, start] = useTransition();
  const late = useLate(pending);
  const [failed, setFailed] = useState(false);
  const address = JSON.stringify(shown);
  const seen = useRef(address);

  useEffect(() => {
    // at first the form is as the server made it, with what was typed before the script had run
    if (!form.current || seen.current === address) return;
    seen.current = address;
    setFailed(false);
    // another page than the one that the form asked for: back, forward, a link
    if (window.location.search.slice(1) !== sent.current?.toString()) sent.current = null;
    showAddress(form.current, JSON.parse(address), sent.current);
    // the link that cleared the filters is gone with them
    if (followed.current && document.activeElement === document.body)
      form.current.querySelector<HTMLElement>("input:not([type=hidden]), select")?.focus();
    followed.current = false;
  }, [address]);

  useEffect(() => {
    if (!failed) return;
    const again = () => form.current?.requestSubmit();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [failed]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string" && value.trim()) query.set(name, value.trim());
    }
    // the router would give the page up for the browser's own of errors, filters and all
    setFailed(!navigator.onLine);
    if (!navigator.onLine) return;
    sent.current = query;
    start(() => router.push(query.size > 0 ? `${action}?${query}` : action));
  };
  const applyAtOnce = (event: FormEvent<HTMLFormElement>) => {
    if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
  };
  const noteLink = (event: MouseEvent<HTMLFormElement>) => {
    followed.current = event.target instanceof Element && event.target.closest("a") !== null;
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it
    <form
      ref={form}
      action={action}
      onSubmit={submit}
      onChange={applyAtOnce}
      onClick={noteLink}
      aria-busy={pending}
      className={className}
    >
      {children}
      <p role="status" className="sr-only">
        {late ? "Loading" : ""}
      </p>
      {late ? <div aria-hidden className="fixed inset-x-0 top-0 z-100 h-1 animate-pulse bg-primary" /> : null}
      {failed ? (
        <p role="alert" className="col-span-full text-base text-danger-ink">
          {UNREACHABLE}{" "}
          <button type="submit" className="rounded-sm font-medium underline underline-offset-4">
            Try again
          </button>
        </p>
      ) : null}
    </form>
  );
}

const LATE_MS = 400;

/** Whether something has been on its way for so long that one wonders whether it is. */
function useLate(pending: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);
  return late;
}
