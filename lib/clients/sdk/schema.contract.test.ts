import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openApiDocument } from "@/lib/transports/openapi/document";
import { renderTypes } from "./render-types";

it("the SDK's types are those of the OpenAPI document (after a change: `npm run sdk:types`)", async () => {
  const rendered = await renderTypes(openApiDocument("http://localhost:3000"));
  expect(readFileSync("lib/clients/sdk/schema.gen.ts", "utf8")).toBe(rendered);
});
