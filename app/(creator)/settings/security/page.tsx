import type { Metadata } from "next";
import { listPasskeys } from "@/lib/domain/people/accounts/passkeys/manage";
import { listIdentities } from "@/lib/domain/people/accounts/providers/link";
import { providerName } from "@/lib/domain/people/accounts/providers/told";
import { secondStep } from "@/lib/domain/people/accounts/second-factor/authenticator";
import { listSessions } from "@/lib/domain/people/accounts/sessions/list";
import { offeredProviders } from "@/lib/transports/actions/session/providers";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { SettingsHeader } from "../_parts/settings-header";
import { PasskeysCard } from "./passkeys/passkeys-card";
import { ProvidersCard } from "./providers/providers-card";
import { SecondStepCard } from "./second-step/second-step-card";
import { SessionsCard } from "./sessions-card";

export const metadata: Metadata = { title: "Sign-in and security", robots: { index: false } };

/** How a person proves who they are, and where they are signed in. */
export default async function SecurityPage({ searchParams }: { searchParams: Promise<{ error?: string }> }) {
  await requireUser("/settings/security");
  const ctx = await pageContext();
  const [sessions, step, passkeys, identities, params] = await Promise.all([
    listSessions(ctx),
    secondStep(ctx),
    listPasskeys(ctx),
    listIdentities(ctx),
    searchParams,
  ]);
  // what was linked while a provider was offered can be unlinked when it no longer is
  const known = new Map(offeredProviders().map(({ id, name }) => [id, name]));
  for (const { provider } of identities) known.set(provider, providerName(provider));
  const providers = [...known].map(([id, name]) => ({
    id,
    name,
    linked: identities.find(({ provider }) => provider === id) ?? null,
  }));
  return (
    <>
      <SettingsHeader title="Sign-in and security">
        Where you are signed in, and how you prove that it is you.
      </SettingsHeader>
      <div className="grid gap-6">
        <PasskeysCard passkeys={passkeys} now={ctx.now} />
        <SecondStepCard step={step} now={ctx.now} />
        {providers.length > 0 ? (
          <ProvidersCard providers={providers} now={ctx.now} refused={params.error !== undefined} />
        ) : null}
        <SessionsCard sessions={sessions} now={ctx.now} />
      </div>
    </>
  );
}
