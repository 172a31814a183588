ALTER TABLE "mails" ALTER COLUMN "text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sealed_body" "bytea";--> statement-breakpoint
CREATE INDEX "mails_ended" ON "mails" USING btree (coalesce("sent_at", "failed_at"));--> statement-breakpoint
CREATE INDEX "mails_clear" ON "mails" USING btree ("id") WHERE "mails"."sealed_body" is null;