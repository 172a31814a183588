import { ArrowLeft, FileCode2 } from "lucide-react";
import { buttonVariants } from "@/app/_ui/controls/button-variants";
import { ThemeToggle } from "@/app/_ui/frame/theme/theme-toggle";
import { BRAND } from "@/app/_ui/looks/logos/brand";
import { Logo } from "@/app/_ui/looks/logos/logo";

type ReferenceHeaderProps = {
  title?: string;
  /** Where the whole description is, and what it is called. */
  document: string;
  label?: string;
};

/** The bar over the reference. Plain links: the reference's styles must not come along to another page. */
export function ReferenceHeader({ title = "API reference", document, label = "OpenAPI" }: ReferenceHeaderProps) {
  return (
    <header className="reference-header sticky top-0 z-40 border-border border-b bg-background">
      <div className="flex h-15 items-center gap-3 px-4 sm:px-6">
        <a href="/" aria-label={`${BRAND}, home`} className="rounded-sm">
          <Logo />
        </a>
        <span aria-hidden className="hidden h-5 w-px rotate-12 bg-border-strong sm:block" />
        <span className="hidden text-muted-foreground sm:block">{title}</span>
        <nav aria-label="Reference" className="ml-auto flex items-center gap-2">
          <a href="/developers" className={buttonVariants({ variant: "ghost", size: "sm" })}>
            <ArrowLeft aria-hidden />
            Console
          </a>
          <a href={document} className={buttonVariants({ variant: "ghost", size: "sm", className: "max-sm:hidden" })}>
            <FileCode2 aria-hidden />
            {label}
          </a>
          <ThemeToggle className="max-sm:hidden" />
        </nav>
      </div>
    </header>
  );
}
