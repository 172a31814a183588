"use client";

import { usePathname } from "next/navigation";
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { cn } from "../../cn";

type HeaderPopoverProps = {
  /** The spoken name of the button. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  triggerClassName?: string;
  className?: string;
  children: ReactNode;
};

/** A disclosure under the header on the browser's own popover: opens without script, closes on Escape, outside, links and searches. */
export function HeaderPopover({ label, trigger, triggerClassName, className, children }: HeaderPopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const path = usePathname();
  const openedOn = useRef(path);
  const closeOnLink: ComponentProps<"div">["onClick"] = (event) => {
    if (event.target instanceof Element && event.target.closest("a")) panel.current?.hidePopover();
  };
  // to other results on the same page, too
  const closeOnSearch = ({ target }: FormEvent) => {
    if (target instanceof Element && target.matches("[role=search]")) panel.current?.hidePopover();
  };
  // a suggestion leads on without a link; one that was opened before the page was live stays open
  useEffect(() => {
    if (path !== openedOn.current) panel.current?.hidePopover();
    openedOn.current = path;
  }, [path]);
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className={triggerClassName}>
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside, which are reachable by key */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it */}
      <div
        id={id}
        ref={panel}
        popover="auto"
        onClick={closeOnLink}
        onSubmit={closeOnSearch}
        className={cn(
          "fixed inset-auto top-16 right-4 m-0 rounded-md border border-border bg-popover p-2 text-foreground shadow-lg open:animate-rise-in",
          "sm:right-[max(24px,calc((100vw-75rem)/2+24px))]",
          className,
        )}
      >
        {children}
      </div>
    </>
  );
}
