ALTER TABLE "deliveries" ADD COLUMN "lease_until" timestamp (3) with time zone;--> statement-breakpoint
-- room in each page for the version of a row that its claim makes: it then needs no index entry (HOT)
ALTER TABLE "deliveries" SET (fillfactor = 60);--> statement-breakpoint
ALTER TABLE "delivery_attempts" DROP CONSTRAINT "delivery_attempts_delivery_id_deliveries_id_fk";--> statement-breakpoint
ALTER TABLE "delivery_attempts" DROP CONSTRAINT "delivery_attempts_pkey";--> statement-breakpoint
DROP INDEX "delivery_attempts_delivery";--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_delivery_id_number_pk" PRIMARY KEY("delivery_id","number");--> statement-breakpoint
CREATE FUNCTION delete_attempts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM delivery_attempts WHERE delivery_id = OLD.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER deliveries_gone AFTER DELETE ON "deliveries" FOR EACH ROW EXECUTE FUNCTION delete_attempts();
