import { describe, expect, it } from "vitest";
import { corrected } from "./typing/correct";
import { understand } from "./understand";

const first = (query: string) => understand(query).concepts[0]?.slug;
const category = (query: string) => understand(query).concepts[0]?.category;

describe("understand", () => {
  it.each([
    ["help with taxes", "help with tax"],
    ["candle boxes", "candle box"],
  ])("reads %s as %s", (plural, singular) => {
    const slugs = (query: string) => understand(query).concepts.map(({ slug }) => slug);
    expect(slugs(plural)).toEqual(slugs(singular));
  });

  it.each([
    ["logo design", "logo-design"],
    ["logos for my bakery", "logo-design"],
    ["logotipo", "logo-design"],
    ["création de logo", "logo-design"],
    ["ロゴデザイン", "logo-design"],
    ["लोगो डिज़ाइन", "logo-design"],
    ["تصميم شعار", "logo-design"],
    ["Logo erstellen", "logo-design"],
    ["cv", "resume-cv-writing"],
    ["font", "typeface-design"],
    ["math tutor", "math-tutoring"],
    ["sound design", "sound-design"],
    ["headshots", "headshot-photography"],
    ["audio post production", "audio-editing-restoration"],
    ["disegni di piante", "scientific-medical-illustration"],
    ["customers misread our letters", "ux-writing"],
    ["our french text reads like a machine", "document-translation"],
    ["programmers cannot follow our guide", "technical-writing"],
    ["afraid to change our old program", "legacy-code-maintenance"],
    ["our company burns money", "financial-modeling"],
    ["recorded far too much", "video-editing"],
    ["food for our wedding guests", "catering"],
  ])("reads %s as %s", (query, slug) => {
    expect(first(query)).toBe(slug);
  });

  it.each([
    ["NDA", "legal-finance"],
    ["tax", "legal-finance"],
    ["tax call next Tuesday", "legal-finance"],
    ["Buchhaltung", "legal-finance"],
    ["comptable", "legal-finance"],
    ["会計", "legal-finance"],
    ["react", "software-development"],
    ["MVP", "software-development"],
    ["person who fixes slow shopify", "software-development"],
    ["Webseite erstellen lassen", "software-development"],
    ["traductor", "writing-translation"],
    ["翻訳", "writing-translation"],
    ["wedding planner", "lifestyle-events"],
    ["boda", "lifestyle-events"],
    ["montage vidéo", "video-animation"],
    ["voz en off", "music-audio"],
    ["fotógrafo", "photography-visual-arts"],
    ["business plan", "business-consulting"],
    ["web site for a hotel", "software-development"],
    ["app for my gym", "software-development"],
    ["página web para mi clínica dental", "design-creative"],
    ["Videoeditor gesucht", "video-animation"],
  ])("finds %s in %s", (query, slug) => {
    expect(category(query)).toBe(slug);
  });

  it.each(["", "Wenlign Hsu", "quantum plumber", "zzqx", "!!!", "🙂"])("reads nothing into %j", (query) => {
    expect(understand(query).concepts).toEqual([]);
  });

  it("names every trade that a word stands for", () => {
    const slugs = (query: string) => understand(query).concepts.flatMap(({ slug, also }) => [slug, ...also]);
    expect(slugs("ROAS")).toEqual(expect.arrayContaining(["google-ads-management", "meta-ads-management"]));
    expect(slugs("ux audit")).toEqual(expect.arrayContaining(["ux-design", "ux-research"]));
    expect(slugs("marketing consultant")).toEqual(["marketing-growth"]);
  });

  it.each([
    ["lawyer", ["contract-drafting", "contract-review", "employment-law"]],
    ["attorney", ["contract-drafting", "contract-review", "trademark-services"]],
    ["solicitor", ["contract-drafting", "contract-review", "dispute-resolution"]],
    ["Anwalt", ["contract-drafting", "contract-review"]],
    ["translator", ["document-translation", "software-game-localization"]],
    ["illustrator", ["digital-illustration", "scientific-medical-illustration", "character-design"]],
    ["editor", ["proofreading-copy-editing", "video-editing", "developmental-editing"]],
  ])("reads %s as somebody of a few trades, not of a whole category", (query, expected) => {
    const { concepts } = understand(query);
    expect(concepts.flatMap(({ slug, also }) => [slug, ...also])).toEqual(expect.arrayContaining(expected));
    expect(concepts.filter((one) => one.slug === one.category)).toEqual([]);
  });

  it.each([
    ["tax lawyer", "tax-advisory"],
    ["patent attorney", "patent-services"],
    ["photo editor", "photo-editing"],
    ["video editor", "video-editing"],
  ])("reads %s as one of the kind", (query, slug) => {
    expect(first(query)).toBe(slug);
  });

  it.each(["50", "for 120", "300 of them"])("learned nothing of numbers: %s", (query) => {
    expect(understand(query).concepts).toEqual([]);
    expect(understand(`invoices ${query}`).concepts[0]?.phrase).not.toMatch(/\d/);
  });

  it("says which part of the words names a trade", () => {
    expect(understand("logo design for my bakery").covered).toBeGreaterThan(0.5);
    expect(understand("move our warehouse, cut its costs").covered).toBeLessThan(0.5);
    expect(understand("anything at all").covered).toBeLessThan(0.5);
  });
});

describe("corrected", () => {
  it.each([
    ["lgo desing", "logo design"],
    ["photograpy", "photography"],
    ["trasnlation", "translation"],
    ["accontant", "accountant"],
  ])("takes %s for %s", (typed, meant) => {
    expect(corrected(typed)).toBe(meant);
  });

  it.each(["logo design", "zzqx", "ロゴ", "12345"])("leaves %s", (typed) => {
    expect(corrected(typed)).toBeNull();
  });
});
