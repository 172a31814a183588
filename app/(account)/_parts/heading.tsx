import type { ReactNode } from "react";

/** The page's title with the line under it. */
export function AccountHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-6 grid gap-1.5">
      <h1 className="font-semibold text-2xl">{title}</h1>
      <p className="text-lg text-muted-foreground">{children}</p>
    </div>
  );
}

export const accountLink = "rounded-sm font-medium text-primary-ink underline-offset-4 hover:underline";
