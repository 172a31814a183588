CREATE TABLE "search_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "subcategories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tags_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_search" ADD COLUMN "delivery_days" integer;--> statement-breakpoint
ALTER TABLE "profile_search" ADD COLUMN "rating" double precision;--> statement-breakpoint
ALTER TABLE "profile_search" ADD COLUMN "member_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "subcategories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "places" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "tags_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_subcategories" ON "products" USING gin ("subcategories") WHERE "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "profile_search_price" ON "profile_search" USING btree ("from_price_cents","profile_id");--> statement-breakpoint
CREATE INDEX "profile_search_delivery" ON "profile_search" USING btree ("delivery_days","profile_id");--> statement-breakpoint
CREATE INDEX "profile_search_rating" ON "profile_search" USING btree ("rating","profile_id");--> statement-breakpoint
CREATE INDEX "profile_search_newest" ON "profile_search" USING btree ("member_since","profile_id");--> statement-breakpoint
CREATE INDEX "profiles_tags_version" ON "profiles" USING btree ("tags_version","id");--> statement-breakpoint
ALTER TABLE "profile_search" ALTER COLUMN "full_text" SET STATISTICS 500;