ALTER TABLE "memberships" ADD COLUMN "interval" "billing_interval";--> statement-breakpoint
CREATE INDEX "memberships_told_until" ON "memberships" USING btree (coalesce(least("ends_at", "next_charge_at"), "started_at"),"id") WHERE "memberships"."status" = 'ACTIVE' and "memberships"."subscription_id" is not null;--> statement-breakpoint
UPDATE "memberships" m SET "interval" = t."interval" FROM "membership_tiers" t WHERE t."id" = m."tier_id";
