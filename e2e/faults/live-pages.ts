import type { Machines } from "@/bin/faults/machines/machines";
import { makePaidOrder } from "@/db/factories";
import { createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { sendOrderMessage } from "@/lib/domain/contact/threads/writing/send";
import { keyed, makeCaller } from "../api/callers";
import { expect } from "../fixtures";

const PATIENCE_MS = 10_000;

/** The server-sent events of an order's page at one web process. */
async function listenAt(url: string): Promise<{ changed(): Promise<boolean>; close(): Promise<void> }> {
  const response = await fetch(url, { headers: { accept: "text/event-stream" } });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const next = async (): Promise<boolean> => {
    const { value, done } = await reader.read();
    if (done) return false;
    return new TextDecoder().decode(value).includes("data: changed") || next();
  };
  const late = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref());
  return { changed: () => Promise.race([next(), late()]), close: () => reader.cancel() };
}

/** A message that is written at one web process is told to the order's pages that are open at the other, both ways round. */
export async function messagesAreHeard({ webs: [first, second] }: Machines): Promise<void> {
  const { creator, headers } = await makeCaller(["messages:write"]);
  const { id, token } = await makePaidOrder(creator.profileId);
  const guest = createContext({ actor: { kind: "anonymous" }, requestId: newId("req") });
  const opened = await sendOrderMessage(guest, id, { body: "Hello?" }, { as: "buyer", token });
  for (const [from, to] of [
    [first, second],
    [second, first],
  ] as const) {
    const page = await listenAt(`${to.url}/orders/${id}/live?token=${token}`);
    // the process says so once when it begins to listen
    expect(await page.changed(), `${to.url} listens`).toBe(true);
    const sent = await fetch(`${from.url}/api/v1/threads/${opened.thread_id}/messages`, {
      method: "POST",
      headers: { ...keyed(headers), "content-type": "application/json" },
      body: JSON.stringify({ body: `Written at ${from.url}` }),
    });
    expect(sent.status, await sent.text()).toBe(201);
    expect(await page.changed(), `heard at ${to.url}`).toBe(true);
    await page.close();
  }
}
