ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_profile_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "usage_months" DROP CONSTRAINT "usage_months_profile_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "request_hours" DROP CONSTRAINT "request_hours_profile_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_profile_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bridge_tokens" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_accounts" DROP CONSTRAINT "plan_accounts_pkey";--> statement-breakpoint
ALTER TABLE "plan_accounts" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_invoices" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_leads" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_grants" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "owed_refunds" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "user_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bridge_tokens" ADD COLUMN "user_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tier" "plan_tier" DEFAULT 'FREE' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_intents" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_runs" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "request_hours" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_accounts" ADD COLUMN "user_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD COLUMN "user_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_leads" ADD COLUMN "user_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "user_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "brief_matches" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "callbacks" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "intros" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD COLUMN "user_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "request_logs" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "user_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "livemode" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- rows of accounts: some per account, not one per request
CREATE FUNCTION account_of_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.user_id INTO NEW.user_id FROM profiles p WHERE p.id = NEW.profile_id;
  RETURN NEW;
END
$$;
--> statement-breakpoint
UPDATE "api_keys" t SET "user_id" = p."user_id" FROM "profiles" p WHERE p."id" = t."profile_id";--> statement-breakpoint
CREATE TRIGGER api_keys_account BEFORE INSERT ON "api_keys" FOR EACH ROW WHEN (NEW.user_id = '')
  EXECUTE FUNCTION account_of_profile();--> statement-breakpoint
UPDATE "bridge_tokens" t SET "user_id" = p."user_id" FROM "profiles" p WHERE p."id" = t."profile_id";--> statement-breakpoint
CREATE TRIGGER bridge_tokens_account BEFORE INSERT ON "bridge_tokens" FOR EACH ROW WHEN (NEW.user_id = '')
  EXECUTE FUNCTION account_of_profile();--> statement-breakpoint
UPDATE "plan_accounts" t SET "user_id" = p."user_id" FROM "profiles" p WHERE p."id" = t."profile_id";--> statement-breakpoint
CREATE TRIGGER plan_accounts_account BEFORE INSERT ON "plan_accounts" FOR EACH ROW WHEN (NEW.user_id = '')
  EXECUTE FUNCTION account_of_profile();--> statement-breakpoint
UPDATE "plan_invoices" t SET "user_id" = p."user_id" FROM "profiles" p WHERE p."id" = t."profile_id";--> statement-breakpoint
CREATE TRIGGER plan_invoices_account BEFORE INSERT ON "plan_invoices" FOR EACH ROW WHEN (NEW.user_id = '')
  EXECUTE FUNCTION account_of_profile();--> statement-breakpoint
UPDATE "plan_leads" t SET "user_id" = p."user_id" FROM "profiles" p WHERE p."id" = t."profile_id";--> statement-breakpoint
CREATE TRIGGER plan_leads_account BEFORE INSERT ON "plan_leads" FOR EACH ROW WHEN (NEW.user_id = '')
  EXECUTE FUNCTION account_of_profile();--> statement-breakpoint
UPDATE "plan_subscriptions" t SET "user_id" = p."user_id" FROM "profiles" p WHERE p."id" = t."profile_id";--> statement-breakpoint
CREATE TRIGGER plan_subscriptions_account BEFORE INSERT ON "plan_subscriptions" FOR EACH ROW WHEN (NEW.user_id = '')
  EXECUTE FUNCTION account_of_profile();--> statement-breakpoint
UPDATE "oauth_grants" t SET "user_id" = p."user_id" FROM "profiles" p WHERE p."id" = t."profile_id";--> statement-breakpoint
CREATE TRIGGER oauth_grants_account BEFORE INSERT ON "oauth_grants" FOR EACH ROW WHEN (NEW.user_id = '')
  EXECUTE FUNCTION account_of_profile();--> statement-breakpoint
UPDATE "webhook_endpoints" t SET "user_id" = p."user_id" FROM "profiles" p WHERE p."id" = t."profile_id";--> statement-breakpoint
CREATE TRIGGER webhook_endpoints_account BEFORE INSERT ON "webhook_endpoints" FOR EACH ROW WHEN (NEW.user_id = '')
  EXECUTE FUNCTION account_of_profile();--> statement-breakpoint
UPDATE "oauth_clients" t SET "user_id" = p."user_id" FROM "profiles" p WHERE p."id" = t."profile_id";--> statement-breakpoint
CREATE TRIGGER oauth_clients_account BEFORE INSERT ON "oauth_clients" FOR EACH ROW WHEN (NEW.user_id IS NULL AND NEW.profile_id IS NOT NULL)
  EXECUTE FUNCTION account_of_profile();--> statement-breakpoint
ALTER TABLE "plan_accounts" ADD PRIMARY KEY ("user_id");--> statement-breakpoint
-- the plan is the account's; a profile shows the same, whichever version changes which of the two
UPDATE "users" u SET "tier" = p."tier" FROM "profiles" p WHERE p."user_id" = u."id" AND p."tier" <> 'FREE';--> statement-breakpoint
CREATE FUNCTION tier_of_new_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.tier = 'FREE' THEN
    -- an account that the same statement makes is not to be seen here
    NEW.tier := coalesce((SELECT u.tier FROM users u WHERE u.id = NEW.user_id), NEW.tier);
  ELSE
    UPDATE users SET tier = NEW.tier WHERE id = NEW.user_id AND tier <> NEW.tier;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_tier_new BEFORE INSERT ON "profiles" FOR EACH ROW EXECUTE FUNCTION tier_of_new_profile();--> statement-breakpoint
CREATE FUNCTION tier_to_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET tier = NEW.tier WHERE id = NEW.user_id AND tier <> NEW.tier;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_tier AFTER UPDATE OF tier ON "profiles" FOR EACH ROW WHEN (OLD.tier <> NEW.tier)
  EXECUTE FUNCTION tier_to_account();--> statement-breakpoint
CREATE FUNCTION tier_to_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE profiles SET tier = NEW.tier, updated_at = NEW.updated_at WHERE user_id = NEW.id AND tier <> NEW.tier;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_tier AFTER UPDATE OF tier ON "users" FOR EACH ROW WHEN (OLD.tier <> NEW.tier)
  EXECUTE FUNCTION tier_to_profile();--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bridge_tokens" ADD CONSTRAINT "bridge_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_accounts" ADD CONSTRAINT "plan_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_invoices" ADD CONSTRAINT "plan_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_leads" ADD CONSTRAINT "plan_leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD CONSTRAINT "plan_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_clients" ADD CONSTRAINT "oauth_clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD CONSTRAINT "owed_refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_account" ON "api_keys" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "bridge_tokens_account" ON "bridge_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_invoices_account" ON "plan_invoices" USING btree ("user_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "plan_leads_account" ON "plan_leads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_subscriptions_account" ON "plan_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_clients_account" ON "oauth_clients" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "oauth_grants_account" ON "oauth_grants" USING btree ("user_id","id") WHERE "oauth_grants"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_endpoints_account" ON "webhook_endpoints" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "plan_accounts" ADD CONSTRAINT "plan_accounts_profile_id_unique" UNIQUE("profile_id");--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("id") WHERE "users"."deleted_at" is not null;
