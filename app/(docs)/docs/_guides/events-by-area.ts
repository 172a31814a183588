import type { EventTypeView } from "@/lib/contracts/developers/event-types";
import { viewEventTypes } from "@/lib/domain/developers/webhooks/events/event-types";
import { code, table } from "./markdown-table";

/**
 * Every kind of event as Markdown, by what it is about: when each is sent, then an example of each payload that differs in its members
 * from those before it.
 */
export function eventsByArea(): string {
  const areas = grouped(viewEventTypes().data, ({ event_type }) => event_type.split(".")[0] ?? "");
  return [...areas]
    .map(([area, kinds]) => [`### ${code(area)}`, whenSent(kinds), ...payloads(kinds)].join("\n\n"))
    .join("\n\n");
}

function whenSent(kinds: readonly EventTypeView[]): string {
  return table(
    ["Kind", "When it is sent"],
    kinds.map(({ event_type, description }) => [`[${code(event_type)}](#${event_type})`, description]),
  );
}

/** The first payload of an area whole; of those that have all of its members, what they have besides. */
function payloads(kinds: readonly EventTypeView[]): string[] {
  const alike = [...grouped(kinds, (kind) => Object.keys(dataOf(kind)).join()).values()];
  const base = Object.keys(alike[0]?.[0] ? dataOf(alike[0][0]) : {});
  return alike.flatMap((same, n) => {
    const data = same[0] ? dataOf(same[0]) : {};
    const extended = n > 0 && base.every((member) => member in data);
    const shown = extended ? Object.entries(data).filter(([member]) => !base.includes(member)) : Object.entries(data);
    const names = same.map(({ event_type }) => code(event_type)).join(", ");
    const said = extended ? `What ${names} has besides:` : `The \`data\` of ${names}:`;
    return [said, `\`\`\`json example\n${JSON.stringify(Object.fromEntries(shown), null, 2)}\n\`\`\``];
  });
}

const dataOf = ({ example }: EventTypeView) => (example.data ?? {}) as Record<string, unknown>;

/** In groups of the same key, in the order of the first of each. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
