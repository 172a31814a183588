import { receiveProcessorEvent } from "@/lib/rest/processor-webhook";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: receiveProcessorEvent });
