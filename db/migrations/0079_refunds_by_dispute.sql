DROP INDEX "order_refunds_unreversed";--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "by_dispute" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "order_refunds" SET "by_dispute" = true WHERE "processor_id" ~ '^(du|dp|pdp)_';--> statement-breakpoint
CREATE INDEX "order_refunds_unreversed" ON "order_refunds" USING btree ("created_at") WHERE "order_refunds"."by_dispute" and "order_refunds"."reversed_at" is null;
