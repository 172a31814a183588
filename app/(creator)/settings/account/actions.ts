"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { ChangeEmail, ChangePassword, ReceiptDetails, RenameAccount } from "@/lib/contracts/people/account-settings";
import { cancelEmailChange, requestEmailChange } from "@/lib/domain/people/accounts/changes/email";
import { changePassword } from "@/lib/domain/people/accounts/changes/password";
import { saveReceiptDetails } from "@/lib/domain/people/accounts/changes/receipt-details";
import { renameAccount } from "@/lib/domain/people/accounts/changes/rename";
import { mayExport } from "@/lib/domain/people/accounts/export/export-account";
import { leave } from "@/lib/domain/people/accounts/leaving/leave";
import { action } from "@/lib/transports/actions/action";
import { deviceCookie, keepDevice } from "@/lib/transports/actions/session/device-cookie";

/** Changes the person's own name. */
export const renameAction = action(RenameAccount, async (ctx, input) => {
  await renameAccount(ctx, input);
  refresh();
  return null;
});

/** Changes how the account is named on receipts. */
export const saveReceiptDetailsAction = action(ReceiptDetails, async (ctx, input) => {
  await saveReceiptDetails(ctx, input);
  refresh();
  return null;
});

/** Sets a new password, and keeps this browser known. */
export const changePasswordAction = action(ChangePassword, async (ctx, input) => {
  const { device } = await changePassword(ctx, input, await deviceCookie());
  await keepDevice(device);
  return null;
});

/** Asks both mailboxes. */
export const changeEmailAction = action(ChangeEmail, async (ctx, input) => {
  await requestEmailChange(ctx, input);
  refresh();
  return null;
});

/** Takes a change of address back. */
export const cancelEmailChangeAction = action(z.object({}), async (ctx) => {
  await cancelEmailChange(ctx);
  refresh();
  return null;
});

/** Whether the archive may be had now: the download itself is a link, which asks nobody for a password. */
export const mayExportAction = action(z.object({}), async (ctx) => {
  await mayExport(ctx);
  return null;
});

/** Plans the deletion of the account. */
export const leaveAction = action(z.object({ id: z.string().max(10).optional() }), async (ctx) => {
  await leave(ctx);
  refresh();
  return null;
});
