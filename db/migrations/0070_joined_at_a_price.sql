ALTER TABLE "memberships" ADD COLUMN "price_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "memberships" m SET "price_cents" = t."price_cents" FROM "membership_tiers" t WHERE t."id" = m."tier_id" AND m."subscription_id" IS NOT NULL;
