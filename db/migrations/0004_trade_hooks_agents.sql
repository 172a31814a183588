CREATE TYPE "public"."agent_run_status" AS ENUM('QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELED');--> statement-breakpoint
CREATE TYPE "public"."agent_step_state" AS ENUM('STARTED', 'DONE', 'FAILED');--> statement-breakpoint
CREATE TYPE "public"."brief_status" AS ENUM('PENDING', 'ACCEPTED', 'DECLINED');--> statement-breakpoint
CREATE TYPE "public"."callback_state" AS ENUM('PENDING', 'DELIVERED', 'FAILED');--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "agent_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"intent" text NOT NULL,
	"steps" jsonb NOT NULL,
	"obstacle" text,
	"estimated_atomic" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_run_steps" (
	"run_id" text NOT NULL,
	"n" smallint NOT NULL,
	"tool" text NOT NULL,
	"arguments" jsonb NOT NULL,
	"why" text NOT NULL,
	"state" "agent_step_state" NOT NULL,
	"result" jsonb,
	"text" text,
	"cost_atomic" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer,
	CONSTRAINT "agent_run_steps_run_id_n_pk" PRIMARY KEY("run_id","n")
);
--> statement-breakpoint
CREATE TABLE "agent_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"status" "agent_run_status" DEFAULT 'QUEUED' NOT NULL,
	"input" jsonb NOT NULL,
	"output" jsonb,
	"error" jsonb,
	"brief" jsonb NOT NULL,
	"actor" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"cost_atomic" bigint DEFAULT 0 NOT NULL,
	"step_count" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"cancel_requested_at" timestamp (3) with time zone,
	"lease" text,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claims" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"name" text NOT NULL,
	"instructions" text NOT NULL,
	"model" text NOT NULL,
	"tools" text[] NOT NULL,
	"limits" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_accounts" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"granted_tier" "plan_tier" NOT NULL,
	"customer_id" text,
	"checkout_session_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_accounts_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "plan_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"number" text,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"hosted_url" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_leads" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"status" text NOT NULL,
	"tier" "plan_tier" NOT NULL,
	"kept_tier" "plan_tier",
	"kept_until" timestamp (3) with time zone,
	"grants" "plan_tier" NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"cancel_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"grace_ends_at" timestamp (3) with time zone,
	"check_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "availability" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"timezone" text NOT NULL,
	"weekly" jsonb NOT NULL,
	"slot_minutes" smallint NOT NULL,
	"buffer_minutes" smallint DEFAULT 0 NOT NULL,
	"notice_hours" smallint DEFAULT 24 NOT NULL,
	"horizon_days" smallint DEFAULT 28 NOT NULL,
	"location_kind" "location_kind" DEFAULT 'video' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "availability_blocks" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brief_matches" (
	"brief_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"rank" smallint NOT NULL,
	"status" "brief_status" DEFAULT 'PENDING' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"reply" text,
	"contact" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brief_matches_brief_id_profile_id_pk" PRIMARY KEY("brief_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "briefs" (
	"id" text PRIMARY KEY NOT NULL,
	"brief" text NOT NULL,
	"category" text,
	"budget_cents" integer,
	"currency" text DEFAULT 'usd' NOT NULL,
	"deadline" date,
	"callback_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "briefs_budget" CHECK ("briefs"."budget_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "callbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"subject" text NOT NULL,
	"event" text NOT NULL,
	"url" text NOT NULL,
	"body" text NOT NULL,
	"state" "callback_state" DEFAULT 'PENDING' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"response_status" smallint,
	"error" text,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_files" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"delivery_number" smallint,
	"name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"delivery_id" text NOT NULL,
	"event_id" text NOT NULL,
	"event_type" text NOT NULL,
	"repeated" boolean NOT NULL,
	"headers" jsonb NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_inboxes" (
	"endpoint_id" text PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_inboxes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_recoveries" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"status" text DEFAULT 'RUNNING' NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"to_at" timestamp (3) with time zone NOT NULL,
	"total" integer NOT NULL,
	"truncated" boolean NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"replayed" integer DEFAULT 0 NOT NULL,
	"position" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "endpoint_hours" (
	"endpoint_id" text NOT NULL,
	"hour" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"succeeded" integer NOT NULL,
	"dead_letters" integer NOT NULL,
	"latency_counts" integer[] NOT NULL,
	CONSTRAINT "endpoint_hours_endpoint_id_hour_pk" PRIMARY KEY("endpoint_id","hour")
);
--> statement-breakpoint
DROP INDEX "deliveries_endpoint";--> statement-breakpoint
ALTER TABLE "usage_months" ADD COLUMN "agent_runs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "location" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "link_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "canceled_by" text;--> statement-breakpoint
ALTER TABLE "intros" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "intros" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "membership_tiers" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminders_sent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "processor_dispute_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "processor_dispute" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "trust_stale_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "event_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD COLUMN "sealed_headers" "bytea";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "sealed_headers" "bytea";--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_intents" ADD CONSTRAINT "agent_intents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_intents" ADD CONSTRAINT "agent_intents_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_run_steps" ADD CONSTRAINT "agent_run_steps_run_id_agent_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."agent_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_runs" ADD CONSTRAINT "agent_runs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_runs" ADD CONSTRAINT "agent_runs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_accounts" ADD CONSTRAINT "plan_accounts_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD CONSTRAINT "plan_invoices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_leads" ADD CONSTRAINT "plan_leads_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD CONSTRAINT "plan_subscriptions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_blocks" ADD CONSTRAINT "availability_blocks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_matches" ADD CONSTRAINT "brief_matches_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_matches" ADD CONSTRAINT "brief_matches_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "callbacks" ADD CONSTRAINT "callbacks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_endpoint_id_webhook_inboxes_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_inboxes"("endpoint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_inboxes" ADD CONSTRAINT "webhook_inboxes_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_recoveries" ADD CONSTRAINT "webhook_recoveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "endpoint_hours" ADD CONSTRAINT "endpoint_hours_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "agent_intents_agent" ON "agent_intents" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "agent_intents_profile" ON "agent_intents" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "agent_runs_profile" ON "agent_runs" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "agent_runs_agent" ON "agent_runs" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "agent_runs_open" ON "agent_runs" USING btree ("due_at","id") WHERE "agent_runs"."status" in ('QUEUED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "agents_profile" ON "agents" USING btree ("profile_id","active","id");--> statement-breakpoint
CREATE INDEX "plan_invoices_profile" ON "plan_invoices" USING btree ("profile_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "plan_leads_profile" ON "plan_leads" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_leads_created" ON "plan_leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "plan_subscriptions_profile" ON "plan_subscriptions" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "plan_subscriptions_check" ON "plan_subscriptions" USING btree ("check_at") WHERE "plan_subscriptions"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "availability_blocks_profile" ON "availability_blocks" USING btree ("profile_id","ends_at");--> statement-breakpoint
CREATE INDEX "brief_matches_profile" ON "brief_matches" USING btree ("profile_id","brief_id");--> statement-breakpoint
CREATE INDEX "callbacks_due" ON "callbacks" USING btree ("due_at","id") WHERE "callbacks"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "callbacks_subject" ON "callbacks" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "callbacks_profile" ON "callbacks" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at","id") WHERE "mails"."sent_at" is null and "mails"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "order_files_order" ON "order_files" USING btree ("order_id","delivery_number","id");--> statement-breakpoint
CREATE INDEX "order_files_unsent" ON "order_files" USING btree ("created_at") WHERE "order_files"."delivery_number" is null;--> statement-breakpoint
CREATE INDEX "inbox_messages_endpoint" ON "inbox_messages" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_recoveries_endpoint" ON "webhook_recoveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_recoveries_status" ON "webhook_recoveries" USING btree ("status");--> statement-breakpoint
CREATE INDEX "endpoint_hours_hour" ON "endpoint_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "bookings_over" ON "bookings" USING btree ("ends_at") WHERE "bookings"."status" = 'CONFIRMED';--> statement-breakpoint
CREATE INDEX "intros_status" ON "intros" USING btree ("profile_id","status","id");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_refunded" ON "orders" USING btree ("profile_id","refunded_at") WHERE "orders"."refunded_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_refunds_due" ON "orders" USING btree ("refund_requested_at") WHERE "orders"."refund_requested_at" is not null and "orders"."refund_id" is null and "orders"."refunded_at" is null;--> statement-breakpoint
CREATE INDEX "orders_at_work" ON "orders" USING btree ("profile_id","paid_at") WHERE "orders"."status" in ('PAID', 'DELIVERED', 'REVISION_REQUESTED', 'DISPUTED');--> statement-breakpoint
CREATE INDEX "orders_closed" ON "orders" USING btree ("profile_id","closed_at","id") WHERE "orders"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "products_words" ON "products" USING gin (to_tsvector('english', "name" || ' ' || "summary"));--> statement-breakpoint
CREATE INDEX "profiles_trust_stale" ON "profiles" USING btree ("trust_stale_at") WHERE "profiles"."trust_stale_at" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("endpoint_id","state","id","event_type") WHERE "deliveries"."state" in ('DEAD_LETTER', 'SKIPPED');--> statement-breakpoint
CREATE INDEX "delivery_attempts_untrimmed" ON "delivery_attempts" USING btree ("id") WHERE "delivery_attempts"."response_headers" is not null or "delivery_attempts"."sealed_headers" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_endpoint" ON "deliveries" USING btree ("endpoint_id","id","event_type","state");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_subscription_id_unique" UNIQUE("subscription_id");
--> statement-breakpoint
CREATE FUNCTION claim_answer(lock bigint, scope bytea)
RETURNS TABLE (free boolean, request_hash bytea, status smallint, headers jsonb, body text, sealed_body bytea)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  free := pg_try_advisory_xact_lock(lock);
  SELECT k.request_hash, k.status, k.headers, k.body, k.sealed_body
    INTO request_hash, status, headers, body, sealed_body
    FROM idempotency_keys k WHERE k.scope_hash = scope;
  RETURN NEXT;
END
$$;
--> statement-breakpoint
CREATE FUNCTION take_lock(lock bigint) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(lock) THEN
    RAISE EXCEPTION 'the lock is held' USING ERRCODE = 'GH001';
  END IF;
END
$$;

--> statement-breakpoint
UPDATE "deliveries" d SET "event_type" = v."type" FROM "events" v WHERE v."id" = d."event_id";

--> statement-breakpoint
UPDATE "profiles" SET "trust_stale_at" = now() WHERE "trust_version" < 2;
