import { cn } from "../../cn";
import { BRAND } from "./brand";

/** The mark: a gate of the hall, two arches in one. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={cn("size-6 text-primary", className)}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M12 1.5c-5.2 0-9.5 4.2-9.5 9.5v10.25c0 .7.55 1.25 1.25 1.25h4.5V12a3.75 3.75 0 0 1 7.5 0v10.5h4.5c.7 0 1.25-.55 1.25-1.25V11c0-5.3-4.3-9.5-9.5-9.5Z"
      />
      <path fill="currentColor" opacity=".45" d="M10.25 22.5V12a1.75 1.75 0 0 1 3.5 0v10.5z" />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2", className)}>
      <LogoMark />
      <span className="font-semibold text-lg tracking-[-0.02em]">{BRAND}</span>
    </span>
  );
}
