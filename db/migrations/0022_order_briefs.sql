CREATE TABLE "order_briefs" (
	"order_id" text PRIMARY KEY NOT NULL,
	"requirements" jsonb NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "awaits_brief" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "brief_reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "requirements" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_briefs" ADD CONSTRAINT "order_briefs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_awaiting_brief" ON "orders" USING btree ("paid_at","id") WHERE "orders"."awaits_brief" and "orders"."status" = 'PAID';--> statement-breakpoint
UPDATE "orders" SET "due_at" = "paid_at" + make_interval(days => "delivery_days") WHERE "paid_at" IS NOT NULL;
