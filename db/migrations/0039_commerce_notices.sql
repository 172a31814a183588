CREATE TABLE "commerce_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'PENDING' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"response_status" smallint,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "commerce_notices" ADD CONSTRAINT "commerce_notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commerce_notices_due" ON "commerce_notices" USING btree ("due_at","id") WHERE "commerce_notices"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "commerce_notices_order" ON "commerce_notices" USING btree ("order_id");