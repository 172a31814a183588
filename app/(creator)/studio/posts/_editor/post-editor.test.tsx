import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Visibility } from "./post-editor";

it("says that a post for members is read by those of a free tier, too", () => {
  expect(renderToStaticMarkup(<Visibility of="members" />)).toContain("Members of every tier read it");
});
