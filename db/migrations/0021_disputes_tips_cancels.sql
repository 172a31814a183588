CREATE TABLE "dispute_proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"cents" integer,
	"due_at" timestamp (3) with time zone,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "dispute_proposals_cents" CHECK (("dispute_proposals"."kind" = 'refund_part') = ("dispute_proposals"."cents" is not null)),
	CONSTRAINT "dispute_proposals_due" CHECK (("dispute_proposals"."kind" = 'deliver_again') = ("dispute_proposals"."due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "dispute_statements" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"side" text NOT NULL,
	"body" text NOT NULL,
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_tips" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"cents" integer NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"session_id" text,
	"payment_intent_id" text,
	"paid_at" timestamp (3) with time zone,
	"refund_requested_at" timestamp (3) with time zone,
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_tips_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "order_tips_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "order_tips_cents" CHECK ("order_tips"."cents" between 100 and 100000)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_declined" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "disputed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dispute_proposals" ADD CONSTRAINT "dispute_proposals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_statements" ADD CONSTRAINT "dispute_statements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tips" ADD CONSTRAINT "order_tips_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_proposals_order" ON "dispute_proposals" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_proposals_open" ON "dispute_proposals" USING btree ("order_id","side") WHERE "dispute_proposals"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "dispute_statements_order" ON "dispute_statements" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_tips_order" ON "order_tips" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_tips_open" ON "order_tips" USING btree ("order_id") WHERE "order_tips"."status" = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "order_tips_paid" ON "order_tips" USING btree ("order_id") WHERE "order_tips"."status" in ('PAID', 'REFUNDED');--> statement-breakpoint
CREATE INDEX "orders_cancel_asked" ON "orders" USING btree ("cancel_asked_at") WHERE "orders"."cancel_asked_at" is not null;