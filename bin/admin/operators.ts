import { listOperators, setOperator } from "@/lib/domain/people/accounts/operators";
import type { Command } from "./command";

/** A command that gives the role, or takes it back. */
function changing(about: string, on: boolean): Command {
  return {
    about,
    required: { email: "ADDRESS" },
    optional: {},
    async run(ctx, flags) {
      const data = await setOperator(ctx, String(flags.email), on);
      return { data, text: `${data.email} is ${on ? "an operator" : "no operator"}.` };
    },
  };
}

const list: Command = {
  about: "Show who are operators.",
  required: {},
  optional: {},
  async run(ctx) {
    const operators = await listOperators(ctx);
    const text = operators.map(({ email, name }) => `${email}  ${name}`).join("\n");
    return { data: { operators }, text: text || "There are none. Make one: operator set --email ADDRESS" };
  },
};

/** Who operates the service in the browser. Given here alone: no page and no key can. */
export const OPERATOR_COMMANDS: Record<string, Command> = {
  "operator set": changing("Let an account operate the service: it sees everyone's mail in the outbox.", true),
  "operator unset": changing("Take that back.", false),
  "operator list": list,
};
