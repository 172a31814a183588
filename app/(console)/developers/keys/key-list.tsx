import { KeyRound } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { TIERS } from "@/lib/contracts/tiers";
import { listKeys } from "@/lib/domain/developers/keys/reading/read";
import { readStanding } from "@/lib/domain/people/accounts/standing/standing";
import { pageContext } from "@/lib/transports/actions/session/session";
import { NoneYet } from "../_parts/none-yet";
import { KeyTable } from "./key-table";

/** The keys that work, or the ones that have ended; how many the plan allows. */
export async function KeyList({ showEnded }: { showEnded: boolean }) {
  const ctx = await pageContext();
  const [keys, { tier, api_keys }] = await Promise.all([listKeys(ctx), readStanding(ctx)]);
  if (keys.length === 0) return <NoKeys />;
  const live = keys.filter((key) => key.status === "active");
  const ended = keys.filter((key) => key.status !== "active");
  const shown = showEnded ? ended : live;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FilterLinks
          label="Which keys"
          options={[
            { href: "/developers/keys", label: "Active", count: live.length, current: !showEnded },
            { href: "/developers/keys?show=ended", label: "Ended", count: ended.length, current: showEnded },
          ]}
        />
        <p className="text-muted-foreground text-sm">
          {api_keys.live} of {api_keys.limit} on the {TIERS[tier].name} plan
          {api_keys.live >= api_keys.limit ? (
            <>
              : revoke one, or{" "}
              <Link href="/developers/billing" className="rounded-sm text-primary-ink underline underline-offset-4">
                compare plans
              </Link>
            </>
          ) : null}
        </p>
      </div>
      {shown.length > 0 ? (
        <KeyTable keys={shown} now={ctx.now} />
      ) : (
        <EmptyState icon={KeyRound} title={showEnded ? "No key has ended" : "No key works at present"}>
          {showEnded
            ? "Keys that you revoke or replace, and keys past their expiry, are listed here."
            : "All of your keys have been revoked, replaced or have expired."}
        </EmptyState>
      )}
    </>
  );
}

function NoKeys() {
  return (
    <NoneYet
      icon={KeyRound}
      title="No keys yet"
      next={{ href: "/developers/keys?new=1", label: "Create your first key" }}
    >
      A key lets a server read and write in your name. You choose what it may do, and can end it at any time.
    </NoneYet>
  );
}
