"use client";

import { X } from "lucide-react";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { cn } from "../cn";
import { isComposing } from "./composing";

type DialogProps = {
  open: boolean;
  /** Called when the person wants out: Escape, a click outside it, the cross. */
  close: () => void;
  /** A question that must be answered: has no cross, and a click outside it does nothing. */
  role?: "dialog" | "alertdialog";
  /** What it shows would be lost: only its own buttons close it. */
  locked?: boolean;
  /** What takes the focus afterwards, where the control that opened it may be gone by then. */
  returnTo?: RefObject<HTMLElement | null>;
  className?: string;
  /** A DialogTitle among them. Mounted while it is open, so that a form begins afresh each time. */
  children: ReactNode;
};

const Ids = createContext({ title: "", description: "" });

/** A modal dialog on the browser's own `<dialog>`, which keeps the focus in and gives it back to where it was. */
export function Dialog(props: DialogProps) {
  return props.open ? createPortal(<Panel {...props} />, document.body) : null;
}

function Panel({ close, role = "dialog", locked = false, returnTo, className, children }: DialogProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const id = useId();
  const ids = { title: `${id}-title`, description: `${id}-description` };
  useModal(panel, returnTo);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (!locked && !isComposing(event)) close();
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === panel.current && !locked && role === "dialog") close();
  };
  // a phone's back gesture closes without asking; the strict mode's closing is over when this is called
  const onClose = () => {
    if (panel.current?.open) return;
    if (locked) panel.current?.showModal();
    else close();
  };
  return (
    <dialog
      ref={panel}
      role={role}
      aria-labelledby={ids.title}
      aria-describedby={ids.description}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onClose={onClose}
      className={cn(
        "m-auto max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-lg overflow-y-auto overscroll-contain rounded-lg border",
        "border-border bg-popover text-foreground shadow-lg backdrop:bg-black/40 open:animate-rise-in",
        className,
      )}
    >
      <div className="relative grid gap-4 p-6 *:min-w-0">
        <Ids value={ids}>{children}</Ids>
        {role === "dialog" && !locked ? <Cross close={close} /> : null}
      </div>
    </dialog>
  );
}

/** Opens the dialog above the page and holds the page still until it is gone. One that was open in the page's text is moved up. */
export function useModal(panel: RefObject<HTMLDialogElement | null>, returnTo?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dialog = panel.current;
    const { body, documentElement: html } = document;
    body.style.paddingRight = `${window.innerWidth - html.clientWidth}px`;
    html.style.overflow = "hidden";
    dialog?.close();
    dialog?.showModal();
    return () => {
      dialog?.close();
      returnTo?.current?.focus();
      html.style.overflow = "";
      body.style.paddingRight = "";
    };
  }, [panel, returnTo]);
}

function Cross({ close }: { close: () => void }) {
  return (
    <button
      type="button"
      onClick={close}
      className="absolute top-4 right-4 grid size-8 place-items-center rounded-sm text-muted-foreground hover:bg-muted hover:text-foreground"
    >
      <X aria-hidden className="size-4" />
      <span className="sr-only">Close</span>
    </button>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("grid gap-1.5 pr-8", className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col-reverse gap-2 pt-2 sm:flex-row sm:justify-end", className)} {...props} />;
}

/** Names the dialog. A question's title names the thing. */
export function DialogTitle({ className, ...props }: ComponentProps<"h2">) {
  return <h2 id={useContext(Ids).title} className={cn("font-semibold text-xl", className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<"p">) {
  return <p id={useContext(Ids).description} className={cn("text-base text-muted-foreground", className)} {...props} />;
}
