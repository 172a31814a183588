import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TierForm } from "./edit-tier";

it("says before a tier is saved that a free one opens all that paid ones do", () => {
  expect(renderToStaticMarkup(<TierForm close={() => {}} />)).toContain("opens all that is for members");
});
