CREATE TABLE "reputation_sums" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"closed" integer NOT NULL,
	"completed" integer NOT NULL,
	"delivered" integer NOT NULL,
	"punctual" integer NOT NULL,
	"earned_orders" integer NOT NULL,
	"earned_cents" bigint NOT NULL,
	"stars_1" integer NOT NULL,
	"stars_2" integer NOT NULL,
	"stars_3" integer NOT NULL,
	"stars_4" integer NOT NULL,
	"stars_5" integer NOT NULL,
	"weighed" integer NOT NULL,
	"weight" numeric NOT NULL,
	"weighted_stars" numeric NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reputation_sums" ADD CONSTRAINT "reputation_sums_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_once_disputed" ON "orders" USING btree ("profile_id") WHERE "orders"."disputed_at" is not null;--> statement-breakpoint
-- of what is delivered again, whichever version of the code does it
CREATE FUNCTION keep_first_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.first_delivered_at := coalesce(OLD.first_delivered_at, OLD.delivered_at);
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- what one order and its live review add to their creator's sums: all that is known of what counts (docs/decisions/0020, trust.ts).
-- Hours in place of days, so that no session's time zone makes a difference.
CREATE FUNCTION reputation_of(o orders, stars smallint, written timestamptz) RETURNS SETOF reputation_sums ROWS 1 LANGUAGE sql STABLE AS $$
  SELECT o.profile_id,
    (c.sold AND o.closed_at IS NOT NULL AND NOT (o.awaits_brief AND o.closed_at >= o.paid_at + interval '336 hours'))::integer,
    (c.sold AND (o.status = 'COMPLETED' OR o.status = 'DISPUTED' AND o.closed_at IS NOT NULL))::integer,
    (c.sold AND o.delivered_at IS NOT NULL)::integer,
    (c.sold AND o.delivered_at IS NOT NULL AND coalesce(o.first_delivered_at, o.delivered_at)
      <= coalesce(o.due_at, o.paid_at + make_interval(hours => 24 * o.delivery_days)))::integer,
    (c.earned AND o.livemode)::integer,
    (CASE WHEN c.earned AND o.livemode THEN o.amount_cents - o.refunded_cents ELSE 0 END)::bigint,
    (c.earned AND c.stars = 1)::integer,
    (c.earned AND c.stars = 2)::integer,
    (c.earned AND c.stars = 3)::integer,
    (c.earned AND c.stars = 4)::integer,
    (c.earned AND c.stars = 5)::integer,
    (c.trusted)::integer,
    (CASE WHEN c.trusted THEN c.weight ELSE 0 END)::numeric,
    (CASE WHEN c.trusted THEN c.weight * c.stars ELSE 0 END)::numeric
  FROM (
    SELECT coalesce(stars, 0) AS stars,
      o.livemode AND o.paid_at IS NOT NULL AND o.own_purchase IS NULL AS sold,
      o.status = 'COMPLETED' AND o.own_purchase IS NULL AS earned,
      stars IS NOT NULL AND o.own_purchase IS NULL AND (o.status = 'COMPLETED' OR o.status = 'DISPUTED' AND o.closed_at IS NOT NULL) AS trusted,
      power(2::double precision, (extract(epoch FROM written) - 1767225600)::double precision / 31536000)::numeric AS weight) c
