import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PicturePicker } from "./picture-picker";

const shown = (error?: string) =>
  renderToStaticMarkup(<PicturePicker label="Pictures" value={[]} most={6} change={() => {}} error={error} />);

it("what is wrong with pictures is said of the button that chooses them, to which the focus goes", () => {
  const page = shown("This picture is not there any more");
  const [, id] = /<p id="([^"]+)"[^>]*>.*This picture is not there any more/.exec(page) ?? [];
  expect(page).toContain(`aria-invalid="true" aria-describedby="${id}"`);
  expect(shown()).not.toContain("aria-invalid");
});
