import type { CallToolResult, ToolAnnotations } from "@modelcontextprotocol/server";
import type { z } from "zod";
import { type Context, createContext } from "@/lib/core/context";
import { type Access, admit } from "./access";
import { parseArguments } from "./arguments";
import type { Exchange } from "./exchange";
import { toolFailure } from "./failures";

type ToolSpec<I extends z.ZodObject, O extends z.ZodObject> = {
  name: string;
  title: string;
  access: Access;
  /** Calls per minute and client address. */
  perMinute: number;
  /** Written for a model: what it does, when to call it, what to call next. */
  description: string;
  input: I;
  output: O;
  annotations: ToolAnnotations;
  run: (ctx: Context, input: z.output<I>) => Promise<z.input<O>>;
  /** The whole answer as markdown: complete without `structuredContent`. */
  text: (output: z.output<O>, input: z.output<I>) => string;
};

/** A tool as the server lists and calls it. `call` never throws: refusals and crashes are `isError` results. */
export type Tool = Pick<
  ToolSpec<z.ZodObject, z.ZodObject>,
  "name" | "title" | "access" | "perMinute" | "description" | "input" | "output" | "annotations"
> & { call: (exchange: Exchange, sent: unknown) => Promise<CallToolResult> };

/**
 * Binds a tool to a verb. Reads top to bottom in the order in which things happen: admit, parse the arguments, run,
 * parse the output, write the text. What the output schema does not declare cannot leave. The rate limit is counted
 * before, by the mount.
 */
export function tool<I extends z.ZodObject, O extends z.ZodObject>(spec: ToolSpec<I, O>): Tool {
  const { run, text, ...listed } = spec;

  return {
    ...listed,
    async call(exchange, sent) {
      try {
        const actor = await admit(spec.access, exchange);
        const input = parseArguments(spec.name, spec.input, sent);
        const output = spec.output.parse(
          await run(createContext({ actor, requestId: exchange.requestId, now: exchange.now, ip: exchange.ip }), input),
        );
        exchange.outcome = "ok";
        return { content: [{ type: "text", text: text(output, input) }], structuredContent: output };
      } catch (error) {
        return toolFailure(error, exchange);
      }
    },
  };
}
