"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import {
  BanWord,
  ChangeStanding,
  DecideCase,
  DecideDispute,
  TryAgain,
  UnbanWord,
  UndoCase,
  ViewAs,
} from "@/lib/contracts/people/operators";
import { DecideVerification } from "@/lib/contracts/people/verification";
import { changeStanding } from "@/lib/domain/operators/accounts/change-standing";
import { viewAs } from "@/lib/domain/operators/accounts/view-as";
import { decideCase } from "@/lib/domain/operators/cases/decide";
import { undoHiding } from "@/lib/domain/operators/cases/undo";
import { tryAgain } from "@/lib/domain/operators/queues/again";
import { decideVerification } from "@/lib/domain/operators/verification/decide";
import { banWord, unbanWord } from "@/lib/domain/operators/words/change";
import { resolveDispute } from "@/lib/domain/trade/orders/disputes/resolve";
import { action } from "@/lib/transports/actions/action";

export const decideCaseAction = action(DecideCase, async (ctx, decision) => {
  const done = await decideCase(ctx, decision);
  refresh();
  return done;
});

export const undoCaseAction = action(UndoCase, async (ctx, undone) => {
  const done = await undoHiding(ctx, undone);
  refresh();
  return done;
});

/** The page says when both sides may still agree by themselves: anyone who decides then knows it. */
export const decideDisputeAction = action(DecideDispute, async (ctx, decision) => {
  const done = await resolveDispute(ctx, {
    orderId: decision.order_id,
    outcome: decision.outcome === "complete" ? "complete" : "refund",
    cents: decision.outcome === "refund_part" ? decision.amount_cents : undefined,
    reason: decision.reason,
    early: true,
  });
  refresh();
  return done;
});

export const changeStandingAction = action(ChangeStanding, async (ctx, { user_id: userId, change, reason }) => {
  await changeStanding(ctx, { userId, change, reason });
  refresh();
  return { user_id: userId };
});

/** From here on the browser shows the other account, so it leads there. */
export const viewAsAction = action(ViewAs, async (ctx, { user_id: userId, reason }) => {
  const { hasPage } = await viewAs(ctx, { userId, reason });
  refresh();
  redirect(hasPage ? "/studio" : "/orders");
});

export const decideVerificationAction = action(DecideVerification, async (ctx, decision) => {
  const done = await decideVerification(ctx, decision);
  refresh();
  return done;
});

export const tryAgainAction = action(TryAgain, async (ctx, item) => {
  const done = await tryAgain(ctx, item);
  refresh();
  return done;
});

export const banWordAction = action(BanWord, async (ctx, input) => {
  await banWord(ctx, input);
  refresh();
  return input;
});

export const unbanWordAction = action(UnbanWord, async (ctx, { id }) => {
  await unbanWord(ctx, { word: id });
  refresh();
  return null;
});
