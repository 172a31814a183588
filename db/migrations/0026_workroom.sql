ALTER TABLE "orders" ADD COLUMN "due_proposal" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "takes_orders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "max_open_orders" smallint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "next_free_on" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_max_open_orders" CHECK ("profiles"."max_open_orders" between 1 and 500);--> statement-breakpoint
-- whoever has the page of an order open is told, whichever way it changed
CREATE FUNCTION tell_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('orders', coalesce(to_jsonb(NEW) ->> 'order_id', to_jsonb(NEW) ->> 'id'));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_told AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN (OLD.updated_at IS DISTINCT FROM NEW.updated_at) EXECUTE FUNCTION tell_order();
--> statement-breakpoint
CREATE TRIGGER dispute_statements_told AFTER INSERT ON "dispute_statements" FOR EACH ROW EXECUTE FUNCTION tell_order();
--> statement-breakpoint
CREATE TRIGGER dispute_proposals_told AFTER INSERT OR UPDATE ON "dispute_proposals" FOR EACH ROW EXECUTE FUNCTION tell_order();
--> statement-breakpoint
CREATE TRIGGER order_tips_told AFTER UPDATE ON "order_tips" FOR EACH ROW EXECUTE FUNCTION tell_order();
--> statement-breakpoint
CREATE TRIGGER reviews_told AFTER INSERT OR UPDATE ON "reviews" FOR EACH ROW EXECUTE FUNCTION tell_order();
