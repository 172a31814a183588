CREATE TYPE "public"."quote_status" AS ENUM('REQUESTED', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN');--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"status" "quote_status" DEFAULT 'REQUESTED' NOT NULL,
	"profile_id" text NOT NULL,
	"product_id" text,
	"buyer_user_id" text,
	"buyer_email" "citext",
	"buyer_name" text NOT NULL,
	"source" "order_source" NOT NULL,
	"brief_id" text,
	"thread_id" text NOT NULL,
	"message_id" text,
	"brief" text NOT NULL,
	"budget_cents" integer,
	"wanted_by" date,
	"title" text,
	"scope" text,
	"amount_cents" integer,
	"delivery_days" smallint,
	"revisions" smallint,
	"expires_at" timestamp (3) with time zone,
	"offered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"note" text,
	"declined_by" text,
	"order_id" text,
	"link_hash" "bytea",
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_offer_whole" CHECK ("quotes"."status" not in ('OFFERED', 'ACCEPTED', 'EXPIRED', 'WITHDRAWN') or ("quotes"."product_id" is not null and "quotes"."title" is not null
        and "quotes"."scope" is not null and "quotes"."amount_cents" > 0 and "quotes"."delivery_days" is not null and "quotes"."revisions" is not null
        and "quotes"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "brief_matches" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "buyer_user_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_id" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_buyer_user_id_users_id_fk" FOREIGN KEY ("buyer_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_creator" ON "quotes" USING btree ("profile_id","livemode","id");--> statement-breakpoint
CREATE INDEX "quotes_buyer" ON "quotes" USING btree ("buyer_user_id","livemode","id") WHERE "quotes"."buyer_user_id" is not null;--> statement-breakpoint
CREATE INDEX "quotes_buyer_email" ON "quotes" USING btree ("buyer_email","livemode","id") WHERE "quotes"."buyer_email" is not null;--> statement-breakpoint
CREATE INDEX "quotes_brief" ON "quotes" USING btree ("brief_id","id") WHERE "quotes"."brief_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_brief_offer" ON "quotes" USING btree ("brief_id","profile_id") WHERE "quotes"."brief_id" is not null and "quotes"."status" in ('OFFERED', 'ACCEPTED');--> statement-breakpoint
CREATE INDEX "quotes_expiring" ON "quotes" USING btree ("expires_at","id") WHERE "quotes"."status" = 'OFFERED';--> statement-breakpoint
CREATE INDEX "quotes_asked" ON "quotes" USING btree ("profile_id","livemode") WHERE "quotes"."status" = 'REQUESTED';--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_buyer_user_id_users_id_fk" FOREIGN KEY ("buyer_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "briefs_buyer" ON "briefs" USING btree ("buyer_user_id","livemode","id") WHERE "briefs"."buyer_user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_quote_open" ON "orders" USING btree ("quote_id") WHERE "orders"."quote_id" is not null and "orders"."status" = 'CHECKOUT_OPEN';