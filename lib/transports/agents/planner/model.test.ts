import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { modelFailure, modelPlanner } from "./model";
import type { Task } from "./planner";

type Asked = {
  messages: { role: string; content: unknown; tool_calls?: unknown }[];
  tools?: { function: { name: string } }[];
  model: string;
};

let server: Server;
let asked: { body: Asked; authorization: string | undefined }[] = [];
let answer: { status: number; message: object } = { status: 200, message: {} };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push({ body: JSON.parse(await textOf(request)), authorization: request.headers.authorization });
    const { status, message } = answer;
    const usage = { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 };
    const choices = [{ index: 0, message: { role: "assistant", ...message }, finish_reason: "stop" }];
    response.writeHead(status, { "content-type": "application/json" });
    response.end(
      JSON.stringify(
        status === 200
          ? { id: "1", object: "chat.completion", created: 1, model: "m", choices, usage }
          : { error: { message: "a secret of the server" } },
      ),
    );
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  Object.assign(process.env, { MODEL_BASE_URL: url, MODEL_API_KEY: "sk-test" });
  resetEnv();
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  for (const name of ["MODEL_BASE_URL", "MODEL_API_KEY"]) delete process.env[name];
  resetEnv();
  await new Promise((closed) => server.close(closed));
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

const never = new AbortController().signal;
const brief = {
  instructions: "Only trusted people.",
  model: "gpt-4o-mini",
  tools: ["find_creators", "get_creator"],
  limits: { max_steps: 9, max_seconds: 60, max_cost_cents: 50 },
};
const task: Task = { text: "Find a logo designer", brief, now: new Date("2026-11-20T09:30:00.000Z") };
const call = (name: string, args: string) => ({
  content: "A search first.",
  tool_calls: [{ id: "c1", type: "function", function: { name, arguments: args } }],
});

describe("modelPlanner", () => {
  it("asks with the agent's instructions and tools, and makes the call that the model chose", async () => {
    answer = { status: 200, message: call("find_creators", '{"query":"logo"}') };
    expect(await modelPlanner(task, [], never)).toEqual({
      kind: "call",
      tool: "find_creators",
      arguments: { query: "logo" },
      why: "A search first.",
      costAtomic: 270,
    });
    const [{ body, authorization } = { body: undefined, authorization: "" }] = asked;
    expect(authorization).toBe("Bearer sk-test");
    expect(body).toMatchObject({ model: "gpt-4o-mini" });
    expect(body?.tools?.map((tool) => tool.function.name)).toEqual([
      "find_creators",
      "get_creator",
      "unsupported_intent",
    ]);
    expect(JSON.stringify(body?.messages)).toContain("Only trusted people.");
    expect(JSON.stringify(body?.messages)).toContain("Find a logo designer");
  });

  it("writes the conversation again from the steps on record, failures too, and ends with the model's answer", async () => {
    answer = { status: 200, message: { content: "Hire **Ada**." } };
    const step = { n: 1, tool: "find_creators", arguments: { query: "logo" }, why: "" };
    const past = [
      { ...step, state: "DONE" as const, result: { creators: [] }, text: "# 1 creator" },
      { ...step, n: 2, tool: "get_creator", state: "FAILED" as const, result: null, text: "There is no such creator." },
    ];
    const next = await modelPlanner(task, past, never);
    const output = { text: "Hire **Ada**.", data: { creators: [] } };
    expect(next).toEqual({ kind: "done", output, costAtomic: 270 });
    const messages = asked[0]?.body.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "tool", "assistant", "tool"]);
    expect(messages[3]?.content).toBe("# 1 creator");
    expect(JSON.stringify(messages[5])).toContain("no such creator");
  });

  it("fails where the model says that it cannot, and where no tool's result backs what it says", async () => {
    const said = { reason: "Nobody can be messaged.", understood: ["Find a logo designer"] };
    answer = { status: 200, message: call("unsupported_intent", JSON.stringify(said)) };
    const error = { code: "unsupported_intent", message: said.reason, understood: said.understood };
    expect(await modelPlanner(task, [], never)).toEqual({ kind: "failed", error, costAtomic: 270 });
    answer = { status: 200, message: { content: "Done! I ordered the logo." } };
    expect(await modelPlanner(task, [], never)).toMatchObject({
      kind: "failed",
      error: { code: "unsupported_intent", message: "Done! I ordered the logo." },
    });
  });

  it("has a buyer's tools, and fails where the person withheld their word, whatever the model says", async () => {
    const buying = { ...task, brief: { ...brief, tools: ["create_order", "accept_delivery"] } };
    const step = { n: 1, arguments: {}, why: "", text: "The person refused it, in their words: “Too dear.”" };
    const refused = { ...step, tool: "create_order", state: "FAILED" as const, result: { code: "approval_refused" } };
    const done = { ...step, n: 2, tool: "create_order", state: "DONE" as const, result: {}, text: "paid" };
    answer = { status: 200, message: { content: "Done! I ordered the logo." } };
    const failed = {
      kind: "failed",
      error: { code: "approval_refused", message: expect.stringContaining("Too dear.") },
    };
    expect(await modelPlanner(buying, [refused], never)).toMatchObject(failed);
    expect(await modelPlanner(buying, [{ ...done, n: 0 }, refused], never)).toMatchObject(failed);
    expect(await modelPlanner(buying, [refused, done], never)).toMatchObject({ kind: "done" });
    const names = asked[0]?.body.tools?.map((tool) => tool.function.name);
    expect(names).toEqual(["create_order", "accept_delivery", "unsupported_intent"]);
  });

  it("fails where the model says nothing", async () => {
    answer = { status: 200, message: { content: "" } };
    expect(await modelPlanner(task, [], never)).toMatchObject({
      kind: "failed",
      error: { code: "model_failed" },
      costAtomic: 270,
    });
  });

  it("throws what the server refuses, of which the run tells the status alone", async () => {
    answer = { status: 401, message: {} };
    const error = await modelPlanner(task, [], never).catch((e) => e);
    expect(modelFailure(error).message).toBe("The model server did not answer usefully (HTTP 401).");
    expect(asked).toHaveLength(1);
  });

  it("stops when its time is over", async () => {
    answer = { status: 200, message: { content: "late" } };
    await expect(modelPlanner(task, [], AbortSignal.abort())).rejects.toThrow();
  });
});
