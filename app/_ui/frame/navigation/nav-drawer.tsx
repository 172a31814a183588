"use client";

import { Menu, PanelLeft, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useRef } from "react";

type NavDrawerProps = {
  title: string;
  /** What the button says, where another drawer's button is on the page; without it a symbol alone. */
  words?: string;
  children: ReactNode;
};

/** The navigation on phones: a modal drawer from the left on the browser's own dialog, so the focus stays in and Escape closes. */
export function NavDrawer({ title, words, children }: NavDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeOnChoice = (event: MouseEvent) => {
    const outside = event.target === dialog.current;
    if (outside || (event.target instanceof Element && event.target.closest("a"))) dialog.current?.close();
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="-ml-2 flex h-9 items-center gap-2 rounded-sm px-2 font-medium text-sm hover:bg-muted md:hidden"
      >
        {words ? <PanelLeft aria-hidden className="size-4" /> : <Menu aria-hidden className="size-5" />}
        {words ?? <span className="sr-only">Open navigation</span>}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog, Enter on a link clicks it */}
      <dialog
        ref={dialog}
        aria-label="Navigation"
        onClick={closeOnChoice}
        className="m-0 h-dvh overflow-y-auto max-h-none w-72 max-w-[85vw] border-border border-r bg-background text-foreground shadow-lg transition-transform duration-200 backdrop:bg-black/40 open:starting:-translate-x-full"
      >
        <div className="grid gap-2 p-4">
          <div className="flex h-9 items-center justify-between pl-3">
            <p className="font-semibold text-lg">{title}</p>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className="grid size-9 place-items-center rounded-sm text-muted-foreground hover:bg-muted hover:text-foreground"
            >
              <X aria-hidden className="size-4" />
              <span className="sr-only">Close navigation</span>
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
