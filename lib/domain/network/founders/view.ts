import type { FounderView } from "@/lib/contracts/network/founders";
import { agentJsonUrl, profileUrl } from "@/lib/domain/people/profiles/view";

/** A founder's card as the search statements answer it; `id` is the card's. */
export type FounderRow = Omit<FounderView, "profile_url" | "agent_json_url"> & { id: string };

export function viewFounder(row: FounderRow): FounderView {
  return {
    handle: row.handle,
    display_name: row.display_name,
    building: row.building,
    stage: row.stage,
    intent: row.intent,
    raising: row.raising,
    profile_url: profileUrl(row.handle),
    agent_json_url: agentJsonUrl(row.handle),
  };
}
