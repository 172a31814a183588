import type { ReactNode } from "react";

/** The head of a page of the settings: the title, a line. */
export function SettingsHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-6 grid gap-1">
      <h1 className="font-semibold text-2xl">{title}</h1>
      <p className="measure text-muted-foreground">{children}</p>
    </div>
  );
}
