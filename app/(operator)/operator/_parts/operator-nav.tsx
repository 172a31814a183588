import {
  BadgeCheck,
  Building2,
  Cog,
  CreditCard,
  Flag,
  Gauge,
  History,
  ListChecks,
  Scale,
  Search,
  ShieldAlert,
  Undo2,
  Webhook,
} from "lucide-react";
import { SideNav } from "@/app/_ui/frame/navigation/side-nav";

const SECTIONS = [
  {
    items: [
      { href: "/operator", label: "Overview", icon: <Gauge aria-hidden />, exact: true },
      { href: "/operator/search", label: "Search", icon: <Search aria-hidden /> },
      { href: "/operator/rules", label: "Rules", icon: <ListChecks aria-hidden /> },
      { href: "/operator/audit", label: "Audit log", icon: <History aria-hidden /> },
    ],
  },
  {
    title: "What waits",
    items: [
      { href: "/operator/queues/disputes", label: "Disputes", icon: <Scale aria-hidden /> },
      { href: "/operator/queues/chargebacks", label: "Chargebacks", icon: <CreditCard aria-hidden /> },
      { href: "/operator/queues/reports", label: "Reports", icon: <Flag aria-hidden /> },
      { href: "/operator/queues/flagged", label: "Flagged", icon: <ShieldAlert aria-hidden /> },
      { href: "/operator/queues/verification", label: "Verification", icon: <BadgeCheck aria-hidden /> },
      { href: "/operator/queues/refunds", label: "Refunds", icon: <Undo2 aria-hidden /> },
      { href: "/operator/queues/jobs", label: "Failed jobs", icon: <Cog aria-hidden /> },
      { href: "/operator/queues/webhooks", label: "Stuck webhooks", icon: <Webhook aria-hidden /> },
      { href: "/operator/queues/leads", label: "Enterprise", icon: <Building2 aria-hidden /> },
    ],
  },
];

/** The operator's pages. */
export function OperatorNav() {
  return <SideNav label="Operator" sections={SECTIONS} />;
}
