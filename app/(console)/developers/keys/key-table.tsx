import { Spending } from "@/app/_parts/spending/spending";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Link } from "@/app/_ui/controls/link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { Badge } from "@/app/_ui/looks/badge";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { ListedKey } from "@/lib/contracts/developers/keys/keys";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { limitKeyAction } from "./actions";
import { KeyScopes } from "./key-scopes";
import { RevokeKey } from "./revoke-key";
import { RotateKey } from "./rotate-key";

const CATEGORIES = TAXONOMY.map(({ slug, name }) => ({ slug, name }));

type KeyTableProps = { keys: ListedKey[]; now: Date };

/** API keys, one a row. On phones the lesser columns move under the name. */
export function KeyTable({ keys, now }: KeyTableProps) {
  return (
    <Table caption="API keys">
      <TableHeader>
        <tr>
          <TableHead>Key</TableHead>
          <TableHead className="hidden md:table-cell">Scopes</TableHead>
          <TableHead className="hidden lg:table-cell">Created</TableHead>
          <TableHead className="hidden md:table-cell">Last used</TableHead>
          <TableHead className="hidden sm:table-cell">Status</TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {keys.map((key) => (
          <KeyRow key={key.id} item={key} now={now} />
        ))}
      </TableBody>
    </Table>
  );
}

function KeyRow({ item, now }: { item: ListedKey; now: Date }) {
  const target = { id: item.id, name: item.name, prefix: item.prefix };
  return (
    <TableRow>
      <TableCell className="max-w-60 py-3 align-top">
        <p className="truncate font-medium text-base">
          <Link href={`/developers/keys/${item.id}`} className="rounded-sm underline-offset-4 hover:underline">
            {item.name}
          </Link>
        </p>
        <Copyable value={item.prefix} display={`${item.prefix}…`} label={`prefix of ${item.name}`} />
        {item.spending && item.status === "active" ? (
          <div className="mt-2 min-w-0 whitespace-normal">
            <Spending
              id={item.id}
              app={item.name}
              spending={item.spending}
              categories={CATEGORIES}
              change={limitKeyAction}
            />
          </div>
        ) : null}
        <div className="mt-1 grid gap-1 sm:hidden">
          <KeyStatus item={item} now={now} />
        </div>
        <div className="mt-1 text-muted-foreground md:hidden">
          <LastUsed item={item} now={now} prefix="Used " />
          <KeyScopes scopes={item.scopes} />
        </div>
      </TableCell>
      <TableCell className="hidden py-3 align-top md:table-cell">
        <KeyScopes scopes={item.scopes} />
      </TableCell>
      <TableCell className="hidden py-3 align-top text-muted-foreground lg:table-cell">
        <RelativeTime at={item.created_at} now={now} />
      </TableCell>
      <TableCell className="hidden whitespace-nowrap py-3 align-top text-muted-foreground md:table-cell">
        <LastUsed item={item} now={now} />
        {item.last_used_ip ? <span className="block font-mono text-xs">{item.last_used_ip}</span> : null}
      </TableCell>
      <TableCell className="hidden py-3 align-top sm:table-cell">
        <KeyStatus item={item} now={now} />
      </TableCell>
      <TableCell className="w-px whitespace-nowrap py-2 pr-2 pl-0 text-right align-top">
        {item.status === "active" && !item.rotated_to ? <RotateKey target={target} /> : null}
        {item.status === "active" ? <RevokeKey target={target} /> : null}
      </TableCell>
    </TableRow>
  );
}

function LastUsed({ item, now, prefix = "" }: { item: ListedKey; now: Date; prefix?: string }) {
  if (!item.last_used_at) return "Never used";
  return (
    <>
      {prefix}
      <RelativeTime at={item.last_used_at} now={now} />
    </>
  );
}

/** What a key is now, and until or since when. */
function KeyStatus({ item, now }: { item: ListedKey; now: Date }) {
  const { tone, word, when, at } = statusOf(item);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:grid lg:justify-items-start">
      <Badge tone={tone}>{word}</Badge>
      {at ? (
        <span className="whitespace-nowrap text-muted-foreground text-xs">
          {when} <RelativeTime at={at} now={now} />
        </span>
      ) : null}
    </span>
  );
}

function statusOf(item: ListedKey) {
  if (item.status === "revoked")
    return { tone: "neutral", word: item.rotated_to ? "Replaced" : "Revoked", when: "", at: item.revoked_at } as const;
  if (item.status === "expired")
    return { tone: "neutral", word: item.rotated_to ? "Replaced" : "Expired", when: "", at: item.expires_at } as const;
  if (item.rotated_to) return { tone: "warning", word: "Replaced", when: "Ends", at: item.expires_at } as const;
  return { tone: "success", word: "Active", when: "Expires", at: item.expires_at } as const;
}
