CREATE TABLE "public_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"handle" "citext" NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_changes_transaction_handle_pk" PRIMARY KEY("transaction","handle")
);

--> statement-breakpoint
-- Whoever keeps public answers in memory is told whose have changed, by the very transaction that changed them. A table, since NOTIFY
-- would let only one transaction commit at a time (docs/decisions/0043).
CREATE FUNCTION note_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_changes (handle)
    SELECT handle FROM profiles WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.profile_id ELSE NEW.profile_id END
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_profile_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN INSERT INTO public_changes (handle) VALUES (OLD.handle) ON CONFLICT DO NOTHING; END IF;
  IF TG_OP <> 'DELETE' THEN INSERT INTO public_changes (handle) VALUES (NEW.handle) ON CONFLICT DO NOTHING; END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_product_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_changes (handle)
    SELECT profiles.handle FROM products JOIN profiles ON profiles.id = products.profile_id
    WHERE products.id = CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- an order shows only in whether its creator is free, where that is limited, and in what its review says of it
CREATE FUNCTION note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_changes (handle)
    SELECT handle FROM profiles WHERE id = NEW.profile_id
      AND (max_open_orders IS NOT NULL OR NOT takes_orders OR EXISTS (SELECT FROM reviews WHERE order_id = NEW.id))
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_noted AFTER INSERT OR DELETE ON "profiles" FOR EACH ROW EXECUTE FUNCTION note_profile_change();--> statement-breakpoint
CREATE TRIGGER profiles_change_noted AFTER UPDATE ON "profiles" FOR EACH ROW
  WHEN ((to_jsonb(OLD) - '{updated_at,trust_stale_at,tags_version,payouts_manual,payouts_frozen_at,discoverable_before}'::text[])
    IS DISTINCT FROM
    (to_jsonb(NEW) - '{updated_at,trust_stale_at,tags_version,payouts_manual,payouts_frozen_at,discoverable_before}'::text[]))
  EXECUTE FUNCTION note_profile_change();--> statement-breakpoint
CREATE TRIGGER products_noted AFTER INSERT OR UPDATE OR DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER product_packages_noted AFTER INSERT OR UPDATE OR DELETE ON "product_packages" FOR EACH ROW EXECUTE FUNCTION note_product_part_change();--> statement-breakpoint
CREATE TRIGGER product_addons_noted AFTER INSERT OR UPDATE OR DELETE ON "product_addons" FOR EACH ROW EXECUTE FUNCTION note_product_part_change();--> statement-breakpoint
CREATE TRIGGER posts_noted AFTER INSERT OR UPDATE OR DELETE ON "posts" FOR EACH ROW EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER portfolio_pieces_noted AFTER INSERT OR UPDATE OR DELETE ON "portfolio_pieces" FOR EACH ROW EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER membership_tiers_noted AFTER INSERT OR UPDATE OR DELETE ON "membership_tiers" FOR EACH ROW EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER founders_noted AFTER INSERT OR UPDATE OR DELETE ON "founders" FOR EACH ROW EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER availability_noted AFTER INSERT OR UPDATE OR DELETE ON "availability" FOR EACH ROW EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER reviews_noted AFTER INSERT OR UPDATE OR DELETE ON "reviews" FOR EACH ROW EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER orders_noted AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.due_at IS DISTINCT FROM NEW.due_at OR OLD.own_purchase IS DISTINCT FROM NEW.own_purchase)
  EXECUTE FUNCTION note_order_change();
