import { AreaPageHeader, type PageHeaderProps } from "@/app/_ui/frame/page-header";

/** The head of an operator's page. */
export function PageHeader(props: PageHeaderProps) {
  return <AreaPageHeader area={{ label: "Operator", href: "/operator" }} {...props} />;
}
