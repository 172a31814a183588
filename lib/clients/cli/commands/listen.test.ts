import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TestComputer } from "../testing";

type Answer = { status?: number; body: unknown };

const message = (n: number) => ({
  id: `inb_${n}`,
  delivery_id: `del_${n}`,
  event_id: `evt_${n}`,
  event_type: "ping",
  repeated: false,
  headers: { "service-event": "ping" },
  body: String(n),
  received_at: "2026-11-20T09:30:00.000Z",
});
const page = (...numbers: number[]) => ({ body: { data: numbers.toReversed().map(message), has_more: false } });
const gone: Answer = { status: 404, body: { error: { code: "not_found", message: "The inbox was not found." } } };

/** A service with sessions, of which each read is answered in its turn, and held when there is no answer left. */
let service: Server;
let reads: string[];
let answers: Answer[];
let opened: number;
/** A program on this computer: what it got, and who waits for it. */
let program: Server;
let got: string[];
let slow: ((body: string, response: ServerResponse) => void) | undefined;
let computer: TestComputer;

const listenOn = async (server: Server) => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeEach(async () => {
  [reads, answers, opened, got, slow] = [[], [], 0, [], undefined];
  service = createServer(({ url = "", method }, response) => {
    const answer = ({ status = 200, body }: Answer) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (method === "POST") return answer({ status: 201, body: { id: `whe_${++opened}`, secret: "whsec_x" } });
    if (method === "DELETE") return answer(gone);
    reads.push(url.replace("/api/v1/webhooks/endpoints/", ""));
    const next = answers.shift();
    return next && answer(next);
  });
  program = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    got.push(body);
    if (slow) slow(body, response);
    else response.writeHead(204).end();
  });
  computer = new TestComputer(await listenOn(service));
});
afterEach(() => {
  for (const server of [service, program]) {
    server.closeAllConnections();
    server.close();
  }
  computer.dispose();
});

async function listen(stopAtOut?: RegExp) {
  const forward = await listenOn(program);
  const args = ["webhooks", "listen", "--forward", forward, "--json"];
  const env = { GUILDHALL_TOKEN: "gh_live_x" };
  const { code, out, err } = await computer.run(args, { env, ...(stopAtOut && { stopAtOut }) });
  return {
    code,
    err,
    lines: out
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

it("reads on while the program takes its time, so that its session does not end", async () => {
  answers = [page(), page(1), page(1, 2), page(1, 2, 3)];
  slow = (body, response) => {
    const answer = () => void response.writeHead(204).end();
    if (body !== "1") answer();
    else
      void expect
        .poll(() => reads.length)
        .toBeGreaterThan(4)
        .then(answer);
  };
  const { code, lines } = await listen(/evt_3/);
  expect(code).toBe(0);
  expect(lines.slice(1).map(({ event_id, status }) => [event_id, status])).toEqual([
    ["evt_1", 204],
    ["evt_2", 204],
    ["evt_3", 204],
  ]);
  expect(got).toEqual(["1", "2", "3"]);
});

it("opens another session when the service has ended it, goes on after what was read, and says what may be missing", async () => {
  answers = [page(1), page(2), gone, page(3)];
  const { code, lines, err } = await listen(/evt_3/);
  expect([code, opened]).toEqual([0, 2]);
  expect(lines.map(({ type, session_id, event_id }) => session_id ?? `${type} ${event_id}`)).toEqual([
    "whe_1",
    "delivery evt_2",
    "whe_2",
    "delivery evt_3",
  ]);
  expect(err).toContain("Events of the time since may be\nmissing here: `guildhall events list` shows them.");
  expect(reads[3]).toMatch(/^whe_2\/messages\?.*after=inb_1/);
});

it("ends, with what was wrong, where not even a new session is there", async () => {
  answers = [page(), gone, gone];
  const { code, err } = await listen();
  expect([code, opened]).toEqual([1, 2]);
  expect(JSON.parse(err.split("\n").at(-2) ?? "")).toMatchObject({ error: { code: "not_found" } });
});
