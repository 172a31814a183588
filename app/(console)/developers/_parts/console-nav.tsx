import {
  AppWindow,
  BookOpen,
  Bot,
  Braces,
  FileCode2,
  Gauge,
  GraduationCap,
  History,
  KeyRound,
  Layers,
  Mail,
  ScrollText,
  SearchCheck,
  Webhook,
} from "lucide-react";
import { type NavSection, SideNav } from "@/app/_ui/frame/navigation/side-nav";
import { showsOutbox } from "@/lib/core/env";
import { pageContext } from "@/lib/transports/actions/session/session";

const SECTIONS: NavSection[] = [
  {
    items: [
      { href: "/developers", label: "Overview", icon: <Gauge aria-hidden />, exact: true },
      { href: "/developers/keys", label: "API keys", icon: <KeyRound aria-hidden /> },
      { href: "/developers/apps", label: "Apps", icon: <AppWindow aria-hidden /> },
      { href: "/developers/webhooks", label: "Webhooks", icon: <Webhook aria-hidden /> },
      { href: "/developers/agents", label: "Agents", icon: <Bot aria-hidden /> },
      { href: "/developers/logs", label: "Logs", icon: <ScrollText aria-hidden /> },
      { href: "/developers/search", label: "Search", icon: <SearchCheck aria-hidden /> },
      { href: "/developers/audit", label: "Audit log", icon: <History aria-hidden /> },
      { href: "/developers/billing", label: "Plan", icon: <Layers aria-hidden /> },
    ],
  },
  {
    title: "Reference",
    items: [
      { href: "/docs", label: "Guides", icon: <GraduationCap aria-hidden />, away: "here" },
      { href: "/docs/reference", label: "API reference", icon: <BookOpen aria-hidden />, away: "here" },
      { href: "/developers/graphql", label: "GraphQL", icon: <Braces aria-hidden />, away: "here" },
      { href: "/api/v1/openapi.yaml", label: "OpenAPI", icon: <FileCode2 aria-hidden />, away: "tab" },
    ],
  },
];

const LOCAL: NavSection = {
  title: "This instance",
  items: [{ href: "/developers/outbox", label: "Outbox", icon: <Mail aria-hidden /> }],
};

/** The console's pages. */
export async function ConsoleNav() {
  const sections = showsOutbox((await pageContext()).local) ? [...SECTIONS, LOCAL] : SECTIONS;
  return <SideNav label="Developer console" sections={sections} />;
}