$$;
--> statement-breakpoint
-- the creator's row is taken before the sums, as by all that computes figures: nobody waits for each other. An order changes no creator.
CREATE FUNCTION keep_reputation(was reputation_sums, becomes reputation_sums) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF was IS NOT DISTINCT FROM becomes THEN RETURN; END IF;
  INSERT INTO reputation_sums AS s
    SELECT p.id, coalesce(becomes.closed, 0) - coalesce(was.closed, 0), coalesce(becomes.completed, 0) - coalesce(was.completed, 0),
      coalesce(becomes.delivered, 0) - coalesce(was.delivered, 0), coalesce(becomes.punctual, 0) - coalesce(was.punctual, 0),
      coalesce(becomes.earned_orders, 0) - coalesce(was.earned_orders, 0), coalesce(becomes.earned_cents, 0) - coalesce(was.earned_cents, 0),
      coalesce(becomes.stars_1, 0) - coalesce(was.stars_1, 0), coalesce(becomes.stars_2, 0) - coalesce(was.stars_2, 0),
      coalesce(becomes.stars_3, 0) - coalesce(was.stars_3, 0), coalesce(becomes.stars_4, 0) - coalesce(was.stars_4, 0),
      coalesce(becomes.stars_5, 0) - coalesce(was.stars_5, 0), coalesce(becomes.weighed, 0) - coalesce(was.weighed, 0),
      coalesce(becomes.weight, 0) - coalesce(was.weight, 0), coalesce(becomes.weighted_stars, 0) - coalesce(was.weighted_stars, 0)
    FROM profiles p WHERE p.id = coalesce(becomes.profile_id, was.profile_id) FOR NO KEY UPDATE
    ON CONFLICT (profile_id) DO UPDATE SET closed = s.closed + excluded.closed, completed = s.completed + excluded.completed,
      delivered = s.delivered + excluded.delivered, punctual = s.punctual + excluded.punctual,
      earned_orders = s.earned_orders + excluded.earned_orders, earned_cents = s.earned_cents + excluded.earned_cents,
      stars_1 = s.stars_1 + excluded.stars_1, stars_2 = s.stars_2 + excluded.stars_2, stars_3 = s.stars_3 + excluded.stars_3,
      stars_4 = s.stars_4 + excluded.stars_4, stars_5 = s.stars_5 + excluded.stars_5, weighed = s.weighed + excluded.weighed,
      weight = s.weight + excluded.weight, weighted_stars = s.weighted_stars + excluded.weighted_stars;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  review record;
  was reputation_sums;
  becomes reputation_sums;
