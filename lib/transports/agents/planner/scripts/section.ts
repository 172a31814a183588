import type { Call } from "../planner";

/** A part of a run's answer: what one wish came to. */
export type Section = { text: string; data: unknown };

/** A call that changes something, ready to be made once everything else has been read and matched. */
export type Act = Call;

/** What stands above an answer: what was asked of the tool, and what it could not be asked. */
export function headed(said: string, unchecked: readonly string[], text: string): string {
  const open = unchecked.length > 0 ? ` **Not checked:** ${unchecked.join("; ")}.` : "";
  return `${said}.${open}\n\n${text}`;
}
