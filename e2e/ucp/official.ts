import Ajv, { type AnySchema, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "../fixtures";
import schemas from "./schemas/schemas.json" with { type: "json" };

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
  for (const schema of schemas) ajv.addSchema(schema as AnySchema);
  compiled = ajv;
  return ajv;
}

/** Holds a value against one of the protocol's schemas; no extension is negotiated here, so each is composed of itself alone. */
export function expectOfficial(value: unknown, schema: string): void {
  const validate = judge().getSchema(schema) as ValidateFunction | undefined;
  if (!validate) throw new Error(`There is no schema ${schema}.`);
  validate(value);
  expect(validate.errors ?? [], `against ${schema}`).toEqual([]);
}
