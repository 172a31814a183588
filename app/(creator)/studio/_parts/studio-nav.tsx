import {
  CalendarDays,
  ClipboardList,
  FileText,
  Handshake,
  House,
  IdCard,
  Images,
  Inbox,
  Landmark,
  MessageSquare,
  Newspaper,
  Package,
  Star,
  Users,
} from "lucide-react";
import { type NavSection, SideNav } from "@/app/_ui/frame/navigation/side-nav";

const SECTIONS: NavSection[] = [
  {
    items: [
      { href: "/studio", label: "Overview", icon: <House aria-hidden />, exact: true },
      { href: "/studio/orders", label: "Orders", icon: <ClipboardList aria-hidden /> },
      { href: "/studio/reviews", label: "Reviews", icon: <Star aria-hidden /> },
    ],
  },
  {
    title: "What you offer",
    items: [
      { href: "/studio/products", label: "Products", icon: <Package aria-hidden /> },
      { href: "/studio/portfolio", label: "Portfolio", icon: <Images aria-hidden /> },
      { href: "/studio/posts", label: "Posts", icon: <Newspaper aria-hidden /> },
      { href: "/studio/bookings", label: "Bookings", icon: <CalendarDays aria-hidden /> },
      { href: "/studio/memberships", label: "Memberships", icon: <Users aria-hidden /> },
    ],
  },
  {
    title: "Who asks for you",
    items: [
      { href: "/studio/quotes", label: "Quotes", icon: <FileText aria-hidden /> },
      { href: "/studio/messages", label: "Messages", icon: <MessageSquare aria-hidden /> },
      { href: "/studio/intros", label: "Intros", icon: <Handshake aria-hidden /> },
      { href: "/studio/briefs", label: "Briefs", icon: <Inbox aria-hidden /> },
      { href: "/studio/founder", label: "Founder card", icon: <IdCard aria-hidden /> },
    ],
  },
  { title: "Money", items: [{ href: "/studio/payouts", label: "Payouts", icon: <Landmark aria-hidden /> }] },
];

/** The studio's pages. */
export function StudioNav() {
  return <SideNav label="Studio" sections={SECTIONS} />;
}
