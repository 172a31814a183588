import { type ClientOptions, createClient } from "./index";

export type Scripted = { status: number; body?: unknown; headers?: Record<string, string> } | Error;

export const refusal = (code: string, more = {}) => ({ error: { code, message: "No.", request_id: "req_1", ...more } });
export const ok: Scripted = { status: 200, body: { data: [], has_more: false, next_cursor: null } };

/** A client whose answers are given, in turn (the last one stays), with what it sent and how long it paused. */
export function scripted(answers: Scripted[], options: Partial<ClientOptions> = {}) {
  const sent: Request[] = [];
  const pauses: number[] = [];
  const client = createClient({
    baseUrl: "https://guildhall.test/",
    token: "gh_live_1",
    fetch: async (request) => {
      const answer = answers[Math.min(sent.push(request), answers.length) - 1] as Scripted;
      if (answer instanceof Error) throw answer;
      return Response.json(answer.body ?? null, { status: answer.status, headers: answer.headers ?? {} });
    },
    pause: async (ms) => void pauses.push(ms),
    ...options,
  });
  return { client, sent, pauses };
}

export const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);
