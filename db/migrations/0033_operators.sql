CREATE TABLE "banned_words" (
	"word" "citext" PRIMARY KEY NOT NULL,
	"effect" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"case_id" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reporter" text NOT NULL,
	"user_id" text,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "safety_cases" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" text,
	"profile_id" text,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"score" smallint DEFAULT 0 NOT NULL,
	"reports" smallint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"decision" text,
	"note" text,
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_because" text;--> statement-breakpoint
ALTER TABLE "plan_leads" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "discoverable_before" boolean;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "payouts_frozen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_safety_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."safety_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_cases" ADD CONSTRAINT "safety_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_cases" ADD CONSTRAINT "safety_cases_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_cases" ADD CONSTRAINT "safety_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("subject_id","subject_kind","reporter");--> statement-breakpoint
CREATE INDEX "reports_case" ON "reports" USING btree ("case_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "safety_cases_subject_open" ON "safety_cases" USING btree ("subject_id","subject_kind") WHERE "safety_cases"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "safety_cases_open" ON "safety_cases" USING btree ("source","id") WHERE "safety_cases"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "safety_cases_user" ON "safety_cases" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "plan_leads_open" ON "plan_leads" USING btree ("created_at") WHERE "plan_leads"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("failed_at") WHERE "mails"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_disputed" ON "orders" USING btree ("disputed_at","id") WHERE "orders"."status" = 'DISPUTED';--> statement-breakpoint
CREATE INDEX "order_refunds_failed" ON "order_refunds" USING btree ("id") WHERE "order_refunds"."status" = 'FAILED';--> statement-breakpoint
CREATE INDEX "webhook_endpoints_failing" ON "webhook_endpoints" USING btree ("id") WHERE "webhook_endpoints"."consecutive_dead_letters" >= 10;--> statement-breakpoint
-- Reports of messages that nobody has looked at become cases like any other. Ids keep the moment of the message that they are about.
INSERT INTO safety_cases (id, subject_kind, subject_id, user_id, profile_id, source, title, excerpt, reports, livemode, created_at, updated_at)
SELECT 'case_' || substr(m.id, 5), 'message', m.id, coalesce(u.id, p.user_id), CASE WHEN m.side = 'creator' THEN t.profile_id END, 'report',
  'A message from ' || m.author_name, left(m.body, 2000), count(*), t.livemode, min(r.created_at), min(r.created_at)
FROM message_reports r
JOIN messages m ON m.id = r.message_id
JOIN threads t ON t.id = m.thread_id
LEFT JOIN profiles p ON p.id = t.profile_id AND m.side = 'creator'
LEFT JOIN users u ON u.id = CASE WHEN m.side = 'buyer' THEN t.buyer_user_id END
WHERE r.closed_at IS NULL
GROUP BY m.id, m.author_name, m.body, m.side, t.profile_id, t.livemode, u.id, p.user_id
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO reports (id, case_id, subject_kind, subject_id, reporter, user_id, reason, words, created_at)
SELECT 'rpt_0' || left(md5(r.message_id || r.side), 25), 'case_' || substr(m.id, 5), 'message', m.id,
  coalesce(CASE WHEN r.side = 'buyer' THEN t.buyer_user_id ELSE p.user_id END, t.id), CASE WHEN r.side = 'buyer' THEN t.buyer_user_id ELSE p.user_id END,
  'other', r.reason, r.created_at
FROM message_reports r
JOIN messages m ON m.id = r.message_id
JOIN threads t ON t.id = m.thread_id
JOIN profiles p ON p.id = t.profile_id
WHERE r.closed_at IS NULL
ON CONFLICT DO NOTHING;
