ALTER TYPE "public"."product_status" ADD VALUE 'draft';--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	"mail" boolean NOT NULL,
	CONSTRAINT "notice_choices_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"path" text,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_waits" (
	"profile_id" text NOT NULL,
	"email" "citext" NOT NULL,
	"product_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_waits_profile_id_email_pk" PRIMARY KEY("profile_id","email")
);
--> statement-breakpoint
CREATE TABLE "saved_items" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"product_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_waits" ADD CONSTRAINT "payout_waits_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_waits" ADD CONSTRAINT "payout_waits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_age" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payout_waits_product" ON "payout_waits" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_what" ON "saved_items" USING btree ("user_id","profile_id",coalesce("product_id", ''));--> statement-breakpoint
CREATE INDEX "saved_items_user" ON "saved_items" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "saved_items_profile" ON "saved_items" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "saved_items_product" ON "saved_items" USING btree ("product_id");