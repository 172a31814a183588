import { expect, it } from "vitest";
import { OPERATIONS } from "@/lib/contracts";
import { ERROR_STATUS, type ErrorCode } from "@/lib/contracts/errors";
import { openApiDocument } from "./document";
import { errorsOf } from "./errors";
import { headersOf } from "./headers";

type Refusal = {
  headers: object;
  content: Record<
    string,
    { schema: { allOf: { properties?: { error: { properties: { code: { enum: ErrorCode[] } } } } }[] } }
  >;
};

const { paths, components } = JSON.parse(JSON.stringify(openApiDocument("https://guildhall.test")));

it.each(OPERATIONS)("$id shares its refusals, and each names the codes and headers of this operation", (operation) => {
  const { responses } = paths[operation.path][operation.method.toLowerCase()];
  const described = Object.keys(responses).filter((status) => Number(status) >= 400);
  const codes = described.flatMap((status) => {
    const refusal: Refusal = components.responses[responses[status].$ref.split("/").at(-1)];
    expect(refusal.headers, status).toEqual(headersOf(operation, Number(status)));
    const narrowed = refusal.content["application/json"]?.schema.allOf[1]?.properties?.error.properties.code.enum ?? [];
    for (const code of narrowed) expect(ERROR_STATUS[code], status).toBe(Number(status));
    return narrowed;
  });
  expect(codes.sort()).toEqual(errorsOf(operation).sort());
});
