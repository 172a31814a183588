"use client";

import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from "react";
import { useModal } from "./dialog";
import { Link } from "./link";

type SheetProps = {
  /** Names it. */
  title: string;
  /** Where one is without it: it is open because the address says so. */
  closeHref: string;
  children: ReactNode;
};

/** A panel over the right of the page, over all of it on phones. It belongs to an address of its own, so it opens without script. */
export function Sheet({ title, closeHref, children }: SheetProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  useModal(panel);
  const close = () => router.push(closeHref, { scroll: false });
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === panel.current) close();
  };
  return (
    <dialog
      ref={panel}
      open
      aria-label={title}
      onCancel={onCancel}
      onMouseDown={onMouseDown}
      className="fixed inset-y-0 right-0 left-auto z-50 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-border bg-popover text-foreground shadow-lg backdrop:bg-black/30 sm:w-[30rem] sm:border-l sm:open:animate-slide-in"
    >
      <div className="grid min-h-full content-start gap-5 p-5 *:min-w-0 sm:p-6">
        {children}
        <Link
          href={closeHref}
          scroll={false}
          className="absolute top-4 right-4 grid size-9 place-items-center rounded-sm text-muted-foreground hover:bg-muted hover:text-foreground"
        >
          <X aria-hidden className="size-4" />
          <span className="sr-only">Close</span>
        </Link>
      </div>
    </dialog>
  );
}
