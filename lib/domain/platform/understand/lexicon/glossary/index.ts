import { AR } from "./ar";
import { DE } from "./de";
import { ES } from "./es";
import { FR } from "./fr";
import { HI } from "./hi";
import { IT } from "./it";
import { JA } from "./ja";
import { KO } from "./ko";
import { NL } from "./nl";
import { PT } from "./pt";
import { ZH } from "./zh";

/** By language. */
export const GLOSSARIES: Readonly<Record<string, string>> = {
  ar: AR,
  de: DE,
  es: ES,
  fr: FR,
  hi: HI,
  it: IT,
  ja: JA,
  ko: KO,
  nl: NL,
  pt: PT,
  zh: ZH,
};
