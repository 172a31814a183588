import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { authenticators, deliveryAttempts, idempotencyKeys, mails, oauthKeys, webhookEndpoints } from "@/db/schema";
import { OAUTH_KEY } from "@/lib/domain/developers/oauth/keys";
import { WEBHOOK_SECRET } from "@/lib/domain/developers/webhooks/secrets";
import { AUTHENTICATOR_SECRET } from "@/lib/domain/platform/access/authenticator-secret";
import { STORED_ANSWER } from "@/lib/domain/platform/access/idempotent-answers";
import { MAIL_BODY } from "@/lib/domain/platform/mail/body";

/** A column that holds what `seal` made. `key` is the table's primary key: rows are walked in its order. */
export type SealedColumn = { table: PgTable; key: readonly PgColumn[]; column: PgColumn; purpose: string };

const endpoint = { table: webhookEndpoints, key: [webhookEndpoints.id], purpose: WEBHOOK_SECRET };
const attemptKey = [deliveryAttempts.deliveryId, deliveryAttempts.number];

/** Every sealed column there is. A test walks the schema: one that is missing here would be lost with the secret before. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { ...endpoint, column: webhookEndpoints.sealedSecret },
  { ...endpoint, column: webhookEndpoints.previousSealedSecret },
  { ...endpoint, column: webhookEndpoints.olderSealedSecret },
  { ...endpoint, column: webhookEndpoints.sealedHeaders },
  { table: oauthKeys, key: [oauthKeys.kid], column: oauthKeys.sealedPrivateJwk, purpose: OAUTH_KEY },
  {
    table: authenticators,
    key: [authenticators.userId],
    column: authenticators.sealedSecret,
    purpose: AUTHENTICATOR_SECRET,
  },
  { table: mails, key: [mails.id], column: mails.sealedBody, purpose: MAIL_BODY },
  {
    table: idempotencyKeys,
    key: [idempotencyKeys.scopeHash],
    column: idempotencyKeys.sealedBody,
    purpose: STORED_ANSWER,
  },
  // the longest table last
  { table: deliveryAttempts, key: attemptKey, column: deliveryAttempts.sealedHeaders, purpose: WEBHOOK_SECRET },
];
