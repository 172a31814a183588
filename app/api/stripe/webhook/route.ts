import { resource } from "@/lib/transports/http/resource";
import { receiveProcessorEvent } from "@/lib/transports/rest/processor-webhook";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: receiveProcessorEvent });
