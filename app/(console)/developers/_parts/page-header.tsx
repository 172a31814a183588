import { AreaPageHeader, type PageHeaderProps } from "@/app/_ui/frame/page-header";

/** The head of a console page. */
export function PageHeader(props: PageHeaderProps) {
  return <AreaPageHeader area={{ label: "Developers", href: "/developers" }} {...props} />;
}
