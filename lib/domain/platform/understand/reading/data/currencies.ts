/**
 * What currencies are called in a price (as `plain` answers a text), and about how many dollars one of them was in mid-2025: a limit in a
 * search is rough, and who asks in euros shall not be shown what costs a seventh more or less. The first is the dollar, and what is in none. Last, what it is called in scripts other than Latin.
 */
const CURRENCIES: readonly (readonly [dollars: number, words: string, signs?: string, abroad?: string])[] = [
  [
    1,
    "us dollars?|dollars?|dolares|dollari|bucks|usd",
    "$",
    "米ドル ドル 美元 美金 美刀 刀 دولار دولارا دولارات دولارًا डॉलर",
  ],
  [1.15, "euros?|eur", "€", "ユーロ 欧元 يورو यूरो"],
  [1.35, "pounds? sterling|pounds|quid|gbp", "£", "ポンド 英镑 باوند पाउंड"],
  [1.2, "francs|franken|chf"],
  [0.27, "zlot(?:y|ych|e)|zł(?:ot(?:y|ych|e))?|pln"],
  [0.1, "sek|nok|kronor|kroner|kr"],
  [0.15, "dkk"],
  [0.047, "czk|kc"],
  [0.73, "canadian dollars?|cad"],
  [0.65, "australian dollars?|aud"],
  [0.0068, "yen|jpy|円", "¥", "円 日元 日币 ين येन"],
  [0.14, "yuan|rmb|cny|元", "", "人民元 人民币 元 块钱 块 يوان युआन"],
  [0.0117, "rupees?|inr", "₹", "ルピー 卢比 روبية रुपये रुपए रुपया रुपयों रु"],
  [0.18, "reais|brl"],
  [0.27, "saudi riyals?|dirhams?|aed", "", "ريال ريالا دراهم درهم درهما 迪拉姆"],
  [0.02, "egyptian pounds?|egp", "", "جنيه جنيها"],
  [0.128, "hong kong dollars?|hkd", "", "香港ドル 港币 港元"],
  [0.053, "mexican pesos?|mxn"],
  [0.025, "turkish lira|tl|lira", "₺"],
];

/** How many dollars one is of what is called so in another script. */
export const ABROAD: ReadonlyMap<string, number> = new Map(
  CURRENCIES.flatMap(([dollars, , , abroad]) => (abroad?.split(" ") ?? []).map((name) => [name, dollars] as const)),
);

/** The words and signs of all currencies, for patterns, and how many dollars one of the currency is that a phrase names. */
export function unitsOf(): { words: string; signs: string; rateOf: (phrase: string) => number } {
  const words = CURRENCIES.map(([, said]) => said);
  const patterns = CURRENCIES.map(
    ([dollars, said, sign]) =>
      [dollars, new RegExp(String.raw`(?<!\p{L})(?:${said})(?!\p{L})${sign ? `|[${sign}]` : ""}`, "u")] as const,
  );
  return {
    // the longer name first: "canadian dollars" are no dollars
    words: words.toReversed().join("|"),
    signs: CURRENCIES.map(([, , sign = ""]) => sign).join(""),
    rateOf: (phrase) => patterns.toReversed().find(([, pattern]) => pattern.test(phrase))?.[0] ?? 1,
  };
}
