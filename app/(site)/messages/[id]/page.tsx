import type { Metadata } from "next";
import { Conversation } from "@/app/_parts/conversation/conversation";
import { MessagesPage, type Search } from "@/app/_parts/conversation/messages-page";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { showThread } from "@/lib/domain/contact/threads/reading/show";
import { linkContext, requireUser } from "@/lib/transports/actions/session/session";

export const metadata: Metadata = { title: "Messages", robots: { index: false }, referrer: "same-origin" };

type ThreadPageProps = { params: Promise<{ id: string }>; searchParams: Promise<Search> };

/** One conversation with a creator: for its buyer signed in, or for a guest by the link. */
export default async function BuyerThreadPage({ params, searchParams }: ThreadPageProps) {
  const [{ id }, search] = await Promise.all([params, searchParams]);
  const token = [search.token].flat()[0];
  if (token) {
    const ctx = await linkContext(id, token);
    const shown = await orNotFound(
      orFirstPage((before) => showThread(ctx, id, { as: "buyer", token }, before), [search.before].flat()[0]),
    );
    return (
      <div className="shell grid max-w-3xl gap-6 py-10">
        <h1 className="font-semibold text-2xl">Your conversation</h1>
        <Conversation {...shown} as="buyer" token={token} now={ctx.now} />
      </div>
    );
  }
  await requireUser(`/messages/${id}`);
  return (
    <div className="shell grid gap-6 py-10">
      <div className="grid gap-3">
        <Breadcrumb crumbs={[{ label: "Messages", href: "/messages" }, { label: "Conversation" }]} />
        <h1 className="font-semibold text-2xl">Messages</h1>
      </div>
      <MessagesPage as="buyer" base="/messages" search={search} id={id} />
    </div>
  );
}
