ALTER TABLE "order_tips" ADD COLUMN "api_key_id" text;--> statement-breakpoint
ALTER TABLE "order_tips" ADD COLUMN "spend_month" text;