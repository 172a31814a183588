"use server";

import { refresh } from "next/cache";
import {
  DropSearchForm,
  KeepSearchForm,
  MailSearchForm,
  StopMailsForm,
} from "@/lib/contracts/network/saved/saved-searches";
import { removeSavedSearch, saveSearch, updateSavedSearch } from "@/lib/domain/network/saved/searches/change";
import { stopSearchMails } from "@/lib/domain/network/saved/searches/stop-mails";
import { action } from "@/lib/transports/actions/action";

/** Keeps a search, with mails of new matches. Told twice, it changes nothing. */
export const keepSearchAction = action(KeepSearchForm, async (ctx, { finds, criteria }) => {
  await saveSearch(ctx, { finds, criteria, mail: true });
  refresh();
});

/** Says whether new matches of a search are mailed. */
export const mailSearchAction = action(MailSearchForm, async (ctx, { id, mail }) => {
  await updateSavedSearch(ctx, id, { mail });
  refresh();
});

/** Gives a saved search up. */
export const dropSearchAction = action(DropSearchForm, async (ctx, { id }) => {
  await removeSavedSearch(ctx, id);
  refresh();
});

/** Stops the mails of all saved searches, by the token of a mail. */
export const stopMailsAction = action(StopMailsForm, (ctx, { token }) => stopSearchMails(ctx, token));
