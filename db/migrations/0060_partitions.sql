ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_event_id_events_id_fk";
--> statement-breakpoint
-- as idFloor of lib/core/values/ids.ts: what sorts at or before every id made from that moment on
CREATE FUNCTION id_floor(prefix text, at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT prefix || '_' || string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz',
    (greatest(0, floor(extract(epoch FROM at) * 1000)::bigint) >> (45 - 5 * place) & 31)::integer + 1, 1), '' ORDER BY place)
  FROM generate_series(0, 9) place
$$;
--> statement-breakpoint
-- The partitions of a table with their bounds, in order: null where there is none, in the first and in the last.
CREATE FUNCTION partitions_of(parent regclass) RETURNS TABLE (part regclass, lower_bound text, upper_bound text) LANGUAGE sql STABLE AS $$
  SELECT p.oid::regclass, substring(b FROM 'FROM \(''([^'']+)'), substring(b FROM 'TO \(''([^'']+)')
  FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhrelid CROSS JOIN pg_get_expr(p.relpartbound, p.oid) b
  WHERE i.inhparent = parent ORDER BY 2 NULLS FIRST
$$;
--> statement-breakpoint
-- Cuts the open end of a table at `at`: what lies before is a partition of its own from then on. Rows that are there already move
-- into it. False where it is cut there or later. The table is locked for as long: milliseconds, the open end being empty.
CREATE FUNCTION add_partition(parent regclass, prefix text, at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  bound text := id_floor(prefix, at);
  made text := parent || to_char(at AT TIME ZONE 'utc', '"_before_"YYYY_MM_DD');
  rest regclass;
  began text;
  key text;
  settings text;
BEGIN
  IF EXISTS (SELECT FROM partitions_of(parent) WHERE lower_bound >= bound) THEN RETURN false; END IF;
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', parent);
  SELECT part, lower_bound INTO rest, began FROM partitions_of(parent) WHERE upper_bound IS NULL;
  IF began >= bound THEN RETURN false; END IF;
  SELECT attname INTO key FROM pg_partitioned_table t JOIN pg_attribute a ON a.attrelid = t.partrelid AND a.attnum = t.partattrs[0]
    WHERE t.partrelid = parent;
  SELECT array_to_string(reloptions, ', ') INTO settings FROM pg_class WHERE oid = rest;
  EXECUTE format('CREATE TABLE %I (LIKE %s INCLUDING DEFAULTS INCLUDING STORAGE)', made, rest);
  IF settings <> '' THEN EXECUTE format('ALTER TABLE %I SET (%s)', made, settings); END IF;
  -- apart from the table while rows move: no trigger takes that for their end
  EXECUTE format('ALTER TABLE %s DETACH PARTITION %s', parent, rest);
  EXECUTE format('WITH gone AS (DELETE FROM %s WHERE %I < %L RETURNING *) INSERT INTO %I SELECT * FROM gone', rest, key, bound, made);
  EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%L)', parent, made, coalesce(quote_literal(began), 'MINVALUE'), bound);
  EXECUTE format('ALTER TABLE %s ATTACH PARTITION %s FOR VALUES FROM (%L) TO (MAXVALUE)', parent, rest, bound);
  RETURN true;
END
$$;
--> statement-breakpoint
-- Drops the partitions all of whose ids were made before `at`. What is left begins with an empty one for older ids.
CREATE FUNCTION drop_partitions(parent regclass, prefix text, at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  bound text := id_floor(prefix, at);
  earlier text := parent || '_earlier';
  settings text;
  began text;
  old regclass;
  dropped integer := 0;
BEGIN
  IF NOT EXISTS (SELECT FROM partitions_of(parent) WHERE lower_bound IS NOT NULL AND upper_bound <= bound) THEN RETURN 0; END IF;
  EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', parent);
  FOR old IN SELECT part FROM partitions_of(parent) WHERE upper_bound <= bound LOOP
    SELECT array_to_string(reloptions, ', ') INTO settings FROM pg_class WHERE oid = old;
    EXECUTE format('DROP TABLE %s', old);
    dropped := dropped + 1;
  END LOOP;
  IF dropped = 0 THEN RETURN 0; END IF;
  SELECT min(lower_bound) INTO began FROM partitions_of(parent);
  EXECUTE format('CREATE TABLE %I PARTITION OF %s FOR VALUES FROM (MINVALUE) TO (%L)', earlier, parent, began);
  IF settings <> '' THEN EXECUTE format('ALTER TABLE %I SET (%s)', earlier, settings); END IF;
  RETURN dropped;
END
$$;
--> statement-breakpoint
-- Puts a partitioned table in the place of one, its rows, defaults, keys and indexes with it.
CREATE FUNCTION make_partitioned(name text, key text, prefix text, span text, kept interval) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  old regclass := name::regclass;
  settings text;
  constraints text[];
  indexes text[];
  statement text;
  filled boolean;
BEGIN
  SELECT array_to_string(reloptions, ', ') INTO settings FROM pg_class WHERE oid = old;
  SELECT array_agg(format('ALTER TABLE %I ADD CONSTRAINT %I %s', name, conname, pg_get_constraintdef(oid)) ORDER BY contype DESC)
    INTO constraints FROM pg_constraint WHERE conrelid = old AND contype IN ('p', 'f');
  SELECT array_agg(pg_get_indexdef(indexrelid)) INTO indexes FROM pg_index WHERE indrelid = old AND NOT indisprimary;
  EXECUTE format('ALTER TABLE %I RENAME TO %I', name, name || '_whole');
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING STORAGE) PARTITION BY RANGE (%I)', name, name || '_whole', key);
  EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (MINVALUE) TO (MAXVALUE)', name || '_later', name);
  IF settings <> '' THEN EXECUTE format('ALTER TABLE %I SET (%s)', name || '_later', settings); END IF;
  EXECUTE format('SELECT EXISTS (SELECT FROM %I)', name || '_whole') INTO filled;
  PERFORM add_partition(name::regclass, prefix, at)
    FROM generate_series(date_trunc(span, now() - CASE WHEN filled THEN kept ELSE '0' END, 'utc'), now() + ('1 ' || span)::interval, ('1 ' || span)::interval) at;
  EXECUTE format('ALTER TABLE %I RENAME TO %I', (SELECT part::text FROM partitions_of(name::regclass) LIMIT 1), name || '_earlier');
  EXECUTE format('INSERT INTO %I SELECT * FROM %I', name, name || '_whole');
  EXECUTE format('DROP TABLE %I', name || '_whole');
  FOREACH statement IN ARRAY constraints || indexes LOOP EXECUTE statement; END LOOP;
END
$$;
--> statement-breakpoint
SELECT make_partitioned('events', 'id', 'evt', 'month', '92 days');
--> statement-breakpoint
SELECT make_partitioned('deliveries', 'id', 'del', 'month', '90 days');
--> statement-breakpoint
CREATE TRIGGER deliveries_gone AFTER DELETE ON "deliveries" FOR EACH ROW EXECUTE FUNCTION delete_attempts();
--> statement-breakpoint
SELECT make_partitioned('delivery_attempts', 'delivery_id', 'del', 'month', '90 days');
--> statement-breakpoint
SELECT make_partitioned('request_logs', 'id', 'log', 'week', '30 days');
--> statement-breakpoint
SELECT make_partitioned('request_bodies', 'id', 'log', 'day', '7 days');
--> statement-breakpoint
DROP FUNCTION make_partitioned(text, text, text, text, interval);
