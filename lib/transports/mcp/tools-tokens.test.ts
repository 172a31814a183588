import { Tiktoken } from "js-tiktoken/lite";
import o200k from "js-tiktoken/ranks/o200k_base";
import { expect, it } from "vitest";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import type { Actor } from "@/lib/core/context";
import { listTools, TOOLS } from "./catalogue";
import { jsonSchema } from "./protocol/json-schema";

/** What every conversation with the tools pays for: o200k_base, names, descriptions and inputs. */
const MOST_TOKENS = { anybody: 3_500, connected: 6_000 };

/** And, with clients that read them, the schemas of all answers: half of what those of twelve tools once took (8,560). */
const MOST_OF_ANSWERS = 4_280;

const encoding = new Tiktoken(o200k);

function tokensFor(actor: Actor): number {
  const said = listTools(actor).tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  return encoding.encode(JSON.stringify(said)).length;
}

it("stay few enough to be read before each conversation", () => {
  const credential = {
    kind: "oauth",
    id: "grant_1",
    prefix: null,
    clientId: "app",
    expiresAt: null,
    livemode: true,
  } as const;
  const account = { userId: "usr_1", profileId: null, handle: null, displayName: "Robin", tier: "FREE" } as const;
  expect(tokensFor({ kind: "anonymous" })).toBeLessThanOrEqual(MOST_TOKENS.anybody);
  const connected: Actor = { kind: "credential", credential, ...account, scopes: ALL_SCOPES };
  expect(tokensFor(connected)).toBeLessThanOrEqual(MOST_TOKENS.connected);
});

it("say what comes back in few words", () => {
  const outputs = TOOLS.map(({ output }) => jsonSchema(output, "output"));
  const tokens = outputs.reduce((sum, schema) => sum + encoding.encode(JSON.stringify(schema)).length, 0);
  expect(tokens).toBeLessThanOrEqual(MOST_OF_ANSWERS);
});
