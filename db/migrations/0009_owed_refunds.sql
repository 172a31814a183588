CREATE TABLE "owed_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"reason" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"profile_id" text NOT NULL,
	"buyer_email" "citext",
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"refunded_cents" integer,
	"currency" text,
	"refunded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owed_refunds_source_unique" UNIQUE("source")
);
--> statement-breakpoint
ALTER TABLE "plan_accounts" ADD COLUMN "checkout_id" text;--> statement-breakpoint
ALTER TABLE "plan_accounts" ADD COLUMN "checkout_tier" "plan_tier";--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD CONSTRAINT "owed_refunds_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owed_refunds_due" ON "owed_refunds" USING btree ("due_at") WHERE "owed_refunds"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "owed_refunds_created" ON "owed_refunds" USING btree ("created_at","id");--> statement-breakpoint
-- creators who pay for several plans since before: the worker looks at them now, and keeps one
UPDATE "plan_subscriptions" SET "check_at" = now() WHERE "status" IN ('active', 'trialing', 'past_due') AND "profile_id" IN (
	SELECT "profile_id" FROM "plan_subscriptions" WHERE "status" IN ('active', 'trialing', 'past_due') GROUP BY "profile_id" HAVING count(*) > 1
);
