import type { Metadata } from "next";
import { MessagesPage, type Search } from "@/app/_parts/conversation/messages-page";
import { requireUser } from "@/lib/transports/actions/session/session";

export const metadata: Metadata = { title: "Messages", robots: { index: false } };

/** The signed-in person's conversations with creators. */
export default async function BuyerMessagesPage({ searchParams }: { searchParams: Promise<Search> }) {
  await requireUser("/messages");
  return (
    <div className="shell grid max-w-3xl gap-6 py-10">
      <h1 className="font-semibold text-2xl">Messages</h1>
      <MessagesPage as="buyer" base="/messages" search={await searchParams} />
    </div>
  );
}
