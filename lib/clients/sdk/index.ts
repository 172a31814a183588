export type { Answered, AnswerPromise } from "./answer";
export { type ClientOptions, createClient, type GuildhallClient } from "./client";
export type { DownloadedFile } from "./download";
export { GuildhallError, type GuildhallErrorCode } from "./errors";
export type { components, paths } from "./schema.gen";
export type { EventKind, EventOf, StreamOptions } from "./stream";
export type { RefreshToken, TokenSource } from "./token";
export type { FileBytes, UploadOptions } from "./upload";
export {
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
  type WebhookVerificationReason,
} from "./verify-webhook";
