-- Next to the function of two parameters, which the version before this one calls while the two run side by side.
CREATE FUNCTION claim_answer(lock bigint, scope bytea, since timestamptz)
RETURNS TABLE (free boolean, request_hash bytea, status smallint, headers jsonb, body text, sealed_body bytea)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  free := pg_try_advisory_xact_lock(lock);
  SELECT k.request_hash, k.status, k.headers, k.body, k.sealed_body
    INTO request_hash, status, headers, body, sealed_body
    FROM idempotency_keys k WHERE k.scope_hash = scope AND k.created_at > since;
  RETURN NEXT;
END
$$;
