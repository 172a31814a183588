import type { Metadata } from "next";
import Link from "next/link";
import { NavDrawer } from "@/app/_ui/nav-drawer";
import { GUIDES, SECTIONS } from "./_guides/list";
import { DocsNav } from "./_parts/docs-nav";

export const metadata: Metadata = {
  description: "Guides to the REST API, webhooks, GraphQL and the tool server for agents.",
  alternates: { canonical: "/docs" },
};

/** Every guide, by section. */
export default function DocsPage() {
  return (
    <div className="py-6 md:py-8">
      <NavDrawer title="Documentation">
        <DocsNav />
      </NavDrawer>
      <h1 className="font-semibold text-2xl">Documentation</h1>
      <p className="measure mt-1 text-lg text-muted-foreground">
        Everything that people do here, programs can do: over REST, GraphQL and the tool server for agents. Every
        command in these guides is run against the service by its tests.
      </p>
      {SECTIONS.map((section) => (
        <section key={section} aria-labelledby={idOf(section)} className="mt-8 grid gap-3">
          <h2 id={idOf(section)} className="font-semibold text-lg">
            {section}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {GUIDES.filter((guide) => guide.section === section).map(({ slug, title, about }) => (
              <li key={slug} className="grid">
                <Link
                  href={`/docs/${slug}`}
                  className="grid content-start gap-1 rounded-md border border-border bg-card p-4 shadow-sm hover:border-border-strong hover:bg-muted"
                >
                  <span className="font-medium">{title}</span>
                  <span className="text-muted-foreground text-sm">{about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function idOf(section: string): string {
  return `section-${section.toLowerCase().replaceAll(" ", "-")}`;
}
