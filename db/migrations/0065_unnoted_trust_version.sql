-- the version of what counted it is shown nowhere: an upgrade that counts everybody again evicts nobody whose figures stay
DROP TRIGGER profiles_change_noted ON "profiles";--> statement-breakpoint
CREATE TRIGGER profiles_change_noted AFTER UPDATE ON "profiles" FOR EACH ROW
  WHEN ((to_jsonb(OLD) - '{updated_at,trust_stale_at,trust_version,tags_version,payouts_manual,payouts_frozen_at,discoverable_before}'::text[])
    IS DISTINCT FROM
    (to_jsonb(NEW) - '{updated_at,trust_stale_at,trust_version,tags_version,payouts_manual,payouts_frozen_at,discoverable_before}'::text[]))
  EXECUTE FUNCTION note_profile_change();
