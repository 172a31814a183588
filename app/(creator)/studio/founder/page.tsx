import type { Metadata } from "next";
import { Link } from "@/app/_ui/controls/link";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { getFounderCard } from "@/lib/domain/network/founders/card";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { FounderForm } from "./founder-form";

export const metadata: Metadata = { title: "Founder card" };

/** What the creator builds besides their services, and whether founders' searches may meet it. */
export default async function FounderPage() {
  const user = await requireCreator("/studio/founder");
  const ctx = await pageContext();
  const [card, profile] = await Promise.all([getFounderCard(ctx), getProfile(ctx, user.handle)]);
  return (
    <>
      <PageHeader
        title="Founder card"
        lead="Tell people and their agents what you build, how far it is and what you look for."
      />
      {card?.discoverable && !profile.mcp_discoverable ? (
        <FormAlert tone="warning" className="mb-6">
          Nobody finds your card yet: agent discovery is off for your profile.{" "}
          <Link href="/settings" className="underline">
            Turn it on in settings
          </Link>
        </FormAlert>
      ) : null}
      <FounderForm card={card} />
    </>
  );
}
