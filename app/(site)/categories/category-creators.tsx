import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import type { FoundCreators } from "@/lib/domain/network/search/creators";
import { filtersHref } from "../_parts/creator-filters";
import { CreatorGrid, creatorGridClasses } from "../_parts/creator-grid";
import { Section } from "../_parts/section";
import { loadCreators } from "../creators/actions";

type CategoryCreatorsProps = {
  page: FoundCreators;
  /** What the page is of, as the marketplace's filters say it. */
  filters: { category: string; subcategory?: string };
  /** Who will be here, while nobody is. */
  children: ReactNode;
};

/** Who works in a category or a subcategory. */
export function CategoryCreators({ page, filters, children }: CategoryCreatorsProps) {
  return (
    <Section id="creators" title="Creators">
      {page.data.length > 0 ? (
        <>
          <CreatorGrid creators={page.data} first />
          <LoadMore
            cursor={page.next_cursor}
            href={`${filtersHref(filters)}&cursor=`}
            load={loadCreators.bind(null, filters)}
            label="Show more creators"
            className={`mt-4 ${creatorGridClasses}`}
          />
        </>
      ) : (
        <EmptyState
          icon={Users}
          title="Nobody offers this yet"
          action={
            <>
              <Button asChild>
                <Link href="/sell">Be the first</Link>
              </Button>
              <Button asChild variant="secondary">
                <Link href="/briefs/new">Post a brief</Link>
              </Button>
            </>
          }
        >
          {children}
        </EmptyState>
      )}
    </Section>
  );
}
