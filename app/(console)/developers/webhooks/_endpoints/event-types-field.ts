import { z } from "zod";
import { NewWebhookEndpoint } from "@/lib/contracts/developers/webhooks/webhooks";

const CHOOSE = "choose at least one event";

/** The chosen events of a form. The API takes a missing list for "all"; in a form a list without a tick is a mistake. */
export const EventTypesField = z
  .array(z.string(), CHOOSE)
  .min(1, CHOOSE)
  .pipe(NewWebhookEndpoint.shape.event_types.unwrap());
