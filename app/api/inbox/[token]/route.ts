import { resource } from "@/lib/transports/http/resource";
import { receiveInboxDelivery } from "@/lib/transports/rest/inbox";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: receiveInboxDelivery });
