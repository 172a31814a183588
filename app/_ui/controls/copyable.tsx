"use client";

import { useEffect, useState } from "react";
import { cn } from "../cn";
import { Glyph } from "../looks/logos/glyph";

type CopyableProps = {
  value: string;
  /** What is copied, for the button's spoken name: "endpoint id". */
  label?: string;
  /** `inline` sits in text and tables; `block` is a framed box for secrets, keys and snippets. */
  variant?: "inline" | "block";
  /** Shown in place of the value (a shortened id, a key in groups, which stay whole). The full value is copied. */
  display?: string;
  className?: string;
};

/** An id, key or secret in mono with a copy button. */
export function Copyable({ value, label = "value", variant = "inline", display, className }: CopyableProps) {
  const block = variant === "block";
  return (
    <span
      className={cn(
        "inline-flex max-w-full items-center gap-1 font-mono",
        block ? "w-full gap-2 rounded-sm border border-border-strong bg-muted py-1.5 pr-1.5 pl-3 text-sm" : "text-xs",
        className,
      )}
    >
      <span
        className={cn("min-w-0", block ? cn("flex-1", display ? "wrap-anywhere" : "break-all") : "truncate")}
        title={display && display !== value ? value : undefined}
      >
        {display ?? value}
      </span>
      <CopyButton value={value} label={label} />
    </span>
  );
}

/** A button that copies `value` and says so. */
export function CopyButton({
  value,
  label = "value",
  className,
}: {
  value: string;
  label?: string;
  className?: string;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1600);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => copyText(value).then(setCopied);
  return (
    <button
      type="button"
      onClick={copy}
      className={cn(
        "grid size-6 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-border/60 hover:text-foreground",
        className,
      )}
    >
      <Glyph name={copied ? "check" : "copy"} className={cn("size-3.5", copied && "text-success")} />
      <span className="sr-only" aria-live="polite">
        {copied ? "Copied" : `Copy ${label}`}
      </span>
    </button>
  );
}

/** True when the text reached the clipboard. The clipboard API is missing on plain http outside localhost. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed";
  area.style.opacity = "0";
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}
