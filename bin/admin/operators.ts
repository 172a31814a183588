import { BanWord } from "@/lib/contracts/people/operators";
import { banWord, listBannedWords, unbanWord } from "@/lib/domain/operators/words/change";
import { listOperators, type Operator, setOperator } from "@/lib/domain/people/accounts/standing/operators";
import type { Command } from "./command";
import { checked } from "./inputs";

const lineOf = ({ email, name, since, second_factor }: Operator) =>
  `${email}  ${name}, since ${since ?? "an unknown day"}, ${second_factor ? "with" : "WITHOUT"} a second factor`;

/** A command that gives the role, or takes it back. */
function changing(about: string, on: boolean): Command {
  return {
    about,
    required: { email: "ADDRESS" },
    optional: {},
    async run(ctx, flags) {
      const data = await setOperator(ctx, String(flags.email), on);
      return { data, text: on ? `An operator: ${lineOf(data)}` : `${data.name} (${data.email}) is no operator.` };
    },
  };
}

const list: Command = {
  about: "Show who are operators.",
  required: {},
  optional: {},
  async run(ctx) {
    const operators = await listOperators(ctx);
    const text = operators.map(lineOf).join("\n");
    return { data: { operators }, text: text || "There are none. Make one: operator set --email ADDRESS" };
  },
};

const words: Record<string, Command> = {
  "word ban": {
    about: "Refuse a word in messages to people one does not know, or flag it for operators.",
    required: { word: "WORD", effect: "refuse|flag" },
    optional: {},
    async run(ctx, flags) {
      const data = checked(BanWord.safeParse({ word: flags.word, effect: flags.effect }));
      await banWord(ctx, data);
      return { data, text: `“${data.word}” is on the list: ${data.effect}.` };
    },
  },
  "word unban": {
    about: "Take a word off the list.",
    required: { word: "WORD" },
    optional: {},
    async run(ctx, flags) {
      const word = String(flags.word);
      await unbanWord(ctx, { word });
      return { data: { word }, text: `“${word}” is off the list.` };
    },
  },
  "word list": {
    about: "Show the words that are refused or flagged.",
    required: {},
    optional: {},
    async run(ctx) {
      const list = await listBannedWords(ctx);
      return {
        data: { words: list },
        text: list.map(({ word, effect }) => `${effect}  ${word}`).join("\n") || "None.",
      };
    },
  },
};

/** Who operates the service in the browser. Given here alone: no page and no key can. */
export const OPERATOR_COMMANDS: Record<string, Command> = {
  "operator set": changing(
    "Let an account operate the service. Without SMTP_URL and on a local BASE_URL it sees everyone's mail in the outbox.",
    true,
  ),
  "operator unset": changing("Take that back.", false),
  "operator list": list,
  ...words,
};
