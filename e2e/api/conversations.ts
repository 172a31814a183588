import type { APIRequestContext } from "playwright/test";
import { keyed, makeCaller } from "./callers";

/** A creator with one thread, opened by somebody who asks for an introduction. */
export async function conversation(api: APIRequestContext) {
  const caller = await makeCaller(["messages:read", "messages:write"], { mcpDiscoverable: true });
  const data = { handle: caller.creator.handle, note: "May we meet?" };
  const intro = await (await api.post("/api/v1/intros", { headers: keyed({}), data })).json();
  const threads = await (await api.get("/api/v1/threads", { headers: caller.headers })).json();
  return { ...caller, introId: intro.id as string, threadId: threads.data[0].id as string };
}
