import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  createRequestStateCodec,
  type InputRequests,
  type InputRequiredResult,
  inputRequired,
  MissingRequiredClientCapabilityError,
  type ServerContext,
} from "@modelcontextprotocol/server";

/** Signs what a client carries from one round to the next. */
export const STATE = createRequestStateCodec<{ round: number }>({ key: "a key for fixtures, at least 32 bytes" });

const ask = (message: string, property: string, type: { type: "string" } | { type: "boolean" } = { type: "string" }) =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: "object", properties: { [property]: type }, required: [property] },
  });
const sample = (question: string, maxTokens: number) =>
  inputRequired.createMessage({
    messages: [{ role: "user", content: { type: "text", text: question } }],
    maxTokens,
  });

/** A fixture that asks the client before it answers: what it asks in each round. */
type Asking = { rounds: InputRequests[]; stateful?: boolean };

const name = () => ({ user_name: ask("What is your name?", "name") });
const confirm = () => ({ confirm: ask("Please confirm", "ok", { type: "boolean" }) });
const roots = () => ({ client_roots: inputRequired.listRoots() });

/** The fixtures of the official suite that take several rounds, by tool or prompt name (SEP-2322). */
export const ASKING: Record<string, Asking> = {
  test_input_required_result_elicitation: { rounds: [name()] },
  test_input_required_result_sampling: {
    rounds: [{ capital_question: sample("What is the capital of France?", 100) }],
  },
  test_input_required_result_list_roots: { rounds: [roots()] },
  test_input_required_result_request_state: { rounds: [confirm()], stateful: true },
  test_input_required_result_tampered_state: { rounds: [confirm()], stateful: true },
  test_input_required_result_multiple_inputs: {
    rounds: [{ ...name(), greeting: sample("Generate a greeting", 50), ...roots() }],
    stateful: true,
  },
  test_input_required_result_multi_round: {
    rounds: [
      { step1: ask("Step 1: What is your name?", "name") },
      { step2: ask("Step 2: What is your favorite color?", "color") },
    ],
    stateful: true,
  },
  test_input_required_result_capabilities: {
    rounds: [{ ...name(), greeting: sample("Generate a greeting", 50) }],
  },
  test_missing_capability: { rounds: [{ capital_question: sample("What is the capital of France?", 100) }] },
  test_streaming_elicitation: { rounds: [name()] },
  test_input_required_result_prompt: {
    rounds: [{ user_context: ask("What context should the prompt use?", "context") }],
  },
};

/** The question of the round that this request is in, or undefined when everything was answered. */
export async function question(fixture: string, { mcpReq }: ServerContext): Promise<InputRequiredResult | undefined> {
  const asking = ASKING[fixture];
  if (!asking) return undefined;
  const state = mcpReq.requestState<{ round: number }>();
  const round = state?.round ?? 0;
  const asked = asking.rounds[round] ?? {};
  const complete = Object.keys(asked).every((key) => answered(mcpReq.inputResponses, key));
  const next = complete ? round + 1 : round;
  const inputRequests = askable(asking.rounds[next], mcpReq.envelope);
  if (!inputRequests) return undefined;
  return inputRequired({
    inputRequests,
    ...(asking.stateful && { requestState: await STATE.mint({ round: next }) }),
  });
}

function answered(responses: Record<string, unknown> | undefined, key: string): boolean {
  const response = responses?.[key] as { action?: string } | undefined;
  return response?.action ? acceptedContent(responses, key) !== undefined : isResult(response);
}

const isResult = (response: unknown): boolean =>
  typeof response === "object" && response !== null && ("roots" in response || "role" in response);

const NEEDS: Record<string, keyof ClientCapabilities> = {
  "elicitation/create": "elicitation",
  "sampling/createMessage": "sampling",
  "roots/list": "roots",
};

/** Only what the client declared that it can answer may be asked of it. Throws when it can answer nothing. */
function askable(requests: InputRequests | undefined, envelope: unknown): InputRequests | undefined {
  if (!requests) return undefined;
  const can =
    (envelope as { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities })?.[CLIENT_CAPABILITIES_META_KEY] ?? {};
  const entries = Object.entries(requests).filter(([, { method }]) => can[NEEDS[method] as keyof ClientCapabilities]);
  if (entries.length > 0) return Object.fromEntries(entries);
  const requiredCapabilities = Object.fromEntries(Object.values(requests).map(({ method }) => [NEEDS[method], {}]));
  throw new MissingRequiredClientCapabilityError({ requiredCapabilities });
}
