import type { Metadata } from "next";
import { listPasskeys } from "@/lib/domain/people/accounts/passkeys/manage";
import { secondStep } from "@/lib/domain/people/accounts/second-factor/authenticator";
import { listSessions } from "@/lib/domain/people/accounts/sessions/list";
import { pageContext, requireUser } from "@/lib/transports/actions/session";
import { SettingsHeader } from "../_parts/settings-header";
import { PasskeysCard } from "./passkeys/passkeys-card";
import { SecondStepCard } from "./second-step/second-step-card";
import { SessionsCard } from "./sessions-card";

export const metadata: Metadata = { title: "Sign-in and security", robots: { index: false } };

/** How a person proves who they are, and where they are signed in. */
export default async function SecurityPage() {
  await requireUser("/settings/security");
  const ctx = await pageContext();
  const [sessions, step, passkeys] = await Promise.all([listSessions(ctx), secondStep(ctx), listPasskeys(ctx)]);
  return (
    <>
      <SettingsHeader title="Sign-in and security">
        Where you are signed in, and how you prove that it is you.
      </SettingsHeader>
      <div className="grid gap-6">
        <PasskeysCard passkeys={passkeys} now={ctx.now} />
        <SecondStepCard step={step} now={ctx.now} />
        <SessionsCard sessions={sessions} now={ctx.now} />
      </div>
    </>
  );
}
