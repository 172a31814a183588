CREATE TABLE "spend_limits" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"per_order_cents" integer NOT NULL,
	"per_month_cents" integer NOT NULL,
	"until" timestamp (3) with time zone,
	"categories" text[],
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spend_months" (
	"credential_id" text NOT NULL,
	"month" text NOT NULL,
	"reserved_cents" bigint NOT NULL,
	CONSTRAINT "spend_months_credential_id_month_pk" PRIMARY KEY("credential_id","month")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_user_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "spend_month" text;--> statement-breakpoint
ALTER TABLE "spend_limits" ADD CONSTRAINT "spend_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_user_id_users_id_fk" FOREIGN KEY ("buyer_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_buyer_account" ON "orders" USING btree ("buyer_user_id","id") WHERE "orders"."buyer_user_id" is not null;