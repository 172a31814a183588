import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv, { type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "../fixtures";

/**
 * The protocol's own JSON Schemas, where they are at hand: `UCP_SCHEMAS` names the folder `source` of a checkout of the specification at the tag
 * v2026-04-08. They are not in this repository. Without them the shapes are held by what the rules in prose say, and by our own contracts.
 */
const FOLDER = process.env.UCP_SCHEMAS;
export const AT_HAND = FOLDER !== undefined && existsSync(join(FOLDER, "schemas", "ucp.json"));

const ROOT = "https://ucp.dev/schemas";

export const SCHEMA = {
  profile: `${ROOT}/discovery/profile.json#/$defs/business_profile`,
  platformProfile: `${ROOT}/discovery/profile.json#/$defs/platform_profile`,
  identity: `${ROOT}/common/identity_linking.json#/$defs/dev.ucp.common.identity_linking/business_schema`,
  search: `${ROOT}/shopping/catalog_search.json#/$defs/search_response`,
  lookup: `${ROOT}/shopping/catalog_lookup.json#/$defs/lookup_response`,
  product: `${ROOT}/shopping/catalog_lookup.json#/$defs/get_product_response`,
  checkout: `${ROOT}/shopping/checkout.json`,
  order: `${ROOT}/shopping/order.json`,
  error: `${ROOT}/shopping/types/error_response.json`,
} as const;

let compiled: Ajv | undefined;

function judge(): Ajv {
  if (compiled) return compiled;
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const folder of ["schemas", "discovery"]) {
    const at = join(FOLDER as string, folder);
    for (const file of readdirSync(at, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".json")) continue;
      // the profile's schema says where its neighbours lie in the repository, and not where their ids say
      const text = readFileSync(join(at, file), "utf8").replaceAll('"../schemas/', '"../');
      ajv.addSchema(JSON.parse(text));
    }
  }
  compiled = ajv;
  return ajv;
}

/** Holds a value against one of the protocol's schemas; no extension is negotiated here, so each is composed of itself alone. */
export function expectOfficial(value: unknown, schema: string): void {
  if (!AT_HAND) return;
  const validate = judge().getSchema(schema) as ValidateFunction | undefined;
  if (!validate) throw new Error(`There is no schema ${schema}.`);
  validate(value);
  expect(validate.errors ?? [], `against ${schema}`).toEqual([]);
}
