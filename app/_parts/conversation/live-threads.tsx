"use client";

import { startTransition, useEffect, useRef } from "react";
import type { ThreadSide } from "@/lib/contracts/contact/threads";
import { useLivePage } from "../streams/use-live-page";
import { readAction } from "./actions";

type LiveThreadsProps = { thread?: string; token?: string | undefined };

/** Renders the page again when a conversation changed. */
export function LiveThreads({ thread, token }: LiveThreadsProps) {
  useLivePage(`/messages/live?${new URLSearchParams({ ...(thread && { thread }), ...(token && { token }) })}`);
  return null;
}

type MarkReadProps = { id: string; as: ThreadSide; token?: string | undefined; last: string };

/** Notes that the conversation was read, once for each last message, and only when somebody sees its end: this stands there. */
export function MarkRead({ id, as, token, last }: MarkReadProps) {
  const done = useRef("");
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let seen = false;
    const mark = () => {
      if (!seen || document.hidden || done.current === last) return;
      done.current = last;
      const form = new FormData();
      form.set("id", id);
      form.set("as", as);
      if (token) form.set("token", token);
      startTransition(() => void readAction({ status: "idle" }, form));
    };
    const watch = new IntersectionObserver(([entry]) => {
      seen = entry?.isIntersecting ?? false;
      mark();
    });
    if (end.current) watch.observe(end.current);
    document.addEventListener("visibilitychange", mark);
    return () => {
      watch.disconnect();
      document.removeEventListener("visibilitychange", mark);
    };
  }, [id, as, token, last]);
  return <span ref={end} aria-hidden className="block h-px" />;
}
