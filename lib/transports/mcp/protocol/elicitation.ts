import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { DomainError } from "@/lib/core/errors";
import { seal, sha256, unseal } from "@/lib/core/seal";
import type { Exchange, ToolAnswer } from "./exchange";

/** What the SDK knows of one round of a call: the client's capabilities, its answers, the state it brings back, and how it is told of progress. */
export type Round = Pick<ServerContext["mcpReq"], "_meta" | "notify" | "envelope" | "inputResponses" | "requestState">;

/** A page that a person opens, and why. */
export type Visit = { url: string; message: string };

type Action = "accept" | "decline" | "cancel" | "missing";
type State = { call: string; until: number; answer: ToolAnswer };

const KEY = "visit";
const PURPOSE = "tool-request-state";
const VALID_MS = 86_400_000;

/**
 * Asks the client to show a page to a person (URL elicitation), when it declared with this very request that it can:
 * revision 2026-07-28. Older clients declare it once at the handshake, which a server without sessions does not
 * remember: they have the URL in the text. The answer travels with the question, sealed, and so nothing is done twice.
 */
export function askToVisit(
  tool: string,
  exchange: Exchange,
  sent: unknown,
  round: Round | undefined,
  { url, message }: Visit,
  answer: ToolAnswer,
): InputRequiredResult | undefined {
  const envelope = round?.envelope as { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities } | undefined;
  if (!envelope?.[CLIENT_CAPABILITIES_META_KEY]?.elicitation?.url) return undefined;
  const state: State = { call: fingerprint(tool, exchange, sent), until: exchange.now.getTime() + VALID_MS, answer };
  return inputRequired({
    inputRequests: { [KEY]: inputRequired.elicitUrl({ url, message }) },
    requestState: seal(JSON.stringify(state), PURPOSE).toString("base64url"),
  });
}

/**
 * What was answered before the person was asked, and what they did, when this round brings the state of an earlier one.
 * Throws `invalid_request` when the state is not ours, is over a day old, or belongs to another call or caller.
 */
export function asked(
  tool: string,
  exchange: Exchange,
  sent: unknown,
  round: Round | undefined,
): { action: Action; answer: ToolAnswer } | undefined {
  const sealed = round?.requestState<string>();
  if (round === undefined || sealed === undefined) return undefined;
  const state = open(sealed);
  if (!state || state.until < exchange.now.getTime() || state.call !== fingerprint(tool, exchange, sent)) {
    throw new DomainError("invalid_request", "requestState does not belong to this call. Call the tool without it.");
  }
  const response = inputResponse(round.inputResponses, KEY);
  return { action: response.kind === "elicit" ? response.action : "missing", answer: state.answer };
}

function open(sealed: string): State | undefined {
  try {
    return JSON.parse(unseal(Buffer.from(sealed, "base64url"), PURPOSE)) as State;
  } catch {
    return undefined;
  }
}

function fingerprint(tool: string, { actor }: Exchange, sent: unknown): string {
  const caller = actor.kind === "credential" ? actor.credential.id : actor.kind;
  return sha256(JSON.stringify([tool, caller, sent ?? null])).toString("base64url");
}

const NOTES: Record<Action, string> = {
  accept: "The person agreed to open the page. That is no payment yet.",
  decline: "The person declined to open the page. Do not press them; the page stays open until it expires.",
  cancel: "The person closed the question without an answer. Ask whether they still want this.",
  missing: "Nobody was shown the page yet.",
};

/** What the person did, for the model. */
export function visitNote(action: Action): string {
  return NOTES[action];
}
