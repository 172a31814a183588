ALTER TABLE "bookings" ADD COLUMN "host_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "members_told" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "members_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "posts_to_tell" ON "posts" USING btree ("published_at","id") WHERE "posts"."status" = 'published' and "posts"."visibility" = 'members' and "posts"."members_told_at" is null;