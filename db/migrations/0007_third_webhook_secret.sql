ALTER TABLE "webhook_endpoints" ADD COLUMN "older_sealed_secret" "bytea";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "older_secret_until" timestamp (3) with time zone;