BEGIN
  SELECT rating, created_at INTO review FROM reviews
    WHERE order_id = OLD.id AND livemode;
  SELECT * INTO was FROM reputation_of(OLD, review.rating, review.created_at);
  IF TG_OP <> 'DELETE' THEN SELECT * INTO becomes FROM reputation_of(NEW, review.rating, review.created_at); END IF;
  PERFORM keep_reputation(was, becomes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- of many rows that are written at once each creator's sums are written once
CREATE FUNCTION count_added_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added record;
BEGIN
  -- checkouts that were opened add nothing
  IF NOT EXISTS (SELECT FROM added_rows WHERE status <> 'CHECKOUT_OPEN') THEN RETURN NULL; END IF;
  FOR added IN
    SELECT (s.profile_id, sum(s.closed), sum(s.completed), sum(s.delivered), sum(s.punctual), sum(s.earned_orders), sum(s.earned_cents),
      0, 0, 0, 0, 0, 0, 0, 0)::reputation_sums AS sums
    FROM added_rows a JOIN orders o ON o.id = a.id CROSS JOIN LATERAL reputation_of(o, NULL, NULL) s
    GROUP BY s.profile_id ORDER BY s.profile_id
  LOOP
    PERFORM keep_reputation(NULL, added.sums);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- the order is taken first: of a step of it and a review at once the later one counts both
CREATE FUNCTION count_added_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added record;
BEGIN
  PERFORM FROM orders WHERE id IN (SELECT order_id FROM added_rows) ORDER BY id FOR NO KEY UPDATE;
  FOR added IN
    SELECT (s.profile_id, 0, 0, 0, 0, 0, 0, sum(s.stars_1), sum(s.stars_2), sum(s.stars_3), sum(s.stars_4), sum(s.stars_5),
      sum(s.weighed), sum(s.weight), sum(s.weighted_stars))::reputation_sums AS sums
    FROM added_rows r JOIN orders o ON o.id = r.order_id CROSS JOIN LATERAL reputation_of(o, r.rating, r.created_at) s
    WHERE r.livemode GROUP BY s.profile_id ORDER BY s.profile_id
  LOOP
    PERFORM keep_reputation(NULL, added.sums);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reviewed orders;
  was reputation_sums;
  becomes reputation_sums;
BEGIN
  SELECT * INTO reviewed FROM orders WHERE id = OLD.order_id FOR NO KEY UPDATE;
  SELECT * INTO was FROM reputation_of(reviewed, NULL, NULL);
  becomes := was;
  IF OLD.livemode THEN SELECT * INTO was FROM reputation_of(reviewed, OLD.rating, OLD.created_at); END IF;
  IF TG_OP <> 'DELETE' AND NEW.livemode THEN SELECT * INTO becomes FROM reputation_of(reviewed, NEW.rating, NEW.created_at); END IF;
  PERFORM keep_reputation(was, becomes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_reputation() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE orders, reviews IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM reputation_sums;
  INSERT INTO reputation_sums
    SELECT s.profile_id, sum(s.closed), sum(s.completed), sum(s.delivered), sum(s.punctual), sum(s.earned_orders), sum(s.earned_cents),
      sum(s.stars_1), sum(s.stars_2), sum(s.stars_3), sum(s.stars_4), sum(s.stars_5), sum(s.weighed), sum(s.weight), sum(s.weighted_stars)
    FROM orders o LEFT JOIN reviews r ON r.order_id = o.id AND r.livemode
      CROSS JOIN LATERAL reputation_of(o, r.rating, r.created_at) s
    GROUP BY s.profile_id;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_first_delivered BEFORE UPDATE OF delivered_at ON "orders" FOR EACH ROW
  WHEN (OLD.delivered_at IS NOT NULL AND NEW.delivered_at IS DISTINCT FROM OLD.delivered_at) EXECUTE FUNCTION keep_first_delivery();--> statement-breakpoint
CREATE TRIGGER orders_added_counted AFTER INSERT ON "orders" REFERENCING NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION count_added_orders();--> statement-breakpoint
CREATE TRIGGER orders_removed_counted AFTER DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION count_order();--> statement-breakpoint
CREATE TRIGGER orders_change_counted AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.status, OLD.own_purchase, OLD.paid_at, OLD.closed_at, OLD.awaits_brief, OLD.delivered_at, OLD.first_delivered_at, OLD.due_at, OLD.delivery_days, OLD.amount_cents, OLD.refunded_cents, OLD.livemode)
    IS DISTINCT FROM
    (NEW.status, NEW.own_purchase, NEW.paid_at, NEW.closed_at, NEW.awaits_brief, NEW.delivered_at, NEW.first_delivered_at, NEW.due_at, NEW.delivery_days, NEW.amount_cents, NEW.refunded_cents, NEW.livemode))
  EXECUTE FUNCTION count_order();--> statement-breakpoint
CREATE TRIGGER reviews_added_counted AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS added_rows FOR EACH STATEMENT EXECUTE FUNCTION count_added_reviews();--> statement-breakpoint
CREATE TRIGGER reviews_removed_counted AFTER DELETE ON "reviews" FOR EACH ROW EXECUTE FUNCTION count_review();--> statement-breakpoint
CREATE TRIGGER reviews_change_counted AFTER UPDATE ON "reviews" FOR EACH ROW
  WHEN ((OLD.rating, OLD.created_at, OLD.livemode) IS DISTINCT FROM (NEW.rating, NEW.created_at, NEW.livemode))
  EXECUTE FUNCTION count_review();--> statement-breakpoint
-- from here on the triggers' locks keep changes of orders and reviews waiting until all is counted
UPDATE "orders" o SET "first_delivered_at" = e.at
  FROM (SELECT order_id, min(at) AS at FROM order_events WHERE to_status = 'DELIVERED' GROUP BY order_id) e
  WHERE e.order_id = o.id AND o.delivered_at IS DISTINCT FROM e.at AND o.delivered_at IS NOT NULL;--> statement-breakpoint
SELECT count_reputation();
