ALTER TABLE "sessions" ADD COLUMN "viewing_user_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewing_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewing_user_id_users_id_fk" FOREIGN KEY ("viewing_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_viewing" ON "sessions" USING btree ("viewing_user_id") WHERE "sessions"."viewing_user_id" is not null;