CREATE TABLE "commerce_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"signed" boolean NOT NULL,
	"webhook_url" text,
	"user_id" text,
	"lines" jsonb NOT NULL,
	"messages" jsonb NOT NULL,
	"buyer" jsonb,
	"page_url" text NOT NULL,
	"order_id" text,
	"canceled_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commerce_checkouts_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "commerce_checkouts" ADD CONSTRAINT "commerce_checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce_checkouts" ADD CONSTRAINT "commerce_checkouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commerce_checkouts_created" ON "commerce_checkouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "commerce_checkouts_user" ON "commerce_checkouts" USING btree ("user_id") WHERE "commerce_checkouts"."user_id" is not null;