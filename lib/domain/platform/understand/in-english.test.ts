import { expect, it } from "vitest";
import { inEnglish } from "./in-english";

it.each([
  ["iemand die onze trage webshop sneller maakt", "slow online shop fast"],
  ["presentatie voor investeerders laten maken", "presentation investor"],
  ["팟캐스트 편집자", "podcast editor"],
  ["치과 예약", "dentist booking"],
  ["toegankelijkheidsaudit voor een winkel", "accessibility audit shop"],
  ["toegankelijkheidsaudit", "accessibility audit"],
  ["barrierefreie Website", "accessible website"],
  ["projekt opakowania", "design packaging"],
  ["iç mimar", "interior designer"],
  ["montador de documentales", "video editing documentary"],
  ["bygga datalager", "build data warehouse"],
  ["Steuererklärung in Deutschland machen lassen", "tax return german"],
])("%j is %j", (query, english) => {
  expect(inEnglish(query)).toBe(english);
});

it.each([
  "wedding planner",
  "wedding florist",
  "learn Mandarin with a private tutor",
  "logo design",
  "plan",
  "piano",
  "lorem ipsum dolor",
  "developer Berlin",
  "xqzv blorp",
  "",
])("%j is left as it is", (query) => {
  expect(inEnglish(query)).toBeNull();
});
