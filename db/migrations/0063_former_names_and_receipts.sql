CREATE TABLE "former_handles" (
	"handle" "citext" PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"left_at" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_post_slugs" (
	"profile_id" text NOT NULL,
	"slug" text NOT NULL,
	"post_id" text NOT NULL,
	CONSTRAINT "former_post_slugs_profile_id_slug_pk" PRIMARY KEY("profile_id","slug")
);
--> statement-breakpoint
CREATE TABLE "former_product_slugs" (
	"profile_id" text NOT NULL,
	"slug" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "former_product_slugs_profile_id_slug_pk" PRIMARY KEY("profile_id","slug")
);
--> statement-breakpoint
CREATE TABLE "receipt_details" (
	"user_id" text PRIMARY KEY NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"tax_id" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"profile_id" text NOT NULL,
	"livemode" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_series_profile_id_livemode_pk" PRIMARY KEY("profile_id","livemode")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receipt_number" text;--> statement-breakpoint
ALTER TABLE "former_handles" ADD CONSTRAINT "former_handles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_post_slugs" ADD CONSTRAINT "former_post_slugs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_post_slugs" ADD CONSTRAINT "former_post_slugs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_product_slugs" ADD CONSTRAINT "former_product_slugs_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_product_slugs" ADD CONSTRAINT "former_product_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_details" ADD CONSTRAINT "receipt_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_series" ADD CONSTRAINT "receipt_series_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_handles_profile" ON "former_handles" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "former_post_slugs_post" ON "former_post_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "former_product_slugs_product" ON "former_product_slugs" USING btree ("product_id");--> statement-breakpoint
-- a handle that a page had before stays its own, whoever writes: a function that may change sees what was committed while its statement
-- waited for the index of handles
CREATE FUNCTION refuse_former_handle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM former_handles WHERE handle = NEW.handle AND profile_id <> NEW.id) THEN
    RAISE unique_violation USING MESSAGE = 'the handle belongs to another page', CONSTRAINT = 'former_handles_pkey', TABLE = 'former_handles';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_handle_free AFTER INSERT OR UPDATE OF handle ON "profiles" FOR EACH ROW EXECUTE FUNCTION refuse_former_handle();--> statement-breakpoint
-- what is kept under a former handle ends with what is kept under the present one
CREATE OR REPLACE FUNCTION note_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_changes (handle)
    SELECT handle FROM profiles WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.profile_id ELSE NEW.profile_id END
    UNION ALL
    SELECT handle FROM former_handles WHERE profile_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.profile_id ELSE NEW.profile_id END
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_profile_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN INSERT INTO public_changes (handle) VALUES (OLD.handle) ON CONFLICT DO NOTHING; END IF;
  IF TG_OP <> 'DELETE' THEN INSERT INTO public_changes (handle) VALUES (NEW.handle) ON CONFLICT DO NOTHING; END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO public_changes (handle) SELECT handle FROM former_handles WHERE profile_id = NEW.id ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_product_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seller text;
BEGIN
  SELECT profile_id INTO seller FROM products WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
  INSERT INTO public_changes (handle)
    SELECT handle FROM profiles WHERE id = seller UNION ALL SELECT handle FROM former_handles WHERE profile_id = seller
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_changes (handle)
    SELECT named.handle FROM profiles
    CROSS JOIN LATERAL (SELECT profiles.handle UNION ALL SELECT handle FROM former_handles WHERE profile_id = profiles.id) named
    WHERE id = NEW.profile_id
      AND (max_open_orders IS NOT NULL OR NOT takes_orders OR EXISTS (SELECT FROM reviews WHERE order_id = NEW.id))
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_former_handle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_changes (handle) VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD.handle ELSE NEW.handle END) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER former_handles_noted AFTER INSERT OR UPDATE OR DELETE ON "former_handles" FOR EACH ROW EXECUTE FUNCTION note_former_handle();
--> statement-breakpoint
-- whoever marks an order as paid, the version before too: one that is paid has a number, the next of its creator's series
CREATE FUNCTION number_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  series text;
  place text;
BEGIN
  INSERT INTO receipt_series (profile_id, livemode, name, last)
    SELECT NEW.profile_id, NEW.livemode, upper(handle || CASE WHEN NEW.livemode THEN '' ELSE '-test' END), 1 FROM profiles WHERE id = NEW.profile_id
    ON CONFLICT (profile_id, livemode) DO UPDATE SET last = receipt_series.last + 1
    RETURNING name, last::text INTO series, place;
  NEW.receipt_number := series || '-' || lpad(place, greatest(5, length(place)), '0');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_receipt_numbered BEFORE INSERT OR UPDATE OF paid_at ON "orders" FOR EACH ROW
  WHEN (NEW.paid_at IS NOT NULL AND NEW.receipt_number IS NULL) EXECUTE FUNCTION number_receipt();
--> statement-breakpoint
-- the trigger's lock keeps payments waiting until this is done: numbers of receipts as they were counted until now, in the order of payment
INSERT INTO receipt_series (profile_id, livemode, name, last)
  SELECT o.profile_id, o.livemode, upper(p.handle || CASE WHEN o.livemode THEN '' ELSE '-test' END), count(*)
  FROM orders o JOIN profiles p ON p.id = o.profile_id WHERE o.paid_at IS NOT NULL GROUP BY o.profile_id, o.livemode, p.handle;
--> statement-breakpoint
UPDATE orders SET receipt_number = s.name || '-' || lpad(n.place::text, greatest(5, length(n.place::text)), '0')
  FROM (SELECT id, row_number() OVER (PARTITION BY profile_id, livemode ORDER BY paid_at, id) AS place FROM orders WHERE paid_at IS NOT NULL) n, receipt_series s
  WHERE orders.id = n.id AND s.profile_id = orders.profile_id AND s.livemode = orders.livemode;
