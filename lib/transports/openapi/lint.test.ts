import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectralCore from "@stoplight/spectral-core";
import spectralRulesets from "@stoplight/spectral-rulesets";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "./document";

const rendered = JSON.parse(JSON.stringify(openApiDocument("https://guildhall.test")));

/** Problems that Spectral finds, as `rule at: message`: every rule of `oas`, also those that are not recommended, but those for examples. */
async function spectral(document: Record<string, unknown>): Promise<string[]> {
  const linter = new spectralCore.Spectral();
  linter.setRuleset({
    extends: [[spectralRulesets.oas as never, "all"]],
    rules: {
      "openapi-tags-alphabetical": "off", // tags stand in the order in which one reads them
      "contact-properties": "off", // developers are met on a page, not in a mailbox
      // every example is held to its schema in `examples.contract.test.ts`; here it takes six times as long as all the other rules
      "oas3-valid-media-example": "off",
      "oas3-valid-schema-example": "off",
    },
  });
  const found = await linter.run(document);
  return found.map(({ code, path, message }) => `${code} at ${path.join("/")}: ${message}`);
}

/** Problems that Redocly's `recommended` finds, in the same form. */
async function redocly(document: object): Promise<string[]> {
  // /v1/agents/{id}/runs and /v1/agents/runs/{runId} are both given: no agent is called "runs", ids have a prefix
  const config = await createConfig({ extends: ["recommended"], rules: { "no-ambiguous-paths": "off" } });
  const found = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: "openapi.json",
    config,
  });
  return found.map(({ ruleId, location, message }) => `${ruleId} at ${location[0]?.pointer}: ${message}`);
}

// two linters of others read the whole document: seconds alone, a minute on a busy machine
describe("the OpenAPI document", { timeout: 120_000 }, () => {
  it("passes Spectral without an error or a warning", async () => {
    expect(await spectral(rendered)).toEqual([]);
  });

  it("passes Redocly without an error or a warning", async () => {
    expect(await redocly(rendered)).toEqual([]);
  });

  it("would not pass with an operation that lacks its id and names an unknown tag", async () => {
    // one path will do: the linters take as long as what they read
    const { operationId: _, ...get } = rendered.paths["/v1/me"].get;
    const broken = { ...rendered, paths: { "/v1/me": { get: { ...get, tags: ["Nowhere"] } } }, webhooks: {} };
    expect((await spectral(broken)).join()).toMatch(/operation-operationId.+operation-tag-defined/);
    expect((await redocly(broken)).join()).toContain("operation-operationId");
  });
});
