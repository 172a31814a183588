import type { CreatorSearch } from "@/lib/contracts/search";

type Audience = CreatorSearch["audience"];

const CARD = `p.id, p.handle, p.display_name, p.tagline, p.tier, p.trust_score, p.level, p.is_new, p.verified, p.rating,
  p.review_count, p.categories, p.from_price_cents`;

/** `$c` category, `$t` least trust, `$p` highest starting price; null means no filter. */
const filter = (
  c: number,
) => `s.trust_score >= $${c + 1} and ($${c}::text is null or s.categories @> array[$${c}::text])
  and ($${c + 2}::integer is null or s.from_price_cents <= $${c + 2})`;

const SLICES = [1, 2, 3, 4, 5, 6];
const SAMPLE = 200;

/**
 * Full text on the head. The slices of trust are visited from the top until 200 rows are found, each by the index alone, so a common
 * word costs as little as a rare one; those are ranked by relevance × trust. `$1` words, `$2..$4` filters, `$5` limit.
 */
export function matchSql(mode: "all" | "any"): (audience: Audience) => string {
  const words = "plainto_tsquery('english', $1)";
  const query = mode === "all" ? words : `replace(${words}::text, '&', '|')::tsquery`;
  const vector = mode === "all" ? "head" : "full_text";
  return remember((audience) => {
    const slices = SLICES.map(
      (slice) => `(select s.profile_id, s.head, s.trust_score from profile_search s, q
      where s.${vector} @@ (q.query && '''~${audience === "agent" ? "d" : "g"}${slice}'''::tsquery) and ${filter(2)})`,
    );
    return `with q as materialized (select ${query} as query)
      select ${CARD} from (
        select c.profile_id, ts_rank_cd(c.head, q.query) * (0.25 + c.trust_score / 100.0) as score
        from (select * from (${slices.join(" union all ")}) u limit ${SAMPLE}) c, q
        order by score desc, c.profile_id limit $5::integer) best
      join profiles p on p.id = best.profile_id order by best.score desc, p.id`;
  });
}

/** Names spelled alike (trigrams), for typos. `$1` words, `$2..$4` filters, `$5` limit. */
export const nameSql = remember(
  (audience) => `select ${CARD} from profile_search s join profiles p on p.id = s.profile_id
    where s.display_name % $1 and ${filter(2)} ${audience === "agent" ? "and s.discoverable" : ""}
    order by similarity(s.display_name, $1) desc, p.id limit $5::integer`,
);

/** The most trusted first. `$1..$3` filters, `$4` and `$5` the last row's trust and id, `$6` limit. */
export const browseSql = remember(
  (audience) => `select ${CARD} from profile_search s join profiles p on p.id = s.profile_id
    where ${filter(1)} ${audience === "agent" ? "and s.discoverable" : ""}
      and (s.trust_score, s.profile_id) < ($4::smallint, $5::text)
    order by s.trust_score desc, s.profile_id desc limit $6::integer`,
);

export const CATEGORY_COUNTS = `select c as category, count(*)::integer as creators
  from profile_search s, unnest(s.categories) c group by c`;

function remember(make: (audience: Audience) => string): (audience: Audience) => string {
  const made = new Map<Audience, string>();
  return (audience) => {
    const text = made.get(audience) ?? make(audience);
    made.set(audience, text);
    return text;
  };
}
