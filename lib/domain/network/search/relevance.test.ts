import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seed } from "@/db/seed";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { searchCreators } from "./creators";
import { searchOffers } from "./offers";

/** What people and agents type, and who of the demo creators should be among the first three. Written before looking at results. */
const WANTED: [query: string, handle: string][] = [
  ["logo design", "demo"],
  ["brand identity", "demo"],
  ["brand guidelines for a brewery", "demo"],
  ["custom typeface", "tavi-glyphs"],
  ["lettering for a wordmark", "tavi-glyphs"],
  ["UI designer", "ekow-interfaces"],
  ["design system in Figma", "ekow-interfaces"],
  ["packaging designer", "paperfold"],
  ["corrugated box that survives a drop test", "paperfold"],
  ["botanical illustration", "inkwood"],
  ["watercolour label", "inkwood"],
  ["product photography", "northlight"],
  ["photographer for e-commerce images", "northlight"],
  ["team headshots", "portrait-desk"],
  ["retouch portraits", "portrait-desk"],
  ["3d product animation from cad", "lowpoly-lab"],
  ["blender artist", "lowpoly-lab"],
  ["explainer video", "slowframe"],
  ["storyboard and motion design", "slowframe"],
  ["edit a documentary", "cutroom"],
  ["davinci resolve editor", "cutroom"],
  ["podcast editing", "room-tone"],
  ["audio mastering", "room-tone"],
  ["music for a game", "loopwell"],
  ["spanish voice over", "voice-of-ana"],
  ["narration for e-learning", "voice-of-ana"],
  ["nextjs developer", "rowan-builds"],
  ["mvp in typescript and postgres", "rowan-builds"],
  ["rust firmware", "ferrous"],
  ["embedded developer bluetooth low energy", "ferrous"],
  ["make my shop faster", "shopsmith"],
  ["core web vitals", "shopsmith"],
  ["wcag audit", "accessible-web"],
  ["screen reader testing", "accessible-web"],
  ["mcp server", "agent-plumber"],
  ["connect an agent to a legacy system", "agent-plumber"],
  ["llm evals", "evalsmith"],
  ["red teaming a language model", "evalsmith"],
  ["data pipeline", "warehouse-hand"],
  ["move our warehouse, cut its costs", "warehouse-hand"],
  ["dashboard", "chartkeeper"],
  ["data visualization", "chartkeeper"],
  ["technical seo", "search-notes"],
  ["site migration without losing rankings", "search-notes"],
  ["email marketing", "inbox-craft"],
  ["google ads audit", "ad-ledger"],
  ["translate english to french", "atelier-mots"],
  ["api documentation", "docs-by-wen"],
  ["plain english terms and conditions", "plainly"],
  ["grant application for a charity", "grantwriter"],
  ["pitch deck", "deckroom"],
  ["financial model", "runway-model"],
  ["bookkeeper", "ledger-lane"],
  ["contract lawyer for freelancers", "clausework"],
  ["raise my prices", "pricewise"],
  ["process mapping", "ops-atlas"],
  ["interview coach", "career-bench"],
  ["learn business english", "second-language"],
  ["maths tutor for nurses", "maths-kitchen"],
  ["train trip with children", "trailmap"],
  ["plan a dinner for eighty people", "long-table"],
  ["furnish a small rented flat", "quiet-rooms"],
  ["logotipo", "demo"],
  ["ロゴデザイン", "demo"],
  ["lgo desing", "demo"],
  ["Logo für mein Café", "demo"],
  ["create a visual identity, marca e logotipo", "demo"],
  ["font", "tavi-glyphs"],
  ["Verpackungsdesign", "paperfold"],
  ["headshots", "portrait-desk"],
  ["fotógrafo de producto", "northlight"],
  ["montage vidéo documentaire", "cutroom"],
  ["voz en off", "voice-of-ana"],
  ["ポッドキャスト編集", "room-tone"],
  ["react", "rowan-builds"],
  ["MVP", "rowan-builds"],
  ["Webseite erstellen lassen", "rowan-builds"],
  ["person who fixes slow shopify", "shopsmith"],
  ["tienda shopify lenta", "shopsmith"],
  ["accesibilidad web", "accessible-web"],
  ["データ分析 ダッシュボード", "chartkeeper"],
  ["Suchmaschinenoptimierung", "search-notes"],
  ["traducteur anglais français", "atelier-mots"],
  ["NDA", "clausework"],
  ["Vertrag prüfen", "clausework"],
  ["tax", "ledger-lane"],
  ["tax call next Tuesday", "ledger-lane"],
  ["Buchhaltung", "ledger-lane"],
  ["contabilidad", "ledger-lane"],
  ["math tutor", "maths-kitchen"],
  ["Mathe Nachhilfe", "maths-kitchen"],
  ["business englisch unterricht", "second-language"],
  ["decoración de interiores", "quiet-rooms"],
  ["Maren Hlot", "demo"],
  ["Wenlign Hsu", "docs-by-wen"],
  ["Brynjarson", "northlight"],
  ["etienne larocque", "agent-plumber"],
  ["a11y", "accessible-web"],
  ["Barrierefreiheit einer Webseite prüfen", "accessible-web"],
  ["optimisation de la vitesse d'un site", "shopsmith"],
  ["數據儀表板", "chartkeeper"],
  ["ترجمة من الإنجليزية إلى الفرنسية", "atelier-mots"],
  ["compare three language models on our own tasks with error bars", "evalsmith"],
  ["interview the staff of a hospital department and map how the process really works", "ops-atlas"],
  ["freelancers in Oceania", "trailmap"],
  ["anyone from East Asia", "loopwell"],
  ["Irish Gaelic", "plainly"],
  ["Basque", "paperfold"],
  ["proofread and polish the letters we send", "plainly"],
];

