import { AR } from "./ar";
import { CS } from "./cs";
import { DA } from "./da";
import { DE } from "./de";
import { ES } from "./es";
import { FI } from "./fi";
import { FR } from "./fr";
import { HI } from "./hi";
import { HU } from "./hu";
import { INDONESIAN } from "./id";
import { IT } from "./it";
import { JA } from "./ja";
import { KO } from "./ko";
import { NB } from "./nb";
import { NL } from "./nl";
import { PL } from "./pl";
import { PT } from "./pt";
import { RO } from "./ro";
import { RU } from "./ru";
import { SV } from "./sv";
import { TR } from "./tr";
import { UK } from "./uk";
import { ZH } from "./zh";

/** By language. */
export const GLOSSARIES: Readonly<Record<string, string>> = {
  ar: AR,
  cs: CS,
  da: DA,
  de: DE,
  es: ES,
  fi: FI,
  fr: FR,
  hi: HI,
  hu: HU,
  id: INDONESIAN,
  it: IT,
  ja: JA,
  ko: KO,
  nb: NB,
  nl: NL,
  pl: PL,
  pt: PT,
  ro: RO,
  ru: RU,
  sv: SV,
  tr: TR,
  uk: UK,
  zh: ZH,
};
