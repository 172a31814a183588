import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { Link } from "@/app/_ui/controls/link";
import { GUIDES, SECTIONS } from "./_guides/list";

const LIVE = [
  { href: "/docs/reference", title: "API reference", about: "Every operation: its fields, errors and an example." },
  { href: "/developers/docs", title: "API explorer", about: "The same with a form to try each call (1 MB of script)." },
  { href: "/developers/graphql", title: "GraphQL explorer", about: "Write an operation and send it from the browser." },
  { href: "/status", title: "Status", about: "How the service is right now." },
];

const card =
  "grid content-start gap-1 rounded-md border border-border bg-card p-4 shadow-sm hover:border-border-strong hover:bg-muted";

export const metadata: Metadata = {
  description: "Guides to the REST API, webhooks, GraphQL and the tool server for agents.",
  alternates: { ...alternates("/docs"), types: { "text/markdown": "/docs.md" } },
};

/** Every guide, by section. */
export default function DocsPage() {
  return (
    <div className="py-6 md:py-8">
      <h1 className="font-semibold text-2xl">Documentation</h1>
      <p className="measure mt-1 text-lg text-muted-foreground">
        How programs and agents use the service: over REST, GraphQL and the tool server. Some things are done by people
        on the pages alone, such as paying, accepting a delivery and writing a review. Every command in these guides is
        run against the service by its tests.
      </p>
      {SECTIONS.map((section) => (
        <section key={section} aria-labelledby={idOf(section)} className="mt-8 grid gap-3">
          <h2 id={idOf(section)} className="font-semibold text-lg">
            {section}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {GUIDES.filter((guide) => guide.section === section).map(({ slug, title, about }) => (
              <li key={slug} className="grid">
                <Link href={`/docs/${slug}`} className={card}>
                  <span className="font-medium">{title}</span>
                  <span className="text-muted-foreground text-sm">{about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="section-live" className="mt-8 grid gap-3">
        <h2 id="section-live" className="font-semibold text-lg">
          Live
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {LIVE.map(({ href, title, about }) => (
            <li key={href} className="grid">
              <a href={href} className={card}>
                <span className="font-medium">{title}</span>
                <span className="text-muted-foreground text-sm">{about}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function idOf(section: string): string {
  return `section-${section.toLowerCase().replaceAll(" ", "-")}`;
}
