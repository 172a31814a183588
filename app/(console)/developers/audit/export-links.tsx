import { Download } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { includesTier } from "@/lib/contracts/tiers";
import { readStanding } from "@/lib/domain/people/accounts/standing/standing";
import { pageContext } from "@/lib/transports/actions/session/session";
import { type AuditFilters, auditHref } from "./filters";

const PATH = "/developers/audit/export";

/** What the filters let through, as a file; or where to get the plan that has exports. */
export async function ExportLinks({ filters }: { filters: AuditFilters }) {
  const { tier } = await readStanding(await pageContext());
  if (!includesTier(tier, "STARTER")) {
    return (
      <p className="text-muted-foreground text-sm">
        Exports are part of the{" "}
        <Link href="/developers/billing" className="rounded-sm text-primary-ink underline underline-offset-4">
          Starter plan
        </Link>
      </p>
    );
  }
  return (
    <div className="flex gap-2">
      {(["csv", "json"] as const).map((format) => (
        <Button key={format} asChild variant="secondary">
          <a href={auditHref({ ...filters, format }, PATH)} download>
            <Download aria-hidden /> {format.toUpperCase()}
          </a>
        </Button>
      ))}
    </div>
  );
}
