CREATE TYPE "public"."file_subject" AS ENUM('order_brief', 'delivery', 'message', 'dispute_statement');--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"uploader" text NOT NULL,
	"place" text,
	"subject" "file_subject",
	"subject_id" text,
	"part" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" "bytea",
	"livemode" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "files_subject" ON "files" USING btree ("subject_id","subject","part","id") WHERE "files"."subject" is not null;--> statement-breakpoint
CREATE INDEX "files_waiting" ON "files" USING btree ("uploader","created_at") WHERE "files"."subject" is null;--> statement-breakpoint
CREATE INDEX "files_unclaimed" ON "files" USING btree ("created_at") WHERE "files"."subject" is null;--> statement-breakpoint
INSERT INTO "files" ("id", "uploader", "place", "subject", "subject_id", "part", "name", "size_bytes", "livemode", "created_at", "claimed_at")
SELECT f."id", p."user_id", f."order_id",
  CASE WHEN f."delivery_number" IS NULL THEN NULL ELSE 'delivery'::file_subject END,
  CASE WHEN f."delivery_number" IS NULL THEN NULL ELSE f."order_id" END,
  coalesce(f."delivery_number"::text, ''), f."name", f."size_bytes", o."livemode", f."created_at",
  CASE WHEN f."delivery_number" IS NULL THEN NULL ELSE f."created_at" END
FROM "order_files" f JOIN "orders" o ON o."id" = f."order_id" JOIN "profiles" p ON p."id" = o."profile_id";--> statement-breakpoint
-- processes of the version before still write deliveries' files here
CREATE FUNCTION order_file_to_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM files WHERE id = OLD.id AND subject IS NULL;
    RETURN NULL;
  END IF;
  INSERT INTO files (id, uploader, place, subject, subject_id, part, name, size_bytes, livemode, created_at)
  SELECT NEW.id, p.user_id, NEW.order_id,
    CASE WHEN NEW.delivery_number IS NULL THEN NULL ELSE 'delivery'::file_subject END,
    CASE WHEN NEW.delivery_number IS NULL THEN NULL ELSE NEW.order_id END,
    coalesce(NEW.delivery_number::text, ''), NEW.name, NEW.size_bytes, o.livemode, NEW.created_at
  FROM orders o JOIN profiles p ON p.id = o.profile_id WHERE o.id = NEW.order_id
  ON CONFLICT (id) DO UPDATE SET subject = excluded.subject, subject_id = excluded.subject_id, part = excluded.part;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_files_copied AFTER INSERT OR UPDATE OR DELETE ON "order_files" FOR EACH ROW
  EXECUTE FUNCTION order_file_to_files();
