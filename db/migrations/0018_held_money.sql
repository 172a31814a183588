CREATE TABLE "order_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"processor_id" text,
	"retries" smallint DEFAULT 0 NOT NULL,
	"reversed_at" timestamp (3) with time zone,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_processor_id_unique" UNIQUE("processor_id"),
	CONSTRAINT "order_refunds_cents" CHECK ("order_refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"order_id" text,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"available_on" timestamp (3) with time zone,
	"currency" text,
	"received_minor" integer,
	"paid_cents" integer,
	"kept_cents" integer DEFAULT 0 NOT NULL,
	"recovered_cents" integer DEFAULT 0 NOT NULL,
	"payout_id" text,
	"returned" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"paid_at" timestamp (3) with time zone,
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_source_unique" UNIQUE("source"),
	CONSTRAINT "releases_payout_id_unique" UNIQUE("payout_id"),
	CONSTRAINT "releases_cents" CHECK ("releases"."amount_cents" >= 0 and "releases"."fee_cents" between 0 and "releases"."amount_cents")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_pending_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "payouts_manual" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_refunds_due" ON "order_refunds" USING btree ("created_at") WHERE "order_refunds"."status" = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "order_refunds_unreversed" ON "order_refunds" USING btree ("created_at") WHERE "order_refunds"."processor_id" like 'du_%' and "order_refunds"."reversed_at" is null;--> statement-breakpoint
CREATE INDEX "releases_profile" ON "releases" USING btree ("profile_id","created_at","id");--> statement-breakpoint
CREATE INDEX "releases_order" ON "releases" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("due_at") WHERE "releases"."status" in ('WAITING', 'SENDING', 'SENT');--> statement-breakpoint
INSERT INTO "order_refunds" ("id", "order_id", "cents", "reason", "status", "processor_id", "sent_at", "livemode", "created_at")
  SELECT 'rfd_' || substr("id", 5), "id", "refunded_cents", 'elsewhere', 'SENT',
    CASE WHEN "refund_id" LIKE 're_%' THEN "refund_id" END, "refunded_at", "livemode", coalesce("refund_requested_at", "refunded_at", "updated_at")
  FROM "orders" WHERE "refunded_cents" > 0;--> statement-breakpoint
INSERT INTO "order_refunds" ("id", "order_id", "cents", "reason", "processor_id", "livemode", "created_at")
  SELECT 'rfd_' || substr("id", 5), "id", "amount_cents", 'creator',
    CASE WHEN "refund_id" LIKE 're_%' THEN "refund_id" END, "livemode", "refund_requested_at"
  FROM "orders" WHERE "refund_requested_at" IS NOT NULL AND "refunded_cents" = 0 AND "amount_cents" > 0 AND "payment_intent_id" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "refund_pending_cents" = "amount_cents"
  WHERE "refund_requested_at" IS NOT NULL AND "refunded_cents" = 0 AND "payment_intent_id" IS NOT NULL;
