export { type ClientOptions, createClient, type GuildhallClient } from "./client";
export { GuildhallError, type GuildhallErrorCode } from "./errors";
export type { components, paths } from "./schema.gen";
export {
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
  type WebhookVerificationReason,
} from "./verify-webhook";
