import type { CallToolResult, InputRequiredResult, ToolAnnotations } from "@modelcontextprotocol/server";
import type { z } from "zod";
import type { Attachment } from "@/lib/contracts/trade/files";
import { type Context, createContext } from "@/lib/core/context";
import { answers } from "@/lib/core/memory/answers";
import type { About } from "@/lib/core/memory/barriers";
import { type SentFile, withAttachments } from "@/lib/domain/trade/files/attachments";
import { type Access, admit } from "./protocol/access";
import { parseArguments } from "./protocol/arguments";
import { asked, askToVisit, type Round, type Visit, visitNote } from "./protocol/elicitation";
import type { Exchange, ToolAnswer } from "./protocol/exchange";
import { toolFailure } from "./protocol/failures";
import { type Progress, progressOf } from "./protocol/progress";

/** What is to be seen besides, for a client that opens it. */
export type ResourceLink = Extract<CallToolResult["content"][number], { type: "resource_link" }>;

type ToolSpec<I extends z.ZodObject, O extends z.ZodObject> = {
  name: string;
  title: string;
  access: Access;
  /** Calls per minute of one account, or of one address without a credential. */
  perMinute: number;
  /** Written for a model: what it does, when to call it, what to call next. */
  description: string;
  input: I;
  output: O;
  annotations: ToolAnnotations;
  /** Whose changes change what it tells, where it tells the same to all who call without a credential. A standby may answer it then. */
  about?: (input: z.output<I>) => About;
  /** The files that a call brings: they are had before `run`, and before any transaction. */
  attachments?: (input: z.output<I>) => readonly Attachment[];
  /** `tell` is for a tool that waits: the caller hears how far it has come, where it asked to. */
  run: (
    ctx: Context,
    input: z.output<I>,
    also: { tell: Progress | undefined; files: readonly SentFile[] },
  ) => Promise<z.input<O>>;
  /** The whole answer as markdown: complete without `structuredContent`. */
  text: (output: z.output<O>, input: z.output<I>, ctx: Context) => string;
  /** Pictures of what was found, few. */
  links?: (output: z.output<O>) => ResourceLink[];
  /** A page that a person must open: a client that can is asked to show it, every other has it in the text. */
  visit?: (output: z.output<O>) => Visit | undefined;
};

/** A tool as the server lists and calls it. */
export type Tool = Pick<
  ToolSpec<z.ZodObject, z.ZodObject>,
  "name" | "title" | "access" | "perMinute" | "description" | "input" | "output" | "annotations"
> & {
  /** One call as a client makes it. Never throws: refusals and crashes are `isError` results. */
  call: (exchange: Exchange, sent: unknown, round?: Round) => Promise<CallToolResult | InputRequiredResult>;
  /** One call by anyone who acts in `ctx`, without a protocol around it. Throws `DomainError`s. Counts no limit. */
  invoke: (ctx: Context, sent: unknown) => Promise<ToolAnswer>;
  /**
   * The same for who has a transaction of their own around the call: `within` opens it and calls there. What takes long, such as files
   * that are fetched, is done before.
   */
  invokeWithin: <T>(ctx: Context, sent: unknown, within: Within<T>) => Promise<T>;
};

type Within<T, A = ToolAnswer> = (answer: (ctx: Context) => Promise<A>) => Promise<T>;

/**
 * Binds a tool to a verb. Reads top to bottom in the order in which things happen: admit, parse the arguments, have the files, run,
 * parse the output, write the text. What the output schema does not declare cannot leave. The rate limit is counted
 * before, by the mount.
 */
export function tool<I extends z.ZodObject, O extends z.ZodObject>(spec: ToolSpec<I, O>): Tool {
  const { run, text, links, visit, about: _, attachments, ...listed } = spec;

  type Answered = { text: string; output: z.output<O> };

  async function answerWithin<T>(
    ctx: Context,
    sent: unknown,
    within: Within<T, Answered>,
    tell?: Progress,
  ): Promise<T> {
    admit(spec.access, ctx.actor);
    const input = parseArguments(spec.name, spec.input, sent);
    return withAttachments(ctx, attachments?.(input) ?? [], (files) =>
      within(async (inside) => {
        const about = inside.actor.kind === "anonymous" && spec.about?.(input);
        const ask = () => run(inside, input, { tell, files });
        const output = spec.output.parse(await (about ? answers().read(about, ask) : ask()));
        return { text: text(output, input, inside), output };
      }),
    );
  }
  const answer = (ctx: Context, sent: unknown, tell?: Progress) =>
    answerWithin<Answered>(ctx, sent, (answered) => answered(ctx), tell);

  return {
    ...listed,
    invoke: (ctx, sent) => answer(ctx, sent),
    invokeWithin: (ctx, sent, within) => answerWithin(ctx, sent, within),
    async call(exchange, sent, round) {
      try {
        const { actor, agent, requestId, now, ip } = exchange;
        const earlier = visit && asked(spec.name, exchange, sent, round);
        if (earlier) {
          admit(spec.access, actor);
          exchange.outcome = "ok";
          return result({ ...earlier.answer, text: `${visitNote(earlier.action)}\n\n${earlier.answer.text}` });
        }
        const done = await answer(createContext({ actor, agent, requestId, now, ip }), sent, progressOf(round));
        const page = visit?.(done.output);
        const question = page && askToVisit(spec.name, exchange, sent, round, page, done);
        exchange.outcome = question ? "input_required" : "ok";
        return question ?? result(done, links?.(done.output));
      } catch (error) {
        return toolFailure(error, exchange, "handle" in spec.input.shape);
      }
    },
  };
}

function result({ text, output }: ToolAnswer, links: ResourceLink[] = []): CallToolResult {
  return { content: [{ type: "text", text }, ...links], structuredContent: output };
}
