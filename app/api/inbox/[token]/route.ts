import { receiveInboxDelivery } from "@/lib/rest/inbox";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: receiveInboxDelivery });
