CREATE TYPE "public"."view_kind" AS ENUM('profile', 'post');--> statement-breakpoint
CREATE TYPE "public"."booking_status" AS ENUM('CONFIRMED', 'CANCELED', 'COMPLETED', 'NO_SHOW');--> statement-breakpoint
CREATE TYPE "public"."location_kind" AS ENUM('video', 'phone', 'in_person');--> statement-breakpoint
CREATE TYPE "public"."founder_stage" AS ENUM('idea', 'pre_seed', 'seed', 'series_a', 'series_b_plus', 'bootstrapped');--> statement-breakpoint
CREATE TYPE "public"."intro_status" AS ENUM('PENDING', 'ACCEPTED', 'DECLINED');--> statement-breakpoint
CREATE TYPE "public"."membership_status" AS ENUM('ACTIVE', 'CANCELED');--> statement-breakpoint
CREATE TYPE "public"."oauth_client_source" AS ENUM('console', 'dynamic', 'metadata');--> statement-breakpoint
CREATE TABLE "request_hours" (
	"profile_id" text NOT NULL,
	"hour" bigint NOT NULL,
	"status_class" integer NOT NULL,
	"requests" integer NOT NULL,
	"latency_counts" integer[] NOT NULL,
	CONSTRAINT "request_hours_profile_id_hour_status_class_pk" PRIMARY KEY("profile_id","hour","status_class")
);
--> statement-breakpoint
CREATE TABLE "view_days" (
	"profile_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" "view_kind" NOT NULL,
	"subject_id" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "view_days_profile_id_day_kind_subject_id_pk" PRIMARY KEY("profile_id","day","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"title" text NOT NULL,
	"status" "booking_status" DEFAULT 'CONFIRMED' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"timezone" text NOT NULL,
	"location_kind" "location_kind" DEFAULT 'video' NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"guest_name" text NOT NULL,
	"guest_email" "citext" NOT NULL,
	"guest_notes" text DEFAULT '' NOT NULL,
	"canceled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "founders" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"building" text NOT NULL,
	"stage" "founder_stage" NOT NULL,
	"intent" text[] DEFAULT '{}' NOT NULL,
	"raising" boolean DEFAULT false NOT NULL,
	"discoverable" boolean DEFAULT false NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', building), 'A') ||
        setweight(to_tsvector('english', coalesce(intent[1], '') || ' ' || coalesce(intent[2], '') || ' ' ||
          coalesce(intent[3], '') || ' ' || coalesce(intent[4], '') || ' ' || coalesce(intent[5], '')), 'B')) STORED,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "founders_profile_id_unique" UNIQUE("profile_id")
);
--> statement-breakpoint
CREATE TABLE "intros" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"note" text NOT NULL,
	"callback_url" text NOT NULL,
	"status" "intro_status" DEFAULT 'PENDING' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"tier_id" text NOT NULL,
	"user_id" text,
	"member_email" "citext" NOT NULL,
	"member_name" text NOT NULL,
	"status" "membership_status" DEFAULT 'ACTIVE' NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"canceled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_clients" (
	"id" text PRIMARY KEY NOT NULL,
	"source" "oauth_client_source" NOT NULL,
	"profile_id" text,
	"name" text NOT NULL,
	"client_uri" text,
	"logo_uri" text,
	"redirect_uris" text[] NOT NULL,
	"auth_method" text NOT NULL,
	"secret_hash" "bytea",
	"secret_prefix" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"grant_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"scopes" text[] NOT NULL,
	"resource" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_because" text
);
--> statement-breakpoint
CREATE TABLE "oauth_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"algorithm" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private_jwk" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_refresh_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"grant_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_deliveries" (
	"order_id" text NOT NULL,
	"number" smallint NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"links" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_deliveries_order_id_number_pk" PRIMARY KEY("order_id","number")
);
--> statement-breakpoint
CREATE TABLE "request_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"request_id" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"query" text DEFAULT '' NOT NULL,
	"operation" text NOT NULL,
	"status" smallint NOT NULL,
	"error_code" text,
	"duration_ms" real NOT NULL,
	"credential_kind" text NOT NULL,
	"credential_id" text NOT NULL,
	"ip" text,
	"user_agent" text
);
--> statement-breakpoint
DROP INDEX "audit_log_profile";--> statement-breakpoint
DROP INDEX "orders_profile";--> statement-breakpoint
DROP INDEX "posts_slug";--> statement-breakpoint
DROP INDEX "events_profile";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revisions_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "request_hours" ADD CONSTRAINT "request_hours_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_days" ADD CONSTRAINT "view_days_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "founders" ADD CONSTRAINT "founders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intros" ADD CONSTRAINT "intros_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_tier_id_membership_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."membership_tiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD CONSTRAINT "oauth_clients_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_codes" ADD CONSTRAINT "oauth_codes_grant_id_oauth_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."oauth_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_client_id_oauth_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_refresh_tokens" ADD CONSTRAINT "oauth_refresh_tokens_grant_id_oauth_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."oauth_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_deliveries" ADD CONSTRAINT "order_deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_hours_hour" ON "request_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "bookings_profile" ON "bookings" USING btree ("profile_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "founders_newest" ON "founders" USING btree ("id") WHERE "founders"."discoverable";--> statement-breakpoint
CREATE INDEX "founders_stage" ON "founders" USING btree ("stage","id") WHERE "founders"."discoverable";--> statement-breakpoint
CREATE INDEX "founders_words" ON "founders" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "intros_profile" ON "intros" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "memberships_profile" ON "memberships" USING btree ("profile_id","started_at");--> statement-breakpoint
CREATE INDEX "memberships_tier" ON "memberships" USING btree ("tier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_active" ON "memberships" USING btree ("profile_id","member_email") WHERE "memberships"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "oauth_clients_profile" ON "oauth_clients" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "oauth_clients_unowned" ON "oauth_clients" USING btree ("updated_at") WHERE "oauth_clients"."profile_id" is null;--> statement-breakpoint
CREATE INDEX "oauth_codes_expiry" ON "oauth_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_codes_grant" ON "oauth_codes" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oauth_grants_profile" ON "oauth_grants" USING btree ("profile_id","id") WHERE "oauth_grants"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "oauth_grants_client" ON "oauth_grants" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_grants_expiry" ON "oauth_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_keys_signing" ON "oauth_keys" USING btree ("algorithm") WHERE "oauth_keys"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "oauth_refresh_expiry" ON "oauth_refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_refresh_grant" ON "oauth_refresh_tokens" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "request_logs_profile" ON "request_logs" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "request_logs_failures" ON "request_logs" USING btree ("profile_id","status","id") WHERE "request_logs"."status" >= 300;--> statement-breakpoint
CREATE INDEX "request_logs_request" ON "request_logs" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "orders_acceptance" ON "orders" USING btree ("accept_by","id") WHERE "orders"."status" = 'DELIVERED';--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("profile_id","paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_completed" ON "orders" USING btree ("profile_id","closed_at") WHERE "orders"."status" = 'COMPLETED';--> statement-breakpoint
CREATE INDEX "reviews_written" ON "reviews" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_profile" ON "audit_log" USING btree ("profile_id","at","id");--> statement-breakpoint
CREATE INDEX "orders_profile" ON "orders" USING btree ("profile_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug" ON "posts" USING btree ("profile_id","slug") WHERE "posts"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "events_profile" ON "events" USING btree ("profile_id","created_at","id","type");