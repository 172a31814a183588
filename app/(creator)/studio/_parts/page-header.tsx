import { AreaPageHeader, type PageHeaderProps } from "@/app/_ui/frame/page-header";

/** The head of a studio page. */
export function PageHeader(props: PageHeaderProps) {
  return <AreaPageHeader area={{ label: "Studio", href: "/studio" }} {...props} />;
}
