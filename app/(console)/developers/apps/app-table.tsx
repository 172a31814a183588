import { Copyable } from "@/app/_ui/controls/copyable";
import { Link } from "@/app/_ui/controls/link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { AppLogo } from "@/app/_ui/looks/logos/app-logo";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { OAuthAppView } from "@/lib/contracts/developers/oauth/oauth";
import { AppStatus, kindOf } from "./app-kind";

type AppTableProps = { apps: OAuthAppView[]; now: Date };

/** An account's apps, one a row. On phones the lesser columns move under the name. */
export function AppTable({ apps, now }: AppTableProps) {
  return (
    <Table caption="Apps">
      <TableHeader>
        <tr>
          <TableHead>App</TableHead>
          <TableHead className="hidden md:table-cell">Redirect URI</TableHead>
          <TableHead className="hidden sm:table-cell">Type</TableHead>
          <TableHead className="hidden lg:table-cell">Created</TableHead>
          <TableHead className="hidden sm:table-cell">Status</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {apps.map((app) => (
          <AppRow key={app.client_id} app={app} now={now} />
        ))}
      </TableBody>
    </Table>
  );
}

function AppRow({ app, now }: { app: OAuthAppView; now: Date }) {
  const [uri, ...others] = app.redirect_uris;
  return (
    <TableRow>
      <TableCell className="max-w-0 py-3 align-top sm:w-2/5">
        <div className="flex gap-3">
          <AppLogo name={app.name} logo={app.logo_url} className="size-9 rounded-sm text-xs" />
          <div className="min-w-0 flex-1">
            <Link
              href={`/developers/apps/${app.client_id}`}
              className="block w-fit max-w-full truncate rounded-sm font-medium text-base underline-offset-4 hover:underline"
            >
              {app.name}
            </Link>
            <Copyable value={app.client_id} label={`client ID of ${app.name}`} className="text-muted-foreground" />
            <p className="mt-1 flex items-center gap-2 text-muted-foreground sm:hidden">
              <AppStatus status={app.status} /> {kindOf(app)}
            </p>
          </div>
        </div>
      </TableCell>
      <TableCell className="hidden max-w-0 py-3 align-top text-muted-foreground md:table-cell md:w-1/4">
        <p className="truncate font-mono text-xs leading-5" title={uri}>
          {uri}
        </p>
        {others.length > 0 ? <p className="text-xs">and {others.length} more</p> : null}
      </TableCell>
      <TableCell className="hidden py-3 align-top sm:table-cell">{kindOf(app)}</TableCell>
      <TableCell className="hidden py-3 align-top text-muted-foreground lg:table-cell">
        <RelativeTime at={app.created_at} now={now} />
      </TableCell>
      <TableCell className="hidden py-3 align-top sm:table-cell">
        <AppStatus status={app.status} />
      </TableCell>
    </TableRow>
  );
}
