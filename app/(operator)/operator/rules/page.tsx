import type { ReactNode } from "react";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { listBannedWords } from "@/lib/domain/operators/words/change";
import {
  BANNED_POINTS,
  FILE_RULES,
  FLAGGED_FROM,
  SENDER_RULES,
  TEXT_RULES,
} from "@/lib/domain/platform/safety/spam/rules";
import { CONTACT_LIMITS } from "@/lib/domain/platform/safety/standing";
import { pageContext } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { titled } from "../_parts/titled";
import { Words } from "./words";

export const generateMetadata = titled("Rules");

const RULES = [
  ...[...TEXT_RULES, ...FILE_RULES].map(({ rule, about, points, most }) => ({
    rule,
    about,
    points: most > 1 ? `${points}, up to ${points * most}` : String(points),
  })),
  { rule: "word of the list", about: "A word below that is to be flagged.", points: String(BANNED_POINTS) },
  ...Object.values(SENDER_RULES).map(({ rule, about, points }) => ({ rule, about, points: `+${points}` })),
];

/** By what messages and public texts are flagged, what accounts may do a day, and the words that are refused: what stands here is what is counted. */
export default async function RulesPage() {
  const words = await orNotFound(listBannedWords(await pageContext()));
  return (
    <>
      <PageHeader
        title="Rules"
        lead={`Messages to people one has no order with are looked at, with the names of their files, and what profiles, products and posts say. From ${FLAGGED_FROM} points on they are put before you; they are delivered and shown all the same, and nobody is told.`}
      />
      <div className="grid gap-10">
        <Section title="What counts">
          <Rows
            caption="What counts"
            head={["Rule", "Points", "What it is"]}
            rows={RULES.map((r) => [r.rule, r.points, r.about])}
          />
        </Section>
        <Section title="What accounts may do a day">
          <Rows
            caption="What accounts may do a day"
            head={["Who", "New conversations", "Briefs", "Messages"]}
            rows={Object.values(CONTACT_LIMITS).map(({ about, perDay }) => [
              about,
              ...(["conversations", "briefs", "messages"] as const).map((kind) =>
                perDay ? perDay[kind].toLocaleString("en") : "no limit",
              ),
            ])}
          />
        </Section>
        <Section title="Words">
          <Words words={words} />
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}

type RowsProps = { caption: string; head: string[]; rows: string[][] };

function Rows({ caption, head, rows }: RowsProps) {
  return (
    <Table caption={caption}>
      <TableHeader>
        <TableRow>
          {head.map((name) => (
            <TableHead key={name}>{name}</TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map(([first, ...rest]) => (
          <TableRow key={first}>
            <TableHead scope="row" className="h-11 min-w-36 whitespace-normal py-2 text-foreground text-sm">
              {first}
            </TableHead>
            {rest.map((cell, n) => (
              <TableCell key={head[n + 1]} className="tabular-nums">
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
