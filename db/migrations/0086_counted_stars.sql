ALTER TABLE "reviews" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- isCounted of lib/domain/people/reputation/counted.ts, for the index that adds up a product's stars
CREATE FUNCTION is_counted(status order_status, own_purchase text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status = 'COMPLETED' AND own_purchase IS NULL
$$;
--> statement-breakpoint
-- the order is held: what changes it meanwhile finds the review when it goes on
CREATE FUNCTION count_new_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT is_counted(o.status, o.own_purchase) INTO NEW.counted FROM orders o WHERE o.id = NEW.order_id FOR NO KEY UPDATE;
  NEW.counted := coalesce(NEW.counted, false);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_review_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET counted = is_counted(NEW.status, NEW.own_purchase) WHERE order_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_counted BEFORE INSERT ON "reviews" FOR EACH ROW EXECUTE FUNCTION count_new_review();--> statement-breakpoint
CREATE TRIGGER orders_counted AFTER UPDATE OF status, own_purchase ON "orders" FOR EACH ROW
  WHEN (is_counted(OLD.status, OLD.own_purchase) IS DISTINCT FROM is_counted(NEW.status, NEW.own_purchase))
  EXECUTE FUNCTION count_review_of_order();--> statement-breakpoint
-- nobody is told: nothing of these reviews changes
ALTER TABLE "reviews" DISABLE TRIGGER reviews_told;--> statement-breakpoint
ALTER TABLE "reviews" DISABLE TRIGGER reviews_noted;--> statement-breakpoint
UPDATE "reviews" r SET "counted" = true FROM "orders" o WHERE o."id" = r."order_id" AND is_counted(o."status", o."own_purchase");--> statement-breakpoint
ALTER TABLE "reviews" ENABLE TRIGGER reviews_told;--> statement-breakpoint
ALTER TABLE "reviews" ENABLE TRIGGER reviews_noted;--> statement-breakpoint
CREATE INDEX "reviews_stars" ON "reviews" USING btree ("product_id","profile_id","livemode","rating") WHERE "reviews"."counted";
