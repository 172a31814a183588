import { receiveInboxDelivery } from "@/lib/transports/rest/inbox";
import { resource } from "@/lib/transports/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: receiveInboxDelivery });
