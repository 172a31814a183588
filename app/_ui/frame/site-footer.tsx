import { Link } from "../controls/link";
import { BRAND_LINE } from "../looks/logos/brand";
import { Logo } from "../looks/logos/logo";
import { ThemeToggle } from "./theme/theme-toggle";

const COLUMNS = [
  {
    title: "Marketplace",
    links: [
      { href: "/creators", label: "Browse creators" },
      { href: "/categories", label: "Categories" },
      { href: "/sell", label: "Sell your work" },
      { href: "/fees", label: "Fees" },
      { href: "/help", label: "Help" },
      { href: "/about", label: "About" },
      { href: "/contact", label: "Contact" },
    ],
  },
  {
    title: "Policies",
    links: [
      { href: "/refunds", label: "Refunds and disputes" },
      { href: "/terms", label: "Terms" },
      { href: "/privacy", label: "Privacy" },
    ],
  },
  {
    title: "Developers",
    links: [
      { href: "/docs", label: "Documentation" },
      { href: "/docs/reference", label: "API reference", plain: true },
      { href: "/pricing", label: "Pricing" },
      { href: "/developers", label: "Console" },
      { href: "/api/v1/openapi.yaml", label: "OpenAPI", plain: true },
      { href: "/llms.txt", label: "For agents: llms.txt", plain: true },
      { href: "/docs/changelog", label: "Changelog" },
      { href: "/status", label: "Status" },
    ],
  },
];

/** The footer of the public pages. */
export function SiteFooter() {
  return (
    <footer className="mt-24 border-border border-t">
      <div className="shell flex flex-wrap justify-between gap-x-16 gap-y-10 py-12">
        <div className="grid max-w-80 content-start gap-3">
          <Logo />
          <p className="text-muted-foreground">{BRAND_LINE}</p>
          <ThemeToggle className="mt-2" />
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-8">
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title} className={`grid content-start gap-2 ${linkClasses}`}>
              <p className="font-medium">{title}</p>
              {links.map((link) => (
                <FooterLink key={link.href} {...link} />
              ))}
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}

/** The looks of the links, said once for each list of them. */
const linkClasses =
  "[&_a]:w-fit [&_a]:rounded-sm [&_a]:text-muted-foreground [&_a:hover]:text-foreground [&_a:hover]:underline";

function FooterLink({ href, label, plain }: { href: string; label: string; plain?: boolean }) {
  return plain ? <a href={href}>{label}</a> : <Link href={href}>{label}</Link>;
}
