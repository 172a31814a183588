"use client";

import { type MouseEvent, type ReactNode, useState, useTransition } from "react";
import { Button } from "../controls/button";

/** What a loader answers: the rendered rows, and the cursor of the page after them. */
export type LoadedPage = { rows: ReactNode; next: string | null };

type LoadMoreProps = {
  /** The cursor of the next page; null renders nothing. */
  cursor: string | null;
  /** This page's address up to the cursor: "/creators?q=logo&cursor=". The link works without script. */
  href: string;
  /** A server action that renders the page at a cursor. Without it the link simply goes there. */
  load?: (cursor: string) => Promise<LoadedPage>;
  label?: string;
  /** The id of the section that the list is in: without script the link leads there, not to the top. */
  section?: string;
  /** Put around the appended rows: the same grid as the first page's. */
  className?: string;
};

/** The end of a keyset list: appends the next page in place, or goes to it. Failures are said and can be retried. */
export function LoadMore({ cursor, href, load, label = "Load more", section, className }: LoadMoreProps) {
  const [pages, setPages] = useState<LoadedPage[]>([]);
  const [failed, setFailed] = useState(false);
  const [pending, start] = useTransition();
  const next = pages.length > 0 ? (pages.at(-1)?.next ?? null) : cursor;

  const more = (event: MouseEvent) => {
    if (!load || !next || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (pending) return;
    setFailed(false);
    start(async () => {
      try {
        const page = await load(next);
        start(() => setPages((before) => [...before, page]));
      } catch {
        setFailed(true);
      }
    });
  };

  return (
    <>
      {pages.map((page, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are only ever appended
        <div key={i} className={className}>
          {page.rows}
        </div>
      ))}
      {failed ? (
        <p role="alert" className="mt-6 text-center text-base text-danger-ink">
          The next page could not be loaded. Try again.
        </p>
      ) : null}
      {next ? (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" asChild aria-busy={pending}>
            <a
              href={href + encodeURIComponent(next) + (section ? `#${section}` : "")}
              onClick={more}
              aria-disabled={pending || undefined}
            >
              {pending ? "Loading…" : label}
            </a>
          </Button>
        </div>
      ) : null}
    </>
  );
}
