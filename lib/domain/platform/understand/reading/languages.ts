import { plain } from "../terms";
import { languagesAbroad } from "./scripts";

/** A language that is asked for, as ISO 639-1, and the words that say so. */
export type AskedLanguage = { code: string; name: string; phrase: string };

const CODES =
  "en de fr es pt it nl ja zh ar hi sv nb da fi is pl cs sk hu ro bg el tr ru uk he fa ko vi th id ms bn ur ta te ml mr gu pa sw zu ig yo am ca eu gl cy ga hr sr sl et lv lt sq mi tl".split(
    " ",
  );
const CODE_WORDS = new Set("is it no am he hi hr id el et be to us ms my or ur pa te ta mr mi am ca da de".split(" "));
const NAMED_IN = ["en", "de", "fr", "es", "pt", "it", "nl"];
const NAMED_ABROAD = ["ja", "zh", "ar", "hi"];
const MORE_ABROAD = {
  en: "英文 إنجليزي الإنجليزي अंग्रेज़ी इंग्लिश",
  de: "德文 ألماني",
  fr: "法文 فرنسي फ़्रेंच फ्रांसीसी",
  es: "西班牙文 西语 إسباني स्पैनिश",
  pt: "葡语 葡文",
  it: "意语 इटालियन",
  ja: "日文",
  ko: "韩文 韩语",
  zh: "中文 汉语 普通话 国语 华语 中文 中国語 الصينية",
  ar: "阿语 阿文 عربي",
  ru: "俄文",
  hi: "हिंदी हिन्दी",
  nl: "डच",
};
const MORE = {
  mandarin: "zh",
  cantonese: "zh",
  norwegian: "nb",
  gaelic: "ga",
  farsi: "fa",
  castellano: "es",
  brasileiro: "pt",
  brazilian: "pt",
};

const ENGLISH = new Intl.DisplayNames(["en"], { type: "language" });

/** What a language stands before as a part of it, and in which somebody does not work: lessons, talks, and what is told of a country. */
const OCCASIONS =
  "meeting|call|interview|conversation|discussion|debate|presentation|talk|speech|conference|exam|test|class|lesson|course|school|grammar|pronunciation|literature|law|cuisine|food|culture|history|style";

const WHO = "who |that |must |can |qui |que |che |die |der |das |wie |met iemand die ";
const SPEAKS =
  "speaks?|fluent in|speaking|hable[ns]?|hablan?|parle(?:nt)?|parlant|falam?|falem?|parla(?:no)?|parli(?:no)?|spricht|spreekt|sabe|maitrisant|fluente em|fluido en";

let read: ReturnType<typeof readNames> | undefined;

function names() {
  read ??= readNames();
  return read;
}

function readNames() {
  const byName = new Map<string, string>(Object.entries(MORE));
  for (const language of NAMED_IN) {
    const display = new Intl.DisplayNames([language], { type: "language" });
    for (const code of CODES) {
      const name = plain(display.of(code) ?? "");
      // one or two letters are a code without a name, and names in two words are told by their last
      if (/^[a-z]{3,}$/.test(name) && !byName.has(name)) byName.set(name, code);
    }
  }
  const any = [...byName.keys()].sort((a, b) => b.length - a.length).join("|");
  const patterns = [
    // "German-speaking", "Spanish speaker", "native French speaker", "fluent in Dutch", "speaks Italian"
    `(?:native |fluent )?\\b(${any})[ -](?:speak(?:ing|er)s?|sprachig\\w*|hablantes?|fluency)\\b(?! (?:practice|practise|course|class|lesson|coach|teacher|tutor|club|skills?|test|confidence|exam|training))`,
    `\\b(?:${WHO})*(?:${SPEAKS})(?: the| fluent| fluently| good| native| couramment| bien| bene| fluentemente| vloeiend| fliessend)*(?: l'| la| el)? ?\\b(${any})\\b`,
    // where the verb comes last: "die Duits spreekt"
    `\\b(?:${WHO})*\\b(?:auch |gut |fliessend |goed |vloeiend |ook )?(${any}) (?:spreekt|spreken|sprekend\\w*|spricht|sprechen|sprechend\\w*|kann|beherrscht|beheerst)\\b`,
    // "in English meetings" somebody else speaks it
    `\\b(?:in|auf|en|em|in het|op het) (${any})\\b(?! (?:${OCCASIONS})(?:es|s)?\\b)`,
    `\\b(${any})sprachig\\w*`,
    // the language of what is spoken or written, not where somebody is from
    `\\b(${any}) (?=(?:voice|narrat|subtitl|caption|dub|copy|copywrit|blog|audiobook))`,
  ];
  return { byName, patterns: patterns.map((pattern) => new RegExp(pattern)), inScript: languagesAbroad(namedAbroad()) };
}

