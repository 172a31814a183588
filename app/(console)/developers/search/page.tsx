import type { Metadata } from "next";
import { Link } from "@/app/_ui/controls/link";
import { text } from "@/lib/contracts/values/text";
import { explainSearch } from "@/lib/domain/network/search/showing/explain";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { Ranked } from "./ranked";
import { ReadAs } from "./read-as";
import { SearchForm } from "./search-form";

export const metadata: Metadata = { title: "Search" };

type SearchPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const Query = text(400, { trim: true }).catch("");

/** For a query: what was understood, corrected and given up, and what each result's score is made of. */
export default async function ExplainPage({ searchParams }: SearchPageProps) {
  const params = await searchParams;
  const query = Query.parse([params.q].flat()[0] ?? "");
  const finds = [params.finds].flat()[0] === "offers" ? "offers" : "creators";
  await requireUser(query ? `/developers/search?${new URLSearchParams({ q: query, finds })}` : "/developers/search");
  const explained = query ? await explainSearch(await pageContext(), finds, { query }) : null;
  return (
    <>
      <PageHeader
        title="Search, explained"
        lead={
          <>
            How a query is read, and why each result stands where it does. The rules are in{" "}
            <Link href="/docs/search" className="rounded-sm text-primary-ink underline underline-offset-4">
              How search ranks
            </Link>
            .
          </>
        }
      />
      <SearchForm query={query} finds={finds} />
      {explained ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
          <ReadAs query={query} explained={explained} />
          <Ranked explained={explained} />
        </div>
      ) : null}
    </>
  );
}
