"use client";

import { Flag } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { REASON_WORDS, REPORT_REASONS, type ReportSubject } from "@/lib/contracts/contact/report-reasons";
import { reportAction } from "./actions";

type ReportProps = {
  kind: ReportSubject;
  id: string;
  /** Of a message: the side that reads it, and the token of the link that it is read by. */
  as?: "buyer" | "creator";
  token?: string | undefined;
  className?: string;
};

const FIELDS = [
  {
    name: "reason",
    label: "What is wrong?",
    max: 40,
    choices: REPORT_REASONS.map((value) => ({ value, label: REASON_WORDS[value] })),
  },
  { name: "words", label: "In your words", max: 1_000, rows: 3, optional: true },
];

/** Puts this before the operators: one button and one dialog for everything that can be reported. */
export function Report({ kind, id, as, token, className }: ReportProps) {
  return (
    <SayDialog
      verb="Report"
      label={`Report this ${kind}`}
      icon={Flag}
      title={`Report this ${kind}`}
      description="Our operators read it. The other side is not told who reported it."
      which={{ kind, id, ...(as && { as }), ...(token && { token }) }}
      action={reportAction}
      fields={FIELDS}
      look="quiet"
      size="sm"
      className={className}
      send="Send the report"
      done="Reported: thank you"
    />
  );
}
