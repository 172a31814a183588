import type { ReactNode } from "react";
import { Breadcrumb } from "@/app/_ui/frame/breadcrumb";

/** The head of a page under the settings: the way back, the title, a line. */
export function SettingsHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-6 grid gap-3">
      <Breadcrumb crumbs={[{ label: "Settings", href: "/settings" }, { label: title }]} />
      <div className="grid gap-1">
        <h1 className="font-semibold text-2xl">{title}</h1>
        <p className="measure text-muted-foreground">{children}</p>
      </div>
    </div>
  );
}
