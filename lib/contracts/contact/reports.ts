import { z } from "zod";
import { operation } from "../operation";
import { growing } from "../values/growing";
import { idOf } from "../values/ids";
import { Timestamp } from "../values/page";
import { text } from "../values/text";
import { REPORT_REASONS, REPORT_SUBJECTS } from "./report-reasons";

const PREFIXES = { profile: "crt", product: "prod", post: "post", review: "rev", message: "msg" } as const;

export const ReportedKind = growing(REPORT_SUBJECTS, "something else").meta({
  description:
    "What is reported: a creator's `profile`, a `product`, a `post`, a `review`, or a `message` written to you.",
});
export const ReportReason = growing(REPORT_REASONS, "`other`").meta({ description: "What is wrong with it." });

/** One thing that can be reported: its kind, and an id of that kind. */
const subject = {
  kind: ReportedKind,
  id: z.string().max(40).meta({
    description: "Identifier of it: `crt_…`, `prod_…`, `post_…`, `rev_…` or `msg_…`.",
    example: "post_01k5s3v9n6e8wbr4q2ycx7th0d",
  }),
};

/** Complains about an id that is not of the kind next to it. */
function sameKind(
  { kind, id }: { kind: (typeof REPORT_SUBJECTS)[number]; id: string },
  ctx: z.RefinementCtx,
  path: string[],
) {
  if (!idOf(PREFIXES[kind]).safeParse(id).success)
    ctx.addIssue({ code: "custom", path, message: `must be an id of the form ${PREFIXES[kind]}_…` });
}

const Words = text(1_000, { trim: true }).default("").meta({
  description: "What is wrong, in your words: at most 1,000 characters.",
  example: "The pictures are mine: they are on my page since 2023.",
});

export const NewReport = z
  .strictObject({
    subject: z
      .strictObject(subject)
      .superRefine((sent, ctx) => sameKind(sent, ctx, ["id"]))
      .meta({ id: "ReportSubject", description: "What is reported." }),
    reason: ReportReason,
    words: Words,
  })
  .meta({ id: "NewReport", description: "What somebody reports, and why." });

export type NewReport = z.output<typeof NewReport>;

/** The same from a form; a message comes with how its reader got to it. */
export const ReportForm = z
  .strictObject({
    ...subject,
    reason: z.enum(REPORT_REASONS, "choose what is wrong"),
    words: Words,
    token: z.string().max(200).optional(),
    as: z.enum(["buyer", "creator"]).optional(),
  })
  .superRefine((sent, ctx) => sameKind(sent, ctx, ["id"]));

export const Report = z
  .object({
    id: idOf("rpt"),
    subject: z
      .object({
        kind: ReportedKind,
        id: z.string().meta({ description: "Identifier of what was reported." }),
      })
      .meta({ id: "ReportedSubject", description: "What was reported." }),
    reason: ReportReason,
    created_at: Timestamp.meta({ description: "When it was first reported by you." }),
  })
  .meta({
    id: "Report",
    description: "A report as its sender sees it. Operators look at it; the other side is not told.",
  });

export type ReportView = z.infer<typeof Report>;

/** How many things one account, or one network without an account, may report in an hour. */
export const REPORTS_PER_HOUR = 20;

export const createReport = operation({
  id: "createReport",
  method: "POST",
  path: "/v1/reports",
  summary: "Report something",
  description:
    "Puts a profile, product, post, review or message before the operators. The other side is not told who reported it. " +
    "A message can be reported by whom it was written to, with the credential of their account. The same thing is " +
    "reported once by one account, or by one network without an account: a second time answers the first report. At most " +
    "twenty an hour.",
  tag: "Reports",
  touches: "shared",
  scope: "public",
  tier: "FREE",
  status: 201,
  perMinute: 10,
  body: NewReport,
  response: Report,
  errors: ["not_found"],
  example: {
    body: {
      subject: { kind: "post", id: "post_01k5s3v9n6e8wbr4q2ycx7th0d" },
      reason: "stolen_work",
      words: "The pictures are mine: they are on my page since 2023.",
    },
    response: {
      id: "rpt_01k5s3v9n6e8wbr4q2ycx7th0d",
      subject: { kind: "post", id: "post_01k5s3v9n6e8wbr4q2ycx7th0d" },
      reason: "stolen_work",
      created_at: "2026-11-20T09:30:00.000Z",
    },
  },
});
