-- Fails where `claim_answer` answers: it can travel with the writes that it guards. It looks after it has the lock, with a snapshot of its own.
CREATE FUNCTION claim_key(lock bigint, scope bytea, since timestamptz) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(lock) THEN
    RAISE EXCEPTION 'the key is held' USING ERRCODE = 'GH001';
  END IF;
  IF EXISTS (SELECT FROM idempotency_keys k WHERE k.scope_hash = scope AND k.created_at > since) THEN
    RAISE EXCEPTION 'the key has its answer' USING ERRCODE = 'GH001';
  END IF;
END
$$;
