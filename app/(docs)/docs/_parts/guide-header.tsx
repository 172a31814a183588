import { Breadcrumb, type Crumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { NavDrawer } from "@/app/_ui/frame/navigation/nav-drawer";
import { GuideLead } from "../_guides/guide-text";
import { DocsNav } from "./docs-nav";

/** Where the page is, the guides in a drawer on phones, and what the page is about. */
export function GuideHeader({ title, lead, crumbs }: { title: string; lead?: string; crumbs: Crumb[] }) {
  return (
    <header className="mb-8 grid gap-3">
      <div className="flex items-center gap-2">
        <NavDrawer title="Documentation" words="Guides">
          <DocsNav />
        </NavDrawer>
        <Breadcrumb crumbs={[...crumbs, { label: title }]} />
      </div>
      <h1 className="font-semibold text-2xl">{title}</h1>
      {lead ? <GuideLead>{lead}</GuideLead> : null}
    </header>
  );
}
