import type { ComponentProps } from "react";
import { cn } from "../cn";

type TableProps = ComponentProps<"table"> & {
  /** What the table holds; spoken, and names the scroll area. */
  caption: string;
};

/** A dense table that scrolls sideways within its frame, and fades where it goes on. */
export function Table({ className, caption, children, ...props }: TableProps) {
  return (
    <div className="min-w-0 rounded-md border border-border bg-card shadow-sm">
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="fade-end overflow-x-auto rounded-[inherit]"
      >
        <table className={cn("w-full border-collapse text-sm", className)} {...props}>
          <caption className="sr-only">{caption}</caption>
          {children}
        </table>
      </section>
    </div>
  );
}

export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
  return <thead className={cn("border-border border-b bg-muted/50", className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody className={cn("[&_tr:last-child]:border-0", className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return <tr className={cn("border-border border-b transition-colors hover:bg-muted/40", className)} {...props} />;
}

export function TableHead({ className, scope = "col", ...props }: ComponentProps<"th">) {
  return (
    <th
      scope={scope}
      className={cn("h-9 whitespace-nowrap px-4 text-left font-medium text-muted-foreground text-xs", className)}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return <td className={cn("h-11 px-4 py-2 align-middle", className)} {...props} />;
}
