ALTER TABLE "releases" ADD COLUMN "chargeback_cents" integer;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "chargeback_reversed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "releases_charged_back" ON "releases" USING btree ("created_at") WHERE "releases"."chargeback_cents" is not null and "releases"."chargeback_reversed_at" is null;