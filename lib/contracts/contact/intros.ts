import { z } from "zod";
import { Handle } from "../network/profiles";
import { operation } from "../operation";
import { idOf } from "../values/ids";
import { Timestamp } from "../values/page";
import { text } from "../values/text";
import { ReplyHandle } from "./threads";

/** An introduction request as its sender sees it. */
export const Intro = z
  .object({
    id: idOf("intro"),
    status: z.literal("PENDING").meta({ description: "`PENDING`: it lies in the creator's inbox." }),
    created_at: Timestamp.meta({ description: "When the request was made." }),
    reply_handle: ReplyHandle,
  })
  .meta({ id: "Intro", description: "An introduction request as its sender sees it." });

export type IntroView = z.infer<typeof Intro>;

export const NewIntro = z
  .strictObject({
    handle: Handle.meta({ description: "Handle of a creator who opted into discovery." }),
    note: text(1000, { min: 1, trim: true }).meta({
      description: "Who asks, and why, 1 to 1,000 characters: the creator reads it in their inbox.",
    }),
    callback_url: z
      .string()
      .min(1, "give the address where an answer may be sent")
      .max(2048)
      .optional()
      .meta({
        description:
          "A public http or https URL where an answer may be sent; never an email address. Without one the answer is read " +
          "with the `reply_handle`.",
        example: "https://agent.example.com/intros/7f3a",
      }),
  })
  .meta({ id: "NewIntro", description: "Who asks whom for an introduction, and why." });

export type NewIntro = z.output<typeof NewIntro>;

export const createIntro = operation({
  id: "createIntro",
  method: "POST",
  path: "/v1/intros",
  summary: "Request an introduction",
  description:
    "Puts a request into the inbox of a creator who opted into discovery. Nothing connects by itself: the creator " +
    "decides whether to answer. At most five per minute from one address.",
  tag: "Intros",
  touches: "split",
  scope: "public",
  tier: "FREE",
  status: 201,
  perMinute: 5,
  secret: true,
  body: NewIntro,
  response: Intro,
  errors: ["not_found"],
  example: {
    body: {
      handle: "ferrous",
      note: "We run 40 river gauges in Tyrol and would like to test yours next to them this winter.",
      callback_url: "https://agent.example.com/intros/7f3a",
    },
    response: {
      id: "intro_01k5s3v9n6e8wbr4q2ycx7th0d",
      status: "PENDING",
      created_at: "2026-11-20T09:30:00.000Z",
      reply_handle: "intro_01k5s3v9n6e8wbr4q2ycx7th0d.Zm9yIHRoZSBoYW5kbGVu0g",
    },
  },
});

export const INTRO_STATUSES = ["PENDING", "ACCEPTED", "DECLINED"] as const;

/** How far an answer's way to the callback URL is. */
export const CallbackState = z.object({
  state: z.enum(["PENDING", "DELIVERED", "FAILED"]),
  attempts: z.int(),
  response_status: z.int().nullable(),
  error: z.string().nullable(),
  delivered_at: Timestamp.nullable(),
});

export type CallbackStateView = z.infer<typeof CallbackState>;

/** A request as the creator who got it sees it. */
export type InboxIntroView = {
  id: string;
  note: string;
  callback_url: string;
  status: (typeof INTRO_STATUSES)[number];
  reply: string | null;
  contact: string | null;
  callback: CallbackStateView | null;
  answered_at: string | null;
  created_at: string;
};

/** Empty text from a form is no text. */
const orNothing = (max: number) =>
  text(max, { trim: true })
    .optional()
    .transform((value) => value || null);

/** What an accept, or interest in a brief, sends back. */
export const Reply = { message: orNothing(1000), contact: orNothing(200) };

/** A creator's answer. An accept needs something to say: a message, or how to reach the creator. */
export const AnswerIntro = z.discriminatedUnion("answer", [
  z
    .strictObject({ id: idOf("intro"), answer: z.literal("accept"), ...Reply })
    .refine((sent) => sent.message || sent.contact, { path: ["message"], message: "write a line, or give a contact" }),
  z.strictObject({ id: idOf("intro"), answer: z.literal("decline") }),
]);

export type AnswerIntro = z.output<typeof AnswerIntro>;
