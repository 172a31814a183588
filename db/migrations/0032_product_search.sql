CREATE TABLE "product_search" (
	"product_id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"discoverable" boolean NOT NULL,
	"trust_score" smallint NOT NULL,
	"standing" smallint NOT NULL,
	"price_cents" integer NOT NULL,
	"delivery_days" integer NOT NULL,
	"rating" double precision,
	"listed_at" timestamp (3) with time zone NOT NULL,
	"full_text" "tsvector" NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_profile_id_profile_search_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profile_search"("profile_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_full" ON "product_search" USING gin ("full_text") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_profile" ON "product_search" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "product_search_standing" ON "product_search" USING btree ("standing","product_id");--> statement-breakpoint
CREATE INDEX "product_search_price" ON "product_search" USING btree ("price_cents","product_id");--> statement-breakpoint
CREATE INDEX "product_search_delivery" ON "product_search" USING btree ("delivery_days","product_id");--> statement-breakpoint
CREATE INDEX "product_search_rating" ON "product_search" USING btree ("rating","product_id");--> statement-breakpoint
CREATE INDEX "product_search_newest" ON "product_search" USING btree ("listed_at","product_id");