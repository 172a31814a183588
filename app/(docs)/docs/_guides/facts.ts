import { TOLERANCE_SECONDS } from "@/lib/clients/sdk/verify-webhook";
import { RotateApiKey } from "@/lib/contracts/developers/keys/keys";
import { MAX_RECOVERED } from "@/lib/contracts/developers/webhooks/recoveries";
import { LOOKED_THROUGH } from "@/lib/contracts/network/search/own-search";
import { PUBLIC_REQUESTS_PER_MINUTE, TIERS } from "@/lib/contracts/tiers";
import { PageQuery } from "@/lib/contracts/values/page";
import { env } from "@/lib/core/env";
import { longDay } from "@/lib/core/values/formats";
import { ACCESS_TOKEN_SECONDS, CODE_SECONDS, REFRESH_TOKEN_SECONDS } from "@/lib/domain/developers/oauth/lifetimes";
import { MAX_DEAD_LETTERS } from "@/lib/domain/developers/webhooks/activation/dead-letters";
import { ANSWER_TIMEOUT_MS } from "@/lib/domain/developers/webhooks/delivery/deliver";
import { MAX_ATTEMPTS } from "@/lib/domain/developers/webhooks/delivery/schedule";
import { ROTATION_OVERLAP_MS } from "@/lib/domain/developers/webhooks/endpoints/rotate-secret";
import { COVERAGE, SCORE } from "@/lib/domain/network/search/ranking/weighing/score";
import {
  DISPUTE_POWER,
  HALF_LIFE_DAYS,
  INTRO_ANSWER_HOURS,
  PRIOR_CASES,
  PRIOR_RATING,
  PRIOR_REVIEWS,
  TRUST_VERSION,
} from "@/lib/domain/people/reputation/trust";
import { ANSWERS_KEPT_MS } from "@/lib/domain/platform/access/idempotent-answers";
import { DISPUTABLE_MS } from "@/lib/domain/trade/orders/closing/dispute";
import { ACCEPTANCE_MS } from "@/lib/domain/trade/orders/work/deliver";
import { OPEN_AFTER_CLOSE_MS } from "@/lib/domain/trade/orders/work/review-window";
import { COST_LIMIT, LIMITS } from "@/lib/transports/graphql/building/limits";
import { MAX_BODY_BYTES } from "@/lib/transports/http/call";
import { REFUSED_PER_MINUTE } from "@/lib/transports/http/caller/failures";
import { HEADER_PARAMETERS } from "@/lib/transports/openapi/headers";
import { OAUTH_PER_MINUTE } from "@/lib/transports/rest/oauth/per-minute";
import packageJson from "@/package.json" with { type: "json" };
import { trustExamples } from "./trust-examples";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What guides write as `{{name}}`: read from the code that acts on it, so that no guide can differ from the service. */
export function facts(): Record<string, string | number> {
  const { BASE_URL, BRIDGE_SUNSET, PLATFORM_FEE_BPS } = env();
  return {
    base_url: BASE_URL,
    version: packageJson.version,
    bridge_sunset: longDay.format(Date.parse(BRIDGE_SUNSET)),
    key_overlap_hours: RotateApiKey.shape.overlap_hours.parse(undefined),
    access_token_minutes: ACCESS_TOKEN_SECONDS / 60,
    refresh_token_days: REFRESH_TOKEN_SECONDS / 86_400,
    code_seconds: CODE_SECONDS,
    key_max_length: HEADER_PARAMETERS.IdempotencyKey.schema.maxLength,
    answers_kept_hours: ANSWERS_KEPT_MS / HOUR_MS,
    page_default: PageQuery.parse({}).limit,
    page_max: PageQuery.shape.limit.unwrap().maxValue ?? "",
    body_kib: MAX_BODY_BYTES / 1024,
    public_per_minute: PUBLIC_REQUESTS_PER_MINUTE,
    refused_per_minute: REFUSED_PER_MINUTE,
    oauth_token_per_minute: OAUTH_PER_MINUTE.token,
    oauth_app_per_minute: OAUTH_PER_MINUTE.tokenOfApp.toLocaleString("en"),
    oauth_address_per_minute: OAUTH_PER_MINUTE.tokenOfAddress.toLocaleString("en"),
    oauth_revoke_per_minute: OAUTH_PER_MINUTE.revoke,
    oauth_introspect_per_minute: OAUTH_PER_MINUTE.introspect,
    oauth_register_per_minute: OAUTH_PER_MINUTE.register,
    free_burst: TIERS.FREE.burstPerMinute,
    attempts: MAX_ATTEMPTS,
    answer_seconds: ANSWER_TIMEOUT_MS / 1000,
    tolerance_seconds: TOLERANCE_SECONDS,
    max_dead_letters: MAX_DEAD_LETTERS,
    max_recovered: MAX_RECOVERED.toLocaleString("en"),
    rotation_hours: ROTATION_OVERLAP_MS / HOUR_MS,
    graphql_depth: LIMITS.depth,
    graphql_fields: LIMITS.fields.toLocaleString("en"),
    graphql_aliases: LIMITS.aliases,
    graphql_cost: COST_LIMIT.toLocaleString("en"),
    acceptance_hours: ACCEPTANCE_MS / HOUR_MS,
    dispute_days: DISPUTABLE_MS / DAY_MS,
    review_days: OPEN_AFTER_CLOSE_MS / DAY_MS,
    fee_percent: PLATFORM_FEE_BPS / 100,
    trust_version: TRUST_VERSION,
    ...trustExamples(),
    prior_reviews: PRIOR_REVIEWS,
    prior_rating: PRIOR_RATING,
    prior_cases: PRIOR_CASES,
    dispute_power: DISPUTE_POWER,
    search_held: SCORE.held,
    search_floor_percent: Math.round(COVERAGE.floor * 100),
    search_least_percent: SCORE.leastOfBest * 100,
    search_least_trust: SCORE.leastTrust,
    search_least_response: SCORE.leastResponse,
    search_unknown_response: SCORE.unknownResponse,
    search_again: SCORE.again,
    own_searched: LOOKED_THROUGH.toLocaleString("en"),
    half_life_days: HALF_LIFE_DAYS,
    intro_answer_hours: INTRO_ANSWER_HOURS,
  };
}
