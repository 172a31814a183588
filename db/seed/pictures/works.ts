import type { DemoCreator } from "../demo/content";
import { artOf, type Drawing, svg } from "./canvas";
import { cartons, dieline, logo, specimen, stationery } from "./crafts/design";
import { chart, curve, dashboard, deck, flow, heatmap, spreadsheet, wall } from "./crafts/figures";
import { contactSheet, microphone, roll, session, solid, storyboard, timeline, waveform } from "./crafts/media";
import { contract, rewrite, spread, talk, worked } from "./crafts/pages";
import { plan, ridges, route, specimenPlate, table, team, vessels } from "./crafts/scenes";
import { audit, board, editor, phones, product, storefront } from "./crafts/screens";

type Work = [title: string, alt: string, draw: Drawing];

const LOGO: Work = ["Identity", "A mark and a name on a plain ground", logo];
const EDITOR: Work = ["Service code", "Source code in an editor", editor];
const PRODUCT: Work = ["Product screen", "A table with details in a web application", product];
const SPREAD: Work = ["Publication", "A headline over three columns of text", spread];
const REWRITE: Work = ["Before and after", "A marked-up text and its shorter version", rewrite];
const DASHBOARD: Work = ["Dashboard", "Four charts of one subject", dashboard];
const CHART: Work = ["One figure", "A large chart", chart];
const FLOW: Work = ["Process map", "Steps with the lines between them", flow];
const SHEET: Work = ["Financial model", "A spreadsheet with a marked row", spreadsheet];
const DECK: Work = ["Deck", "Slides that lie behind one another", deck];
const WAVE: Work = ["Master", "The waveform of a recording", waveform];
const SESSION: Work = ["Session", "Tracks of a sound session", session];
const TALK: Work = ["Exercise", "A conversation in turns", talk];
const RIDGES: Work = ["Landscape", "Ridges of mountains before a low sun", ridges];

/** What each creator shows, the first one on cards. Each is drawn from the creator's own numbers and colours. */
const WORKS: Record<string, readonly Work[]> = {
  demo: [
    LOGO,
    ["Stationery", "Letterhead, card and envelope", stationery],
    ["Label series", "Cartons with labels", cartons],
    LOGO,
  ],
  "ekow-interfaces": [PRODUCT, ["Companion app", "Three screens of a phone", phones], DASHBOARD, PRODUCT],
  paperfold: [
    ["Carton", "Three cartons", cartons],
    ["Dieline", "A carton as it is cut", dieline],
    ["Second dieline", "Another carton as it is cut", dieline],
  ],
  "tavi-glyphs": [
    ["Display face", "Two letters, large", specimen],
    ["Text face", "Two letters on lines", specimen],
    SPREAD,
    ["Wordmark", "A name in its own letters", logo],
  ],
  "rowan-builds": [EDITOR, PRODUCT, ["Phone version", "Three screens of a phone", phones]],
  shopsmith: [["Storefront", "A shop's page and its speed", storefront], EDITOR, CHART],
  ferrous: [["Controller board", "A circuit board", board], EDITOR, ["Sensor board", "Another circuit board", board]],
  "accessible-web": [["Audit", "Parts of a page with the focus marked", audit], PRODUCT, EDITOR],
  plainly: [REWRITE, SPREAD, REWRITE],
  "atelier-mots": [SPREAD, REWRITE, SPREAD],
  "docs-by-wen": [EDITOR, SPREAD, FLOW],
  grantwriter: [SPREAD, SHEET, REWRITE],
  slowframe: [
    ["Storyboard", "Six frames of a story", storyboard],
    ["Second story", "Six frames of another story", storyboard],
    RIDGES,
  ],
  cutroom: [
    ["Edit", "An editing desk with its strips", timeline],
    ["Selects", "Strips of film", contactSheet],
    ["Interview cut", "Another edit", timeline],
  ],
  "lowpoly-lab": [
    ["Turntable", "A body of flat faces", solid],
    ["Second body", "Another body of flat faces", solid],
    RIDGES,
  ],
  "room-tone": [WAVE, ["Booth", "A microphone", microphone], SESSION],
  loopwell: [["Adaptive score", "Notes on a grid", roll], SESSION, WAVE],
  "voice-of-ana": [["Microphone", "A microphone before a wall", microphone], WAVE, SPREAD],
  "inbox-craft": [["Welcome series", "Three screens of a phone", phones], FLOW, CHART],
  "search-notes": [CHART, FLOW, ["Crawl", "Cells of many values", heatmap]],
  "ad-ledger": [DASHBOARD, SHEET, CHART],
  "ops-atlas": [["The wall", "Notes in lanes", wall], FLOW, ["Second wall", "More notes in lanes", wall]],
  deckroom: [DECK, CHART, DECK],
  pricewise: [
    ["Price curve", "Two curves that cross", curve],
    SHEET,
    ["Second curve", "Another pair of curves", curve],
  ],
  "warehouse-hand": [FLOW, EDITOR, DASHBOARD],
  evalsmith: [["Scores", "Cells of many values", heatmap], CHART, EDITOR],
  "agent-plumber": [FLOW, EDITOR, TALK],
  chartkeeper: [CHART, DASHBOARD, ["Calendar of values", "Cells of many values", heatmap]],
  northlight: [
    ["Object set", "Vessels in window light", vessels],
    ["Second set", "More vessels in window light", vessels],
    RIDGES,
  ],
  inkwood: [
    ["Plate I", "A flowering plant", specimenPlate],
    ["Plate II", "Another flowering plant", specimenPlate],
    ["Plate III", "A third plant", specimenPlate],
  ],
  "portrait-desk": [
    ["Team wall", "Six portraits in one light", team],
    ["Second team", "Six more portraits", team],
    ["Contact sheet", "Strips of film", contactSheet],
  ],
  "second-language": [TALK, SPREAD, TALK],
  "career-bench": [["Interview", "A conversation in turns", talk], REWRITE, DECK],
  "maths-kitchen": [
    ["Lesson", "A worked problem on squared paper", worked],
    ["Second lesson", "Another worked problem", worked],
    CHART,
  ],
  clausework: [
    ["Contract", "A page of clauses with one marked", contract],
    REWRITE,
    ["Second contract", "Another page of clauses", contract],
  ],
  "ledger-lane": [["Month", "A spreadsheet with a marked row", spreadsheet], CHART, SHEET],
  "runway-model": [SHEET, ["Runway", "Two curves that cross", curve], DASHBOARD],
  "long-table": [
    ["Dinner for many", "A long table from above", table],
    ["Second table", "Another table from above", table],
    SPREAD,
  ],
  trailmap: [["Route", "A journey with its changes", route], RIDGES, ["Second route", "Another journey", route]],
  "quiet-rooms": [
    ["Plan", "A flat from above", plan],
    ["Second plan", "Another flat from above", plan],
    ["Objects", "Vessels in window light", vessels],
  ],
};

/** One picture of a creator's work, as SVG. */
export type DrawnWork = { title: string; alt: string; svg: string };

/** What a demo creator has to show; nothing for handles that are not of the demo. */
export function worksOf({ handle, displayName }: Pick<DemoCreator, "handle" | "displayName">): DrawnWork[] {
  const word = displayName.split(" ").at(-1) ?? handle;
  return (WORKS[handle] ?? []).map(([title, alt, draw], i) => ({
    title,
    alt,
    svg: svg(draw(artOf(handle, `work ${i}`, word))),
  }));
}
