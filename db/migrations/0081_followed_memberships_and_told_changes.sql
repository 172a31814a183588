ALTER TABLE "memberships" ADD COLUMN "next_charge_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "change_told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "releases_at_once" ON "releases" USING btree ("profile_id","created_at","id") WHERE "releases"."kind" in ('tip', 'membership');