import type { Metadata } from "next";
import { ConfirmAddress } from "@/app/_parts/account/confirm-address";
import { pendingEmailChange } from "@/lib/domain/people/accounts/changes/email";
import { hasPassword } from "@/lib/domain/people/accounts/changes/password";
import { readReceiptDetails } from "@/lib/domain/people/accounts/changes/receipt-details";
import { readLeaving } from "@/lib/domain/people/accounts/leaving/leave";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { LeavingNotice } from "../../../_parts/account/leaving/leaving-notice";
import { SettingsHeader } from "../_parts/settings-header";
import { DataCard } from "./data-card";
import { EmailCard } from "./email-card";
import { NameForm } from "./name-form";
import { PasswordForm } from "./password-form";
import { ReceiptForm } from "./receipt-form";

export const metadata: Metadata = { title: "Account", robots: { index: false } };

/** A person's name, address and password, a copy of everything, and the way out. */
export default async function AccountPage() {
  const user = await requireUser("/settings/account");
  const ctx = await pageContext();
  const [waiting, password, leaving, details] = await Promise.all([
    pendingEmailChange(ctx),
    hasPassword(ctx),
    readLeaving(ctx),
    readReceiptDetails(ctx),
  ]);
  return (
    <>
      <SettingsHeader title="Account">Who you are here, and how you are reached.</SettingsHeader>
      <div className="grid gap-6">
        {leaving ? (
          <LeavingNotice at={leaving.due_at} page={leaving.page} subscriptions={leaving.subscriptions} />
        ) : null}
        <ConfirmAddress then="what was bought and booked with this address is yours to see" />
        <NameForm name={user.name} />
        <EmailCard email={user.email} waiting={waiting} />
        <ReceiptForm details={details} />
        <PasswordForm exists={password} />
        {leaving ? null : <DataCard email={user.email} />}
      </div>
    </>
  );
}
