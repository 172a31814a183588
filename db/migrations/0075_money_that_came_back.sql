DROP INDEX "memberships_active";--> statement-breakpoint
DROP INDEX "owed_refunds_due";--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD COLUMN "owes_reversal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "netted_for" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- what was asked for since it came back is decided; the rest of what came back is on the account
UPDATE "releases" SET "netted_for" = "returned" WHERE "returned" > 0 AND NOT ("status" = 'SENDING' AND "attempts" = 0);--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_active_guest" ON "memberships" USING btree ("profile_id","livemode","member_email") WHERE "memberships"."status" = 'ACTIVE' and "memberships"."user_id" is null;--> statement-breakpoint
-- the old rule knew an address, not an account: of one that has joined under two addresses the oldest membership goes on
WITH known AS (
  SELECT "id", row_number() OVER (PARTITION BY "profile_id", "livemode", "user_id" ORDER BY "started_at", "id") AS nth
  FROM "memberships" WHERE "status" = 'ACTIVE' AND "user_id" IS NOT NULL
), ended AS (
  UPDATE "memberships" m SET "status" = 'CANCELED', "canceled_at" = now(), "ends_at" = NULL
  FROM known WHERE known."id" = m."id" AND known.nth > 1 RETURNING m."tier_id", m."livemode"
)
UPDATE "membership_tiers" t SET "member_count" = greatest(0, t."member_count" - gone.n)
  FROM (SELECT "tier_id", count(*)::integer AS n FROM ended WHERE "livemode" GROUP BY "tier_id") AS gone
  WHERE gone."tier_id" = t."id";--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_active" ON "memberships" USING btree ("profile_id","livemode","user_id") WHERE "memberships"."status" = 'ACTIVE' and "memberships"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "owed_refunds_due" ON "owed_refunds" USING btree ("due_at") WHERE "owed_refunds"."refunded_at" is null or "owed_refunds"."owes_reversal";