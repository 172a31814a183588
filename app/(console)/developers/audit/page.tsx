import type { Metadata } from "next";
import { leftOut } from "@/app/_ui/form/filters/left-out";
import { requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { AuditList } from "./audit-list";
import { ExportLinks } from "./export-links";
import { FilterBar } from "./filter-bar";
import { auditHref, readFilters } from "./filters";

export const metadata: Metadata = { title: "Audit log" };

type AuditPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Who did what in the account. Filters are in the address; the page is whole without script. */
export default async function AuditPage({ searchParams }: AuditPageProps) {
  const params = await searchParams;
  const filters = readFilters(params);
  await requireUser(auditHref(filters));
  return (
    <>
      <PageHeader
        title="Audit log"
        lead="Every change in your account: who made it, when, from where, with which request."
        action={<ExportLinks filters={filters} />}
      />
      <div className="group/audit">
        <FilterBar filters={filters} vain={leftOut(filters, params, ["action", "from", "to"])} />
        <div className="transition-opacity group-has-[form[aria-busy=true]]/audit:opacity-50">
          <AuditList filters={filters} cursor={[params.cursor].flat()[0]} />
        </div>
      </div>
    </>
  );
}
