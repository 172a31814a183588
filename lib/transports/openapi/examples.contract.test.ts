import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "@/lib/contracts";
import { EVENT_KINDS } from "@/lib/contracts/developers/events/events";
import { openApiDocument } from "./document";

const document = JSON.parse(JSON.stringify(openApiDocument("https://guildhall.test")));
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: "api", ...document });

/** What a stranger's validator says of the example that stands at a place of the document. */
function problems(...steps: string[]): unknown {
  const at = steps.reduce((place, step) => place?.[step], document);
  const example = at?.examples?.example?.value;
  if (example === undefined) return "there is no example";
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
  const validate = ajv.compile({ $ref: `api#/${pointer}/schema` });
  return validate(example) ? null : validate.errors;
}

const JSON_CONTENT = ["content", "application/json"];

it.each(EVENT_KINDS)("has an example of a delivery of %s, which fits its description", (kind) => {
  expect(problems("webhooks", kind, "post", "requestBody", ...JSON_CONTENT)).toBeNull();
});

describe.each(OPERATIONS.map((operation) => ({ ...operation, method: operation.method.toLowerCase() })))(
  "$id",
  ({ path, method, status, settled, body, upload, binary, response, example }) => {
    it("has an example of its answer, which fits its description and holds nothing undeclared", () => {
      const content = binary ? ["content", "application/octet-stream"] : JSON_CONTENT;
      expect(problems("paths", path, method, "responses", String(status), ...content)).toBeNull();
      expect(response.parse(example?.response)).toEqual(example?.response);
    });

    if (settled)
      it("has an example of what it answers once it waited, which is not that of the other status", () => {
        expect(problems("paths", path, method, "responses", String(settled.status), ...JSON_CONTENT)).toBeNull();
        expect(settled.example?.response).not.toEqual(example?.response);
      });

    if (body)
      it("has an example of its body, which fits its description", () => {
        expect(
          problems(
            "paths",
            path,
            method,
            "requestBody",
            "content",
            upload ? "multipart/form-data" : "application/json",
          ),
        ).toBeNull();
        expect(body.safeParse(example?.body).error).toBeUndefined();
      });
  },
);
