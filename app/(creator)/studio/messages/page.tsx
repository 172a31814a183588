import type { Metadata } from "next";
import { MessagesPage, type Search } from "@/app/_parts/conversation/messages-page";
import { requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";

export const metadata: Metadata = { title: "Messages" };

/** The creator's conversations with buyers and their agents. */
export default async function StudioMessagesPage({ searchParams }: { searchParams: Promise<Search> }) {
  await requireCreator("/studio/messages");
  return (
    <>
      <PageHeader
        title="Messages"
        lead="Questions, introductions, briefs and orders: every conversation in one place."
      />
      <MessagesPage as="creator" base="/studio/messages" search={await searchParams} />
    </>
  );
}
