import { AreaPageHeader, type PageHeaderProps } from "@/app/_ui/page-header";

/** The head of a studio page. */
export function PageHeader(props: PageHeaderProps) {
  return <AreaPageHeader area={{ label: "Studio", href: "/studio" }} {...props} />;
}
