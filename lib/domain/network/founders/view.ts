import type { FounderView } from "@/lib/contracts/network/founders/founders";
import { agentJsonUrl, avatarUrl, profileUrl } from "@/lib/domain/people/profiles/view";
import type { FounderRow } from "./statements";

export function viewFounder(row: FounderRow): FounderView {
  return {
    handle: row.handle,
    display_name: row.display_name,
    avatar_url: row.avatar && avatarUrl(row.avatar),
    building: row.building,
    stage: row.stage,
    intent: row.intent,
    raising: row.raising,
    profile_url: profileUrl(row.handle),
    agent_json_url: agentJsonUrl(row.handle),
  };
}