/** What languages are called in scripts other than Latin. */
function namedAbroad(): ReadonlyMap<string, string> {
  const called = Object.entries(MORE_ABROAD).flatMap(([code, words]) =>
    words.split(" ").map((word) => [word, code] as const),
  );
  const named = NAMED_ABROAD.flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: "language" });
    return CODES.map((code) => [display.of(code) ?? "", code] as const).filter(
      ([name]) => name && !/[a-z ]/i.test(name),
    );
  });
  return new Map([...named, ...called]);
}

const SPRACHIG = { deutsch: "de", englisch: "en", franzosisch: "fr", spanisch: "es", italienisch: "it" };
const PHONE = /\b(franco|hispano|luso|anglo|italo|germano)(?:phone|fono|hablante|parlante)s?\b/;
const PHONES: Record<string, string> = {
  franco: "fr",
  hispano: "es",
  luso: "pt",
  anglo: "en",
  italo: "it",
  germano: "de",
};
/**
 * The language that somebody shall speak or work in, in a text as `plain` answers it: "german-speaking", "in Spanish", "habla español".
 * The name of a language alone asks for none: "translate English to French" names the matter.
 */
export function findLanguage(text: string): AskedLanguage | null {
  const { byName, patterns, inScript } = names();
  const answer = (code: string, phrase: string) => ({ code, name: languageName(code) ?? code, phrase: phrase.trim() });
  const abroad = inScript(text);
  if (abroad) return answer(abroad.code, abroad.phrase);
  const german = /\b([a-z]+)sprachig\w*/.exec(text);
  const stem = german?.[1] as keyof typeof SPRACHIG | undefined;
  if (german && stem && stem in SPRACHIG) return answer(SPRACHIG[stem], german[0]);
  const phone = PHONE.exec(text);
  if (phone?.[1]) return answer(PHONES[phone[1]] ?? "en", phone[0]);
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    const code = byName.get(found?.[1] ?? "");
    if (found && code) return answer(code, found[0]);
  }
  return null;
}

/** What a language is called in English, by its ISO 639-1 code; undefined for what is none. */
export function languageName(code: string): string | undefined {
  if (!/^[a-z]{2}$/.test(code)) return undefined;
  const name = ENGLISH.of(code);
  return name === code ? undefined : name;
}

/** A language by its code, or by its name in English or in another language that people ask in. Undefined for what is unknown. */
export function languageNamed(written: string): string | undefined {
  const name = plain(written.trim());
  if (languageName(name)) return name;
  return names().byName.get(name);
}

/** Two languages by their codes, as translators write what they translate: "EN>FR", "DE-EN", "en to fr". A locale ("fr-CA") is none. */
const PAIR = (() => {
  const code = `(?:${CODES.join("|")})`;
  const CODE = code.toUpperCase();
  // what is a word, too, is a language in capitals only
  const spelled = `(?:${CODES.filter((one) => !CODE_WORDS.has(one)).join("|")})`;
  const places = "(?!CA\\b|AR\\b|IN\\b)";
  return new RegExp(
    `\\b(?:(${CODE})\\s?(?:-|–|/)\\s?${places}(${CODE})|(${CODE}|${code})\\s?(?:>|->|→)\\s?(${CODE}|${code})|(${CODE}) (?:to|into) (${CODE})|(${spelled}) (?:to|into) (${spelled}))\\b`,
  );
})();

/** The languages of a pair of codes in a query, and how it was typed; null without one. */
export function pairNamed(query: string): { typed: string; from: string; to: string } | null {
  const found = PAIR.exec(query);
  const [typed = "", ...codes] = found ?? [];
  const [from, to] = codes.filter(Boolean).map((code) => languageName(code.toLowerCase()));
  return from && to && from !== to ? { typed, from, to } : null;
}
