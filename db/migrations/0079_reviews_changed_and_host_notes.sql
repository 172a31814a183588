ALTER TABLE "bookings" ADD COLUMN "host_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "changed_at" timestamp (3) with time zone;