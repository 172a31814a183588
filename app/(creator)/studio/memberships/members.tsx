import { Users } from "lucide-react";
import { EmptyState } from "@/app/_ui/empty-state";
import { FilterLinks } from "@/app/_ui/filter-links";
import { LoadMore } from "@/app/_ui/load-more";
import { orFirstPage } from "@/app/_ui/or-first-page";
import { exactTime, RelativeTime } from "@/app/_ui/relative-time";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/table";
import { pageContext } from "@/lib/actions/session";
import type { MemberView } from "@/lib/contracts/memberships";
import { listMembers } from "@/lib/memberships/members";

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
        <Table caption={gone ? "Former members" : "Members"}>
          <TableHeader>
            <tr>
              <TableHead>Name</TableHead>
              <TableHead>E-mail</TableHead>
              <TableHead>Tier</TableHead>
              <TableHead>Joined</TableHead>
              <TableHead>{gone ? "Left" : "Until"}</TableHead>
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

function MemberRow({ member, now }: { member: MemberView; now: Date }) {
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap font-medium">{member.name}</TableCell>
      <TableCell>{member.email}</TableCell>
      <TableCell className="whitespace-nowrap">{member.tier.name}</TableCell>
      <TableCell>
        <RelativeTime at={member.started_at} now={now} />
      </TableCell>
      <TableCell className="whitespace-nowrap">
        {member.canceled_at ? (
          <RelativeTime at={member.canceled_at} now={now} />
        ) : member.ends_at ? (
          exactTime(Date.parse(member.ends_at), { dayOnly: true })
        ) : (
          <span className="text-muted-foreground">Goes on</span>
        )}
      </TableCell>
    </TableRow>
  );
}
