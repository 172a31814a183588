import type { ReactNode } from "react";
import { cn } from "../../cn";

/** Signs that stand on a page dozens of times: drawn once (`GlyphSheet`), and referred to. Their paths are lucide's (ISC licence). */
const GLYPHS = {
  star: (
    <path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z" />
  ),
  check: (
    <Lines>
      <path d="M20 6 9 17l-5-5" />
    </Lines>
  ),
  "chevron-down": (
    <Lines>
      <path d="m6 9 6 6 6-6" />
    </Lines>
  ),
  clock: (
    <Lines>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 6v6l4 2" />
    </Lines>
  ),
  copy: (
    <Lines>
      <rect width="14" height="14" x="8" y="8" rx="2" ry="2" />
      <path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" />
    </Lines>
  ),
  revise: (
    <Lines>
      <path d="M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5" />
    </Lines>
  ),
  trust: (
    <Lines>
      <path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z" />
      <path d="m9 12 2 2 4-4" />
    </Lines>
  ),
  verified: (
    <Lines>
      <path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z" />
      <path d="m16 9-5.5 5.5L8 12" />
    </Lines>
  ),
};

/** One of the signs, as large and in the colour that its class says. Decoration: what it means stands next to it. */
export function Glyph({ name, className }: { name: keyof typeof GLYPHS; className?: string }) {
  return (
    <svg aria-hidden="true" className={cn("shrink-0", className)}>
      <use href={`#glyph-${name}`} />
    </svg>
  );
}

/** The drawings, once in a page, before the first use. */
export function GlyphSheet() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      {Object.entries(GLYPHS).map(([name, drawing]) => (
        <symbol key={name} id={`glyph-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  );
}
