/**
 * SQL of the deliveries of endpoint $1 after id $2 that were created from $3 to before $4 and failed, at most $5, in the order of
 * their ids; tests aside. Each state walks its own stretch of the index.
 */
export function failedDeliveries(columns: string): string {
  const of = (state: string) => `
    (select ${columns} from deliveries d
     where d.endpoint_id = $1 and d.state = '${state}' and d.id > $2::text
       and d.created_at >= $3::timestamptz and d.created_at < $4::timestamptz and d.trigger <> 'test'
     order by d.id limit $5::int)`;
  return `select * from (${of("DEAD_LETTER")} union all ${of("SKIPPED")}) both_states order by id limit $5::int`;
}
