import type { Mail } from "@/lib/domain/platform/mail/message";

/** What one saved search newly finds; `more` beyond those that are named. */
export type NewMatches = { search: string; path: string; names: readonly string[]; more: number };

/** To whom keeps searches, at most once a day. */
export function newMatchesMail(found: readonly [NewMatches, ...NewMatches[]], stopPath: string): Mail {
  const [first] = found;
  const all = found.reduce((sum, { names, more }) => sum + names.length + more, 0);
  const of = found.length === 1 ? first.search : `${found.length} of your searches`;
  return {
    kind: "saved_search_matches",
    subject: `${all} new ${all === 1 ? "match" : "matches"}: ${of}`,
    paragraphs: found.map(({ search, names, more }) =>
      [search, ...names.map((name) => `- ${name}`), ...(more > 0 ? [`and ${more} more`] : [])].join("\n"),
    ),
    action: { label: "Your saved searches", path: "/saved/searches" },
    links: [
      ...found.map(({ search, path }) => ({ label: `See what fits ${search}`, path })),
      { label: "Stop these mails", path: stopPath },
    ],
  };
}
