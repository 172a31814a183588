import { receiveProcessorEvent } from "@/lib/transports/rest/processor-webhook";
import { resource } from "@/lib/transports/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: receiveProcessorEvent });
