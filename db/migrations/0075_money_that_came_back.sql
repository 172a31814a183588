DROP INDEX "memberships_active";--> statement-breakpoint
DROP INDEX "owed_refunds_due";--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD COLUMN "owes_reversal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "netted_for" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- what was asked for since it came back is decided; the rest of what came back is on the account
UPDATE "releases" SET "netted_for" = "returned" WHERE "returned" > 0 AND NOT ("status" = 'SENDING' AND "attempts" = 0);--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_active_guest" ON "memberships" USING btree ("profile_id","livemode","member_email") WHERE "memberships"."status" = 'ACTIVE' and "memberships"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_active" ON "memberships" USING btree ("profile_id","livemode","user_id") WHERE "memberships"."status" = 'ACTIVE' and "memberships"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "owed_refunds_due" ON "owed_refunds" USING btree ("due_at") WHERE "owed_refunds"."refunded_at" is null or "owed_refunds"."owes_reversal";