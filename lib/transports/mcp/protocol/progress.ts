import type { Round } from "./elicitation";

/** Says how far a call has come: so many of so many seconds. */
export type Progress = (done: number, total: number) => void;

/** Tells a caller of its call's progress, where it gave a token for that. Source: MCP, basic/utilities/progress. */
export function progressOf(round: Round | undefined): Progress | undefined {
  const token = round?._meta?.progressToken;
  if (round === undefined || token === undefined) return undefined;
  let last = -1;
  return (done, total) => {
    if (done <= last) return; // it must grow
    last = done;
    const params = { progressToken: token, progress: done, total, message: `Waiting: ${done} of ${total} seconds.` };
    // who has gone is not told, and the call ends as it would
    void round.notify({ method: "notifications/progress", params }).catch(() => {});
  };
}
