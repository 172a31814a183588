-- A process of before 0070 that went on while it ran wrote 0 for who joined at a price.
UPDATE "memberships" m SET "price_cents" = t."price_cents" FROM "membership_tiers" t
  WHERE t."id" = m."tier_id" AND m."subscription_id" IS NOT NULL AND m."price_cents" = 0;
