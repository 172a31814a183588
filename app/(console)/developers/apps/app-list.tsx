import { AppWindow } from "lucide-react";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { listApps } from "@/lib/domain/developers/oauth/apps/read-apps";
import { pageContext } from "@/lib/transports/actions/session/session";
import { NoneYet } from "../_parts/none-yet";
import { AppTable } from "./app-table";

/** The apps that can ask for access, or the ones that were disabled. */
export async function AppList({ showDisabled }: { showDisabled: boolean }) {
  const ctx = await pageContext();
  const apps = await listApps(ctx);
  if (apps.length === 0) return <NoApps />;
  const live = apps.filter((app) => app.status === "active");
  const disabled = apps.filter((app) => app.status === "disabled");
  const shown = showDisabled ? disabled : live;
  return (
    <>
      <div className="mb-3">
        <FilterLinks
          label="Which apps"
          options={[
            { href: "/developers/apps", label: "Active", count: live.length, current: !showDisabled },
            {
              href: "/developers/apps?show=disabled",
              label: "Disabled",
              count: disabled.length,
              current: showDisabled,
            },
          ]}
        />
      </div>
      {shown.length > 0 ? (
        <AppTable apps={shown} now={ctx.now} />
      ) : (
        <EmptyState icon={AppWindow} title={showDisabled ? "No app is disabled" : "No app is live"}>
          {showDisabled
            ? "An app that you disable is listed here. It can never ask for access again."
            : "All of your apps have been disabled."}
        </EmptyState>
      )}
    </>
  );
}

function NoApps() {
  return (
    <NoneYet
      icon={AppWindow}
      title="No apps yet"
      next={{ href: "/developers/apps?new=1", label: "Register your first app" }}
    >
      An app acts for other creators, each of whom says what it may do. For your own account alone an API key is enough.
    </NoneYet>
  );
}
