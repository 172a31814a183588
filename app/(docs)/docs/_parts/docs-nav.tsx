import {
  Activity,
  AppWindow,
  Beaker,
  BellRing,
  BookOpen,
  Bot,
  BotMessageSquare,
  Braces,
  CircleAlert,
  Clock,
  FileCode,
  Flame,
  Gauge,
  GitBranch,
  History,
  Key,
  ListEnd,
  MailCheck,
  MessageSquare,
  Package,
  Plug,
  Repeat,
  Rocket,
  ScrollText,
  Search,
  Server,
  ShieldCheck,
  ShoppingBag,
  Tag,
  Terminal,
  Triangle,
  Webhook,
  Workflow,
  Zap,
} from "lucide-react";
import type { ReactNode } from "react";
import { type NavSection, SideNav } from "@/app/_ui/frame/navigation/side-nav";
import { GUIDES, SECTIONS } from "../_guides/list";

/** Light ones: each stands twice on every guide. */
const ICONS: Record<string, ReactNode> = {
  "quick-start": <Rocket aria-hidden />,
  "first-webhook": <MailCheck aria-hidden />,
  browser: <AppWindow aria-hidden />,
  sdk: <Package aria-hidden />,
  cli: <Terminal aria-hidden />,
  nextjs: <Triangle aria-hidden />,
  express: <Server aria-hidden />,
  hono: <Flame aria-hidden />,
  fastify: <Zap aria-hidden />,
  python: <FileCode aria-hidden />,
  events: <BellRing aria-hidden />,
  agents: <BotMessageSquare aria-hidden />,
  metadata: <Tag aria-hidden />,
  openapi: <FileCode aria-hidden />,
  authentication: <Key aria-hidden />,
  "test-mode": <Beaker aria-hidden />,
  idempotency: <Repeat aria-hidden />,
  pagination: <ListEnd aria-hidden />,
  errors: <CircleAlert aria-hidden />,
  "rate-limits": <Gauge aria-hidden />,
  versioning: <GitBranch aria-hidden />,
  webhooks: <Webhook aria-hidden />,
  graphql: <Braces aria-hidden />,
  mcp: <ScrollText aria-hidden />,
  orders: <Workflow aria-hidden />,
  bookings: <Clock aria-hidden />,
  search: <Search aria-hidden />,
  messages: <MessageSquare aria-hidden />,
  ucp: <ShoppingBag aria-hidden />,
  "connect-your-assistant": <Plug aria-hidden />,
  "build-a-buying-agent": <Bot aria-hidden />,
  "trust-score": <ShieldCheck aria-hidden />,
  changelog: <History aria-hidden />,
};

const REFERENCE: NavSection = {
  title: "Live",
  items: [
    { href: "/docs/reference", label: "API reference", icon: <BookOpen aria-hidden /> },
    { href: "/developers/graphql", label: "GraphQL explorer", icon: <Braces aria-hidden />, away: "here" },
    { href: "/status", label: "Status", icon: <Activity aria-hidden /> },
  ],
};

/** The documentation's pages, by section. */
export function DocsNav() {
  const sections = SECTIONS.map((title) => ({
    title,
    items: GUIDES.filter((guide) => guide.section === title).map(({ slug, title: label }) => ({
      href: `/docs/${slug}`,
      label,
      icon: ICONS[slug],
    })),
  }));
  return <SideNav label="Documentation" sections={[...sections, REFERENCE]} />;
}