/** People by what they are called, and whose offers stand before all others. */
const PEOPLE: [query: string, handles: string[]][] = [
  ["lawyer", ["clausework"]],
  ["attorney", ["clausework"]],
  ["solicitor", ["clausework"]],
  ["弁護士", ["clausework"]],
  ["translator", ["atelier-mots"]],
  ["illustrator", ["inkwood"]],
  ["editor", ["atelier-mots", "cutroom", "plainly"]],
];

/** Each is a trade, or a part of one, that nobody here has, beside words that somebody does. */
const HOPELESS = [
  "zzqx",
  "submarine hull welding",
  "wedding photographer",
  "wedding planner",
  "divorce lawyer",
  "tax lawyer",
  "patent attorney",
  "tv commercial",
  "commercial production",
  "regulatory compliance",
  "editorial layout",
  "iOS app developer Swift",
  "link building service",
  "guitar lessons",
  "English to Russian translator",
  "playstation 5 controller",
  "netflix gift card",
];

/** What is said to anybody, and asks for nobody. */
const SMALL_TALK = [
  "thanks for your help",
  "can you help me",
  "how does this work",
  "how are you today",
  "nobody understands me",
  "yes please",
  "who made you",
];

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  await seed("demo", () => {});
});
afterAll(() => own.drop());

describe("search over the demo creators", () => {
  it.each(WANTED)("%s", async (query, handle) => {
    const { data } = await searchCreators(systemContext("test", new Date()), { audience: "site", query, limit: 3 });
    expect(data.map((creator) => creator.handle)).toContain(handle);
  });

  it.each(PEOPLE)("offers for %s begin with theirs", async (query, handles) => {
    const { data } = await searchOffers(systemContext("test", new Date()), { audience: "site", query, limit: 3 });
    expect([...new Set(data.map(({ creator }) => creator.handle))].sort()).toEqual(handles);
  });

  it.each(["interview coaching", "brand identity", "ecommerce developer", "management consulting"])(
    "finds for %s nobody who only has a word of it among their skills",
    async (query) => {
      const { data } = await searchCreators(systemContext("test", new Date()), { audience: "site", query, limit: 3 });
      expect(data).toHaveLength(1);
    },
  );

  it.each([
    ["subtitles", "cutroom"],
    ["spreadsheet", "runway-model"],
  ])("still finds for %s who writes the word", async (query, handle) => {
    const { data } = await searchCreators(systemContext("test", new Date()), { audience: "site", query, limit: 3 });
    expect(data.map((creator) => creator.handle)).toContain(handle);
  });

  it.each([...HOPELESS, ...SMALL_TALK])("finds nobody for %s", async (query) => {
    const { data } = await searchCreators(systemContext("test", new Date()), { audience: "site", query, limit: 3 });
    expect(data).toEqual([]);
  });

  it.each(["someone", "the best creators", "freelancers"])("finds everybody for %s", async (query) => {
    const { data } = await searchCreators(systemContext("test", new Date()), { audience: "site", query, limit: 3 });
    expect(data).toHaveLength(3);
  });

  it("says what it has read where it was mistyped", async () => {
    const ctx = systemContext("test", new Date());
    expect(await searchCreators(ctx, { audience: "agent", query: "lgo desing" })).toMatchObject({
      read_as: "logo design",
    });
    expect(await searchCreators(ctx, { audience: "agent", query: "logo design" })).not.toHaveProperty("read_as");
  });
});
