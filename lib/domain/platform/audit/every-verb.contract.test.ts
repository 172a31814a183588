import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = "lib/domain";
const OPENS = /\b(?:transaction\((?:ctx|own)|openTransaction\()/;
const RECORDS = /\brecordAudit\(/;

/** What opens a transaction and has nothing for an audit log, and why. */
const NOT_RECORDED: Record<string, string> = {
  "contact/threads/reading/unread: readThread": "notes that a side has read",
  "contact/threads/writing/mail-unread: mailSide": "notes that mails went out",
  "network/saved/searches/mail-new-matches: claim": "puts the next look off by a day",
  "network/saved/searches/mail-new-matches: tell": "notes what was mailed",
  "developers/keys/ending/remind: remind": "it tells its owner, and changes nothing of the key",
  "developers/webhooks/inbox/receive: receiveDelivery":
    "takes what was delivered, which the delivery's own attempts record",
  "developers/webhooks/replay/run-recoveries: runRecoveries":
    "goes on with a recovery that was recorded when it was asked for",
  "network/search/facets/count-facets: countFacets": "counts rows",
  "network/sitemap/count: countSitemap": "counts rows",
  "network/search/ranking/weighing/count-terms: countTerms": "takes over counts of words that the database has made",
  "people/accounts/signing-in/reset-password: requestPasswordReset":
    "mails a link to anyone who asks; the reset itself is recorded",
  "people/accounts/signing-in/verify-email: resendVerification":
    "mails a link again; the verification itself is recorded",
  "people/listing/tag-old-rows: tagCreator": "reads again what a creator wrote, by a newer lexicon",
  "people/notices/change: readNotices": "reading what one was told changes nothing for anybody else",
  "people/reputation/refresh-trust: refreshTrust": "computes what follows from recorded changes and the time",
  "platform/access/idempotent-answers: claimAnswer": "the frame in which other verbs record",
  "platform/media/prune: pruneOne": "deletes what nothing has shown for a day",
  "trade/bookings/reminding/remind: remind": "notes that a mail went out",
  "trade/billing/choosing/customer: openAccount": "only takes a lock",
  "trade/files/upload: recordUpload": "a draft, until what takes it is recorded",
  "trade/files/waiting: remove": "a draft that nothing took, or what test mode keeps for some days",
  "trade/orders/briefing/remind: remindOne": "notes that a mail went out",
  "trade/orders/access/mail-links: mailOrderLinks": "mails links again, and changes nothing",
  "trade/orders/work/remind: remind": "notes that a mail went out",
  "trade/memberships/mail-posts: mailSome": "notes that mails went out",
  "trade/payouts/waits: tellWaiting": "mails, once, what somebody's asking has on record",
  "trade/payouts/reading/read: readPayouts": "takes over what the processor says of its own account",
};

const sources = new Map(
  readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|testing/.test(file))
    .map((file) => [file, readFileSync(`${ROOT}/${file}`, "utf8")]),
);

/** The functions of a source by name, each with its text. */
function functionsOf(source: string): [name: string, text: string][] {
  return source.split(/\n(?=(?:export )?(?:async )?function )/).flatMap((text): [string, string][] => {
    const name = /^(?:export )?(?:async )?function (\w+)/.exec(text)?.[1];
    return name ? [[name, text]] : [];
  });
}

/** The functions that a source names, its own and those it imports, as `file: name`. */
function knownIn(file: string, source: string): Map<string, string> {
  const known = new Map(functionsOf(source).map(([name]) => [name, `${file}: ${name}`]));
  for (const [, names = "", from = ""] of source.matchAll(/import \{([^}]*)\} from "([^"]+)"/g)) {
    const path = from.startsWith(".") ? join(dirname(file), from) : from.replace(/^@\/lib\/domain\//, "");
    for (const name of names.split(",").map((each) => each.trim())) known.set(name, `${path}.ts: ${name}`);
  }
  return known;
}

/** The functions that record an entry, themselves or by what they call. */
function recording(): Set<string> {
  const functions = [...sources].flatMap(([file, source]) => {
    const known = knownIn(file, source);
    return functionsOf(source).map(([name, text]) => ({
      id: `${file}: ${name}`,
      calls: [...text.matchAll(/(?<![.\w])(\w+)\(/g)].flatMap(([, called = ""]) => known.get(called) ?? []),
      records: RECORDS.test(text),
    }));
  });
  const found = new Set(functions.filter(({ records }) => records).map(({ id }) => id));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { id, calls } of functions)
      if (calls.some((called) => called !== id && found.has(called))) found.add(id);
  }
  return found;
}

test("every verb that opens a transaction records an audit entry, or says here why not", () => {
  const records = recording();
  const silent = [...sources].flatMap(([file, source]) =>
    functionsOf(source)
      .filter(([name, text]) => OPENS.test(text) && !records.has(`${file}: ${name}`))
      .map(([name]) => `${file.replace(/\.ts$/, "")}: ${name}`),
  );
  expect(silent.sort()).toEqual(Object.keys(NOT_RECORDED).sort());
});
