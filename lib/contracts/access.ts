import { ALL_SCOPES } from "./scopes";
import { PLAN_TIERS } from "./tiers";
import { growing } from "./values/growing";

// not where their values are: pages read those in the browser, which loads no schemas

export const ScopeName = growing(ALL_SCOPES, "one that you do not need");

export const PlanTierName = growing(PLAN_TIERS, "a plan above FREE");
