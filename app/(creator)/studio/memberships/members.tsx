import { Users } from "lucide-react";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { MemberView } from "@/lib/contracts/trade/memberships/memberships";
import { listMembers } from "@/lib/domain/trade/memberships/members";
import { pageContext } from "@/lib/transports/actions/session/session";

type MembersProps = { status: string | undefined; cursor: string | undefined };

/** Who is a member, and who was. */
export async function Members({ status, cursor }: MembersProps) {
  const ctx = await pageContext();
  const gone = status === "former";
  const page = await orFirstPage(
    (after) => listMembers(ctx, { status: gone ? "CANCELED" : "ACTIVE", cursor: after }),
    cursor,
  );
  const options = [
    { href: "/studio/memberships", label: "Members", current: !gone },
    { href: "/studio/memberships?members=former", label: "Former", current: gone },
  ];
  return (
    <section aria-labelledby="members" className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="members" className="font-semibold text-xl">
        Members
      </h2>
      <FilterLinks label="Which members" options={options} />
      {page.data.length === 0 ? (
        <EmptyState icon={Users} title={gone ? "Nobody has left" : "Nobody has joined yet"} />
      ) : (
        <Table caption={gone ? "Former members" : "Current members"}>
          <TableHeader>
            <tr>
              <TableHead>Name</TableHead>
              <TableHead className="hidden md:table-cell">Email</TableHead>
              <TableHead>Tier</TableHead>
              <TableHead className="hidden sm:table-cell">Joined</TableHead>
              <TableHead className="hidden sm:table-cell">{gone ? "Left" : "Until"}</TableHead>
            </tr>
          </TableHeader>
          <TableBody>
            {page.data.map((member) => (
              <MemberRow key={member.id} member={member} now={ctx.now} />
            ))}
          </TableBody>
        </Table>
      )}
      <LoadMore
        cursor={page.next_cursor}
        href={`/studio/memberships?members=${gone ? "former" : "active"}&cursor=`}
        label="Earlier members"
      />
    </section>
  );
}

/** On narrow screens the columns that are not shown stand under the others. */
function MemberRow({ member, now }: { member: MemberView; now: Date }) {
  return (
    <TableRow>
      <TableCell className="py-2">
        <span className="font-medium">{member.name}</span>
        <span className="wrap-anywhere block text-muted-foreground md:hidden">{member.email}</span>
      </TableCell>
      <TableCell className="hidden md:table-cell">{member.email}</TableCell>
      <TableCell className="py-2 sm:whitespace-nowrap">
        {member.tier.name}
        <span className="block text-muted-foreground sm:hidden">
          <Until member={member} now={now} started />
        </span>
      </TableCell>
      <TableCell className="hidden sm:table-cell">
        <RelativeTime at={member.started_at} now={now} />
      </TableCell>
      <TableCell className="hidden whitespace-nowrap sm:table-cell">
        <Until member={member} now={now} />
      </TableCell>
    </TableRow>
  );
}

/** When the membership ended or ends; of one that goes on, when it began if `started` asks for it. */
function Until({ member, now, started = false }: { member: MemberView; now: Date; started?: boolean }) {
  if (member.canceled_at) return <RelativeTime at={member.canceled_at} now={now} />;
  if (member.ends_at) return <ExactTime at={member.ends_at} form="day" />;
  if (started) return <RelativeTime at={member.started_at} now={now} />;
  return <span className="text-muted-foreground">Goes on</span>;
}
