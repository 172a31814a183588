import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EXAMPLE_MESSAGE, type ThreadKind, type ThreadSide } from "@/lib/contracts/contact/threads";
import { MessageList } from "./message-list";
import { SubjectLink } from "./subject";

const hrefOf = (kind: ThreadKind, as: ThreadSide) =>
  /href="([^"]*)"/.exec(renderToStaticMarkup(<SubjectLink subject={{ kind, id: "x_1" }} as={as} />))?.[1];

it("leads each side to its own page of what a conversation is about", () => {
  expect(hrefOf("order", "buyer")).toBe("/orders/x_1");
  expect(hrefOf("order", "creator")).toBe("/studio/orders/x_1");
  expect(hrefOf("quote", "buyer")).toBe("/quotes/x_1");
  expect(hrefOf("quote", "creator")).toBe("/studio/quotes/x_1");
  expect(hrefOf("brief", "buyer")).toBe("/briefs/x_1");
  expect(hrefOf("brief", "creator")).toBe("/studio/briefs");
  expect(hrefOf("inquiry", "buyer")).toBeUndefined();
  expect(hrefOf("intro", "buyer")).toBeUndefined();
});

it("leads from an offer's message to where it is accepted and paid", () => {
  const message = { ...EXAMPLE_MESSAGE, side: "creator" as const, body: "**Offer: A mark**", attachments: [] };
  const list = (offer: Partial<{ message_id: string; open: boolean }>) =>
    renderToStaticMarkup(
      <MessageList
        messages={[message]}
        as="creator"
        now={new Date(message.created_at)}
        offer={{ message_id: message.id, quote_id: "qt_1", open: true, ...offer }}
      />,
    );
  expect(list({})).toContain('href="/studio/quotes/qt_1"');
  expect(list({ message_id: "msg_2" })).not.toContain("qt_1");
});
