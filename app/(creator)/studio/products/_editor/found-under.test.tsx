import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { suggestBeside } from "@/lib/domain/platform/understand/tagging/suggest-tags";
import { emptyDraft } from "./draft";
import { FoundUnder } from "./found-under";

const words = { name: "A logo for your café", summary: "" };

function shown(subcategories: string[] | null, name = words.name) {
  const draft = { ...emptyDraft(), name, subcategories };
  const start = suggestBeside(subcategories ?? [], { name, summary: "" });
  const props = { draft, change: () => {}, errorOf: () => undefined, suggestedAtStart: start };
  return renderToStaticMarkup(<FoundUnder {...props} />);
}

it("says that a product is under no service where none is on, and names services at once", () => {
  const none = shown(null);
  expect(none).toContain("It is under no service yet. Choose one");
  expect(none).not.toContain("Take off what it is not");
  expect(none).toContain("Logo design");
  expect(shown([])).toContain("It is under no service yet");
  expect(shown(null, "Logo design")).toContain("Take off what it is not");
  const chosen = shown(["logo-design"]);
  expect(chosen).toContain("The services that you chose.");
  expect(chosen).not.toContain(">logo-design<");
  expect(chosen).toContain("Logo design");
});
