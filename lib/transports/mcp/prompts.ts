import {
  type GetPromptResult,
  type ListPromptsResult,
  type PromptArgument,
  ProtocolError,
  ProtocolErrorCode,
} from "@modelcontextprotocol/server";
import { visible } from "./markdown";

const LONGEST_ARGUMENT = 2_000;

type Prompt = {
  name: string;
  title: string;
  description: string;
  arguments: (PromptArgument & { name: string })[];
  write: (values: Record<string, string>) => string;
};

const PROMPTS: readonly Prompt[] = [
  {
    name: "hire_a_creator",
    title: "Hire a creator",
    description: "From a need to a checkout that a person pays: search, compare, choose, order.",
    arguments: [
      { name: "need", description: "What is to be done, in your own words.", required: true },
      { name: "budget", description: "What it may cost, such as $500." },
      { name: "deadline", description: "When it is needed." },
    ],
    write: ({ need, budget, deadline }) => `I want to hire somebody on Guildhall for this:

${need}
${budget ? `\nIt may cost ${budget}.` : ""}${deadline ? `\nI need it by ${deadline}.` : ""}

1. Search with find_creators, and with get_marketplace_offerings when the task is a usual one. Try other words when few
   are found.
2. Read the best three with get_creator. Compare trust, reviews, price and delivery time in a short table, and say which
   you would choose and why.
3. Wait for my choice. Then tell me the exact package, add-ons and total, and get_marketplace_policies in two sentences.
4. Only after I agree, call create_order once, with an idempotencyKey, and give me the checkout URL. I pay myself.
5. When I say that I have paid, check with get_order_status and tell me what comes next.`,
  },
  {
    name: "ask_for_a_price",
    title: "Ask for a price",
    description: "For work that nothing on sale fits: requests quotes, compares them, opens the checkout of the best.",
    arguments: [
      { name: "need", description: "What is to be done, in your own words.", required: true },
      { name: "budget", description: "What it may cost, such as $500." },
      { name: "deadline", description: "When it is needed." },
    ],
    write: ({ need, budget, deadline }) => `I want creators on Guildhall to tell me what this would cost:

${need}
${budget ? `\nIt may cost ${budget}.` : ""}${deadline ? `\nI need it by ${deadline}.` : ""}

1. Search with find_creators, and show me three who do such work and why.
2. Write a brief of at most 200 words, true to what I said, and show it to me.
3. Only after I agree, call request_quote for each whom I chose, and keep every reply_handle.
4. When I ask, read the answers with get_quote, and the questions with get_messages. Answer with send_message in my words.
5. Compare the offers in a short table. Only after I choose one, call create_order with its handle and quoteId, and give me
   the checkout URL. I pay myself.`,
  },
  {
    name: "follow_my_orders",
    title: "How do my orders stand?",
    description:
      "What waits for me, what was delivered, and what creators wrote. For assistants connected to my account.",
    arguments: [{ name: "question", description: "What you want to know; everything that is open when left out." }],
    write: ({ question }) => `${question ?? "Tell me how my orders on Guildhall stand."}

1. Call list_my_orders. If you do not have that tool, tell me to connect you to my account, and stop.
2. For every order that is not closed, read get_order_status and get_messages. Tell me in a short list: what waits for me, what
   was delivered and by when I must answer, what creators ask, and what is late.
3. Where work was delivered, show it to me. Only after I have said so, call accept_delivery with the delivery_number that I
   saw, or request_revision with my words.
4. Answer a creator with send_message only in words that I have agreed to.
5. When an order is completed, offer to draft a review with draft_review. I publish it myself.`,
  },
  {
    name: "meet_founders",
    title: "Introduce me to founders",
    description: "Finds founders who want to be found and requests introductions that they may accept or decline.",
    arguments: [
      { name: "about_me", description: "Who you are and what you offer or look for.", required: true },
      { name: "topic", description: "What the founders should build, or look for." },
      { name: "callback_url", description: "A public https URL where answers are sent, too." },
    ],
    write: ({ about_me, topic, callback_url }) => `I want to meet founders on Guildhall. About me:

${about_me}
${topic ? `\nThey should have to do with: ${topic}.` : ""}

1. Search with find_founders, by topic and by what I offer; use stage and raisingOnly where they help.
2. Show me the best five: what they build, at which stage, what they look for, and why we should talk.
3. For those whom I choose, write a note of at most 120 words each, true to what I said about myself, and show it to me.
4. Only after I agree, call request_intro for each${callback_url ? `, with the callback URL ${callback_url}` : ""}, and keep every reply_handle.
   Founders decide themselves whether to answer; do not ask the same person twice.
5. When I ask, read the answers with get_messages.`,
  },
];

/** The prompts as `prompts/list` answers them. */
export const LISTED_PROMPTS: ListPromptsResult = {
  prompts: PROMPTS.map(({ write: _, ...listed }) => listed),
};

/** A prompt with its arguments filled in. Throws −32602 for one that is unknown, and for arguments that are missing. */
export function getPrompt(name: string, sent: Record<string, string> = {}): GetPromptResult {
  const prompt = PROMPTS.find((p) => p.name === name);
  if (!prompt) throw invalid(`There is no such prompt. There are: ${PROMPTS.map((p) => p.name).join(", ")}.`);
  const values: Record<string, string> = {};
  for (const argument of prompt.arguments) {
    const value = visible(sent[argument.name] ?? "").trim();
    if (value.length > LONGEST_ARGUMENT) throw invalid(`${argument.name} has over ${LONGEST_ARGUMENT} characters.`);
    if (value) values[argument.name] = value;
    else if (argument.required) throw invalid(`${prompt.name} needs the argument ${argument.name}.`);
  }
  const { description } = prompt;
  return { description, messages: [{ role: "user", content: { type: "text", text: prompt.write(values) } }] };
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}
