CREATE TABLE "approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"delivery_number" smallint DEFAULT 0 NOT NULL,
	"review" jsonb,
	"credential_id" text NOT NULL,
	"app" text NOT NULL,
	"reason" text,
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_subject" ON "approvals" USING btree ("order_id","kind","delivery_number");--> statement-breakpoint
CREATE INDEX "approvals_waiting" ON "approvals" USING btree ("user_id","id") WHERE "approvals"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "approvals_account" ON "approvals" USING btree ("user_id","id");--> statement-breakpoint
-- an order's page, and whoever waits for it, hears of what its person said
CREATE TRIGGER approvals_told AFTER INSERT OR UPDATE ON "approvals" FOR EACH ROW EXECUTE FUNCTION tell_order();
