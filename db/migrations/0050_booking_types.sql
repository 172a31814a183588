CREATE TABLE "booking_feeds" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "booking_types" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"slot_minutes" smallint NOT NULL,
	"buffer_before_minutes" smallint DEFAULT 0 NOT NULL,
	"buffer_after_minutes" smallint DEFAULT 0 NOT NULL,
	"notice_hours" smallint DEFAULT 24 NOT NULL,
	"horizon_days" smallint DEFAULT 28 NOT NULL,
	"max_per_day" smallint,
	"location_kind" "location_kind" DEFAULT 'video' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "type_id" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "buffer_before_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "buffer_after_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reschedule_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "rescheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "rescheduled_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reminders_sent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_feeds" ADD CONSTRAINT "booking_feeds_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_types" ADD CONSTRAINT "booking_types_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_types_slug" ON "booking_types" USING btree ("profile_id","slug");--> statement-breakpoint
CREATE INDEX "booking_types_profile" ON "booking_types" USING btree ("profile_id","position","id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_type_id_booking_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."booking_types"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_type" ON "bookings" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "bookings_coming" ON "bookings" USING btree ("starts_at","id") WHERE "bookings"."status" = 'CONFIRMED';--> statement-breakpoint
-- What a creator said of their one kind of booking is the first of their types. A trigger keeps it so while the version before still
-- writes these columns, and while the API's booking hours set hours and first type in one. To go with the columns, one release later.
CREATE FUNCTION take_over_first_type() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE first_id text;
BEGIN
  SELECT id INTO first_id FROM booking_types WHERE profile_id = NEW.profile_id ORDER BY position, id LIMIT 1;
  IF first_id IS NULL THEN
    INSERT INTO booking_types (id, profile_id, slug, title, description, slot_minutes, buffer_before_minutes, buffer_after_minutes,
        notice_hours, horizon_days, location_kind, location, created_at, updated_at)
      VALUES ('btype_' || substr(NEW.profile_id, 5), NEW.profile_id,
        coalesce(nullif(trim(BOTH '-' FROM left(regexp_replace(lower(NEW.title), '[^a-z0-9]+', '-', 'g'), 80)), ''), 'meeting'),
        NEW.title, NEW.description, NEW.slot_minutes, NEW.buffer_minutes, NEW.buffer_minutes, NEW.notice_hours, NEW.horizon_days,
        NEW.location_kind, NEW.location, NEW.created_at, NEW.updated_at);
  ELSE
    UPDATE booking_types SET title = NEW.title, description = NEW.description, slot_minutes = NEW.slot_minutes,
        buffer_before_minutes = NEW.buffer_minutes, buffer_after_minutes = NEW.buffer_minutes, notice_hours = NEW.notice_hours,
        horizon_days = NEW.horizon_days, location_kind = NEW.location_kind, location = NEW.location, updated_at = NEW.updated_at
      WHERE id = first_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER availability_first_type AFTER INSERT OR UPDATE OF title, description, slot_minutes, buffer_minutes, notice_hours,
  horizon_days, location_kind, location ON "availability" FOR EACH ROW EXECUTE FUNCTION take_over_first_type();
--> statement-breakpoint
UPDATE "availability" SET "title" = "title";
--> statement-breakpoint
-- What stands already keeps the pause that it was booked with, and counts for its type.
UPDATE "bookings" b SET "type_id" = t."id", "buffer_before_minutes" = a."buffer_minutes", "buffer_after_minutes" = a."buffer_minutes"
  FROM "availability" a JOIN "booking_types" t ON t."profile_id" = a."profile_id"
  WHERE b."profile_id" = a."profile_id" AND b."type_id" IS NULL AND b."status" = 'CONFIRMED' AND b."ends_at" > now();
