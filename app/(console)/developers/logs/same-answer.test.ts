import { expect, it } from "vitest";
import { isSameAnswer } from "./same-answer";

const refusal = (message: string, id: string) =>
  JSON.stringify({ error: { code: "not_found", message, request_id: id } });

it("compares what answers say, whichever request an error names", () => {
  expect(isSameAnswer(refusal("No.", "req_1"), refusal("No.", "req_2"))).toBe(true);
  expect(isSameAnswer(refusal("No.", "req_1"), refusal("Gone.", "req_2"))).toBe(false);
  expect(isSameAnswer('{"id":"a"}', '{"id":"a"}')).toBe(true);
  expect(isSameAnswer('{"request_id":"req_1"}', '{"request_id":"req_2"}')).toBe(false);
  expect(isSameAnswer('{"id":"a"}', null)).toBe(false);
});
