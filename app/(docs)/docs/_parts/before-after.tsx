import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import type { Guide } from "../_guides/list";

const box = "grid gap-0.5 rounded-md border border-border bg-card p-4 hover:border-border-strong hover:bg-muted";
const way = "flex items-center gap-1.5 text-muted-foreground text-xs [&_svg]:size-3.5";

/** The guides before and after this one. */
export function BeforeAfter({ before, after }: { before?: Guide | undefined; after?: Guide | undefined }) {
  return (
    <nav aria-label="Guides before and after" className="mt-14 grid gap-4 sm:grid-cols-2">
      {before ? (
        <Link href={`/docs/${before.slug}`} className={box}>
          <span className={way}>
            <ArrowLeft aria-hidden /> Previous
          </span>
          <span className="font-medium">{before.title}</span>
        </Link>
      ) : (
        <span aria-hidden className="max-sm:hidden" />
      )}
      {after ? (
        <Link href={`/docs/${after.slug}`} className={`${box} justify-items-end`}>
          <span className={way}>
            Next <ArrowRight aria-hidden />
          </span>
          <span className="font-medium">{after.title}</span>
        </Link>
      ) : null}
    </nav>
  );
}
