CREATE TYPE "public"."message_author" AS ENUM('buyer', 'creator', 'app', 'operator', 'system');--> statement-breakpoint
CREATE TYPE "public"."message_side" AS ENUM('buyer', 'creator', 'platform');--> statement-breakpoint
CREATE TYPE "public"."thread_kind" AS ENUM('inquiry', 'intro', 'brief', 'quote', 'order');--> statement-breakpoint
CREATE TABLE "message_reports" (
	"message_id" text NOT NULL,
	"side" "message_side" NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "message_reports_message_id_side_pk" PRIMARY KEY("message_id","side")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"side" "message_side" NOT NULL,
	"author_kind" "message_author" NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"via" text NOT NULL,
	"body" text NOT NULL,
	"for_handle" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" "thread_kind" NOT NULL,
	"subject_id" text NOT NULL,
	"origin_id" text NOT NULL,
	"title" text NOT NULL,
	"product_id" text,
	"profile_id" text NOT NULL,
	"buyer_user_id" text,
	"buyer_email" "citext",
	"buyer_name" text NOT NULL,
	"link_hash" "bytea",
	"reply_hash" "bytea",
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"last_preview" text DEFAULT '' NOT NULL,
	"last_side" "message_side",
	"creator_wrote_at" timestamp (3) with time zone,
	"handle_asked" boolean DEFAULT false NOT NULL,
	"buyer_unread" integer DEFAULT 0 NOT NULL,
	"creator_unread" integer DEFAULT 0 NOT NULL,
	"buyer_mail_due" timestamp (3) with time zone,
	"creator_mail_due" timestamp (3) with time zone,
	"buyer_mailed_at" timestamp (3) with time zone,
	"creator_mailed_at" timestamp (3) with time zone,
	"blocked_by" text,
	"blocked_at" timestamp (3) with time zone,
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_buyer_user_id_users_id_fk" FOREIGN KEY ("buyer_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_reports_open" ON "message_reports" USING btree ("created_at") WHERE "message_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "messages_thread" ON "messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("thread_id","side") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (to_tsvector('simple', "body"));--> statement-breakpoint
CREATE UNIQUE INDEX "threads_origin" ON "threads" USING btree ("origin_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_subject" ON "threads" USING btree ("subject_id","profile_id");--> statement-breakpoint
CREATE INDEX "threads_creator" ON "threads" USING btree ("profile_id","livemode","last_message_at","id");--> statement-breakpoint
CREATE INDEX "threads_buyer" ON "threads" USING btree ("buyer_user_id","livemode","last_message_at","id");--> statement-breakpoint
CREATE INDEX "threads_buyer_email" ON "threads" USING btree ("buyer_email","livemode","last_message_at","id");--> statement-breakpoint
CREATE INDEX "threads_creator_unread" ON "threads" USING btree ("profile_id","livemode","creator_unread") WHERE "threads"."creator_unread" > 0;--> statement-breakpoint
CREATE INDEX "threads_buyer_unread" ON "threads" USING btree ("buyer_user_id","livemode","buyer_unread") WHERE "threads"."buyer_unread" > 0;--> statement-breakpoint
CREATE INDEX "threads_email_unread" ON "threads" USING btree ("buyer_email","livemode","buyer_unread") WHERE "threads"."buyer_unread" > 0;--> statement-breakpoint
CREATE INDEX "threads_buyer_mail" ON "threads" USING btree ("buyer_mail_due") WHERE "threads"."buyer_mail_due" is not null;--> statement-breakpoint
CREATE INDEX "threads_creator_mail" ON "threads" USING btree ("creator_mail_due") WHERE "threads"."creator_mail_due" is not null;