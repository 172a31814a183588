import { describe, expect, it } from "vitest";
import { EditProfile } from "./accounts";

const PROFILE = { display_name: "Maren Holt", tagline: "", bio: "", location: "", skills: "Figma, Figma" };

describe("the profile's form", () => {
  it("sends links line by line, without a scheme too; an empty line is none", () => {
    const typed = {
      link_labels: ["Portfolio", "", " Shop "],
      link_urls: ["harbour.example/work", "", "https://shop.example"],
    };
    expect(EditProfile.parse({ ...PROFILE, ...typed }).links).toEqual([
      { label: "Portfolio", url: "https://harbour.example/work" },
      { label: "Shop", url: "https://shop.example" },
    ]);
    expect(EditProfile.parse(PROFILE)).toMatchObject({ links: [], languages: [], skills: ["Figma"] });
    const skills = "logo, Type, Logo, LOGO, type design";
    expect(EditProfile.parse({ ...PROFILE, skills }).skills).toEqual(["logo", "Type", "type design"]);
  });

  it.each([
    ["an address without a name", [""], ["https://a.example"], "label", "Link 1: say what the link leads to"],
    ["a name without an address", ["Shop"], [""], "url", "Link 1 is not an address on the web"],
    ["a script", ["Shop"], ["javascript:alert(1)"], "url", "Link 1 is not an address on the web"],
    ["a host without a dot", ["Shop"], ["myshop"], "url", "Link 1 is not an address on the web"],
  ])("refuses %s", (_, link_labels, link_urls, field, said) => {
    const answer = EditProfile.safeParse({ ...PROFILE, link_labels, link_urls });
    expect(answer.error?.issues[0]).toMatchObject({
      path: ["links", 0, field],
      message: expect.stringContaining(said),
    });
  });

  it("takes languages by code from the list alone, ten at most", () => {
    expect(EditProfile.safeParse({ ...PROFILE, languages: ["Norwegian"] }).success).toBe(false);
    const eleven = "en de fr es pt it nl ja zh ar hi".split(" ");
    expect(EditProfile.safeParse({ ...PROFILE, languages: eleven }).success).toBe(false);
  });
});
