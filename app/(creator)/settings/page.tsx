import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Skeleton } from "@/app/_ui/feedback/skeleton";
import { env } from "@/lib/core/env";
import { allLanguages } from "@/lib/core/values/languages";
import { readVerification } from "@/lib/domain/contact/verification/request";
import { readLeaving } from "@/lib/domain/people/accounts/leaving/leave";
import { formerHandlesOf } from "@/lib/domain/people/profiles/change-handle";
import { readProfilePictures } from "@/lib/domain/people/profiles/pictures";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { BecomeCreatorCard } from "../../_parts/account/become-creator-card";
import { LeavingNotice } from "../../_parts/account/leaving/leaving-notice";
import { PicturesCard } from "./_pictures/pictures-card";
import { VerificationCard } from "./_verification/verification-card";
import { AddressCard } from "./address-card";
import { DiscoverabilityCard } from "./discoverability-card";
import { ProfileForm } from "./profile-form";
import { SignedInAs } from "./signed-in-as";

export const metadata: Metadata = { title: "Settings", robots: { index: false } };

type SettingsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** A person's settings: the profile and whether agents find it, or the way to a profile. */
export default async function SettingsPage({ searchParams }: SettingsPageProps) {
  const [user, params] = await Promise.all([requireUser("/settings"), searchParams]);
  const leaving = await readLeaving(await pageContext());
  const site = `${new URL(env().BASE_URL).host}/`;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-2xl">{user.handle ? "Your profile" : "Settings"}</h1>
        {user.handle ? (
          <Button asChild variant="secondary">
            <Link href={`/${user.handle}`}>
              View profile <ExternalLink aria-hidden />
            </Link>
          </Button>
        ) : null}
      </div>
      <div className="grid gap-6">
        {leaving ? (
          <LeavingNotice at={leaving.due_at} page={leaving.page} subscriptions={leaving.subscriptions} />
        ) : null}
        {user.handle ? (
          <Suspense fallback={<SettingsSkeleton />}>
            <CreatorSettings handle={user.handle} site={site} />
          </Suspense>
        ) : leaving ? null : (
          <BecomeCreatorCard name={user.name} site={site} sent={params.become === "creator"} />
        )}
        <SignedInAs email={user.email} />
      </div>
    </>
  );
}

async function CreatorSettings({ handle, site }: { handle: string; site: string }) {
  const ctx = await pageContext();
  const [profile, former, pictures, verification] = await Promise.all([
    getProfile(ctx, handle),
    formerHandlesOf(ctx),
    readProfilePictures(ctx),
    readVerification(ctx),
  ]);
  return (
    <>
      <DiscoverabilityCard discoverable={profile.mcp_discoverable} agentUrl={profile.agent_json_url} />
      <PicturesCard profile={profile} pictures={pictures} />
      <ProfileForm
        profile={{
          display_name: profile.display_name,
          tagline: profile.tagline,
          bio: profile.bio,
          location: profile.location ?? "",
          languages: profile.languages,
          skills: profile.skills.join(", "),
          categories: profile.categories.map((c) => c.slug),
          links: profile.links,
        }}
        languages={allLanguages()}
        categories={TAXONOMY.map(({ slug, name }) => ({ slug, name }))}
      />
      <AddressCard handle={profile.handle} former={former} site={site} />
      <VerificationCard verification={verification} now={ctx.now} />
    </>
  );
}

function SettingsSkeleton() {
  return (
    <div aria-busy role="status" aria-label="Loading your profile" className="grid gap-6">
      <Skeleton className="h-72 rounded-md" />
      <Skeleton className="h-[40rem] rounded-md" />
    </div>
  );
}
