import { expect, it } from "vitest";
import { suggestBeside, suggestSkills, suggestTags } from "./suggest-tags";

it("suggests where a product is found, and skills that go with it", () => {
  const { subcategories, skills } = suggestTags({ name: "Logo design", summary: "" });
  expect(subcategories[0]).toEqual({ slug: "logo-design", name: "Logo design" });
  expect(skills.length).toBeGreaterThan(0);
  expect(suggestTags({ name: "", summary: "" })).toEqual({ subcategories: [], more: [], skills: [] });
});

it("suggests to a person what it would not decide by itself", () => {
  const { subcategories, more } = suggestTags({ name: "A logo for your café", summary: "" });
  expect(subcategories).toEqual([]);
  expect(more).toContainEqual({ slug: "logo-design", name: "Logo design" });
});

it("calls what was chosen by its name, next to what the words tell", () => {
  const chosen = suggestBeside(["painting-fine-art", "no-such-service"], { name: "Logo design", summary: "" });
  expect(chosen.chosen).toEqual([{ slug: "painting-fine-art", name: "Painting & fine art" }]);
  expect(chosen.subcategories).toContainEqual({ slug: "logo-design", name: "Logo design" });
});

it("suggests skills that a creator does not name yet", () => {
  const asked = { tagline: "Logo design that lasts", skills: "", categories: ["design-creative"] };
  const [first = ""] = suggestSkills(asked);
  expect(first).not.toBe("");
  expect(suggestSkills({ ...asked, skills: ` ${first.toUpperCase()} ,` })).not.toContain(first);
});

it("files a portrait in oils under painting, and not under photography", () => {
  const painted = {
    name: "Oil portrait of your family or pet",
    summary: "Painted from a photograph, in oils on linen.",
  };
  expect(suggestTags(painted).subcategories).toEqual([{ slug: "painting-fine-art", name: "Painting & fine art" }]);
});
