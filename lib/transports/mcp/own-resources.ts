import { ResourceNotFoundError } from "@modelcontextprotocol/server";
import type { Actor, Context } from "@/lib/core/context";
import { listBuyerThreads } from "@/lib/domain/contact/threads/reading/list";
import type { Watched } from "@/lib/domain/contact/threads/reading/live";
import { ownPurchase } from "@/lib/domain/trade/orders/access/access";
import { orderHandle } from "@/lib/domain/trade/orders/access/handle";
import { listApprovals } from "@/lib/domain/trade/orders/approvals/read";
import { code, inline } from "./markdown";
import { approvalText } from "./text/approval-text";
import { getOrderStatusTool } from "./tools/get-order-status";

const ORDER_URI = /^order:\/\/(ord_[0-7][0-9a-hjkmnp-tv-z]{25})$/;
const MARKDOWN = { mimeType: "text/markdown" };
const ROWS = 20;

/** What an app reads of its person's, and may listen to. */
export const OWN_RESOURCES = [
  {
    uri: "approvals://mine",
    name: "approvals",
    title: "What waits for the person's word",
    description: "The last things that were asked of the person, and what they said, newest first.",
    ...MARKDOWN,
  },
  {
    uri: "messages://mine",
    name: "messages",
    title: "The person's conversations",
    description: "The conversations of what the person ordered or asked for, newest first, with what is unread.",
    ...MARKDOWN,
  },
];

export const OWN_TEMPLATES = [
  {
    uriTemplate: "order://{order_id}",
    name: "order",
    title: "An order of the person",
    description: "What get_order_status answers, of any order that the account placed, by its id.",
    ...MARKDOWN,
  },
];

/** Whether a caller reads what a person bought, and may listen to it: an app that they let in for it. */
export function readsPurchases(actor: Actor): boolean {
  return actor.kind === "credential" && actor.credential.kind === "oauth" && actor.scopes.includes("purchases:read");
}

/** The text of one of these, or undefined for a URI that is none. Throws the protocol's "resource not found". */
export async function readOwn(ctx: Context, uri: string): Promise<string | undefined> {
  if (!isOwn(uri)) return undefined;
  if (!readsPurchases(ctx.actor)) throw new ResourceNotFoundError(uri);
  if (uri === "approvals://mine") return approvalsText(ctx);
  if (uri === "messages://mine") return messagesText(ctx);
  const id = await ownOrder(ctx, uri);
  if (!id) throw new ResourceNotFoundError(uri);
  return (await getOrderStatusTool.invoke(ctx, { orderHandle: orderHandle(id) })).text;
}

/** What to watch for a URI that this caller may read; undefined for any other. */
export async function watchedOf(ctx: Context, uri: string): Promise<Watched | undefined> {
  const { actor } = ctx;
  if (actor.kind !== "credential" || !readsPurchases(actor)) return undefined;
  if (uri === "approvals://mine") return { approvalsOf: actor.userId };
  if (uri === "messages://mine") return { userId: actor.userId };
  const orderId = await ownOrder(ctx, uri);
  return orderId ? { orderId } : undefined;
}

function isOwn(uri: string): boolean {
  return ORDER_URI.test(uri) || OWN_RESOURCES.some((one) => one.uri === uri);
}

/** The id of the order that a URI names, if the account placed it. */
async function ownOrder(ctx: Context, uri: string): Promise<string | undefined> {
  const id = ORDER_URI.exec(uri)?.[1];
  if (!id) return undefined;
  return (await ownPurchase(ctx, id, "read"))?.id;
}

async function approvalsText(ctx: Context): Promise<string> {
  const { data } = await listApprovals(ctx, { limit: ROWS });
  if (data.length === 0) return "# Approvals\n\nNothing was asked of the person yet.";
  const lines = data.map(
    (one) => `- ${inline(one.product_title, 160)}, order ${code(one.order_id)}. ${approvalText(one)}`,
  );
  return `# Approvals\n\n${lines.join("\n")}`;
}

async function messagesText(ctx: Context): Promise<string> {
  const { data } = await listBuyerThreads(ctx, { limit: ROWS });
  if (data.length === 0) return "# Conversations\n\nThere is none yet.";
  const lines = data.map(
    ({ id, subject, title, creator, unread, last_message, last_message_at }) =>
      `- ${code(id)} with ${code(creator.handle)} on ${inline(title, 120)}${subject.kind === "quote" ? `, quote ${code(subject.id)}` : ""}: ${unread} unread, last at ${last_message_at}: ${inline(last_message, 200)}`,
  );
  return `# Conversations\n\n${lines.join("\n")}`;
}
