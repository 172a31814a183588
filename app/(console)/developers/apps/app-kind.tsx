import { Badge } from "@/app/_ui/looks/badge";
import type { OAuthAppView } from "@/lib/contracts/developers/oauth/oauth";

/** Whether an app keeps a secret. */
export function kindOf({ auth_method }: OAuthAppView): "Public" | "Confidential" {
  return auth_method === "none" ? "Public" : "Confidential";
}

export function AppStatus({ status }: Pick<OAuthAppView, "status">) {
  return status === "active" ? <Badge tone="success">Active</Badge> : <Badge>Disabled</Badge>;
}
