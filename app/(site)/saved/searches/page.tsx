import { BellRing } from "lucide-react";
import type { Metadata } from "next";
import { SearchControls } from "@/app/_parts/saved/search-controls";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { KeptFocusList } from "@/app/_ui/form/kept-focus-list";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { SavedSearchView } from "@/lib/contracts/network/saved/saved-searches";
import { listSavedSearches } from "@/lib/domain/network/saved/searches/read";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { SavedNav } from "../_parts/saved-nav";

export const metadata: Metadata = { title: "Saved searches", robots: { index: false } };

type SearchesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The searches that the signed-in person keeps, and which of them are mailed. */
export default async function SavedSearchesPage({ searchParams }: SearchesPageProps) {
  await requireUser("/saved/searches");
  const ctx = await pageContext();
  const sent = [(await searchParams).cursor].flat()[0];
  const page = await orFirstPage((cursor) => listSavedSearches(ctx, { limit: 30, cursor }), sent);
  return (
    <div className="shell grid max-w-3xl grid-cols-1 gap-6 py-10 sm:py-14">
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl">Saved searches</h1>
        <p className="text-lg text-muted-foreground">
          Who or what newly fits comes by mail, all searches together and at most once a day.
        </p>
      </header>
      <SavedNav at="/saved/searches" />
      <div>
        <KeptFocusList
          ids={page.data.map(({ id }) => id)}
          className="divide-y divide-border rounded-md border border-border bg-card shadow-sm"
          empty={
            <EmptyState
              icon={BellRing}
              title="No saved searches"
              action={
                <Button asChild>
                  <Link href="/creators">Find a creator</Link>
                </Button>
              }
            >
              Search, then choose Save this search: when somebody new fits, you hear of it.
            </EmptyState>
          }
        >
          {page.data.map((search) => (
            <Row key={search.id} search={search} now={ctx.now} />
          ))}
        </KeptFocusList>
        <LoadMore cursor={page.next_cursor} href="/saved/searches?cursor=" label="Saved earlier" />
      </div>
    </div>
  );
}

function Row({ search, now }: { search: SavedSearchView; now: Date }) {
  const { id, name, finds, url, mail, mailed_at } = search;
  const { pathname, search: query } = new URL(url);
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-4 hover:bg-muted/40 sm:px-5">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <Link
          href={pathname + query}
          className="wrap-anywhere rounded-sm font-medium text-lg before:absolute before:inset-0 before:content-['']"
        >
          {name}
        </Link>
        <p className="text-muted-foreground text-sm">
          {finds === "offers" ? "Offers" : "People"}
          {mailed_at ? (
            <>
              {", mailed "}
              <RelativeTime at={mailed_at} now={now} />
            </>
          ) : null}
        </p>
      </div>
      <SearchControls id={id} name={name} mail={mail} />
    </li>
  );
}
