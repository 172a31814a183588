import type { Metadata } from "next";
import { MessagesPage, type Search } from "@/app/_parts/conversation/messages-page";
import { requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";

export const metadata: Metadata = { title: "Messages" };

type ThreadPageProps = { params: Promise<{ id: string }>; searchParams: Promise<Search> };

/** One of the creator's conversations. */
export default async function StudioThreadPage({ params, searchParams }: ThreadPageProps) {
  const { id } = await params;
  await requireCreator(`/studio/messages/${id}`);
  return (
    <>
      <PageHeader
        title="Conversation"
        parent={{ label: "Messages", href: "/studio/messages" }}
        lead="What you write here, both of you keep."
      />
      <MessagesPage as="creator" base="/studio/messages" search={await searchParams} id={id} />
    </>
  );
}
