/**
 * What people and things of a country are called in other languages: German (without its ending), French, Spanish, Portuguese and Italian (of a
 * man), Dutch, Arabic (of a man), Hindi. `-` where it is called by a language alone, or as something else is.
 */
const DEMONYMS = `
AR argentinisch argentin argentino argentino argentino argentijnse أرجنتيني अर्जेंटीनी
AT osterreichisch autrichien austriaco austriaco austriaco oostenrijkse نمساوي ऑस्ट्रियाई
AU australisch australien australiano australiano australiano australische أسترالي ऑस्ट्रेलियाई
BE belgisch belge belga belga belga belgische بلجيكي बेल्जियन
BG bulgarisch bulgare bulgaro bulgaro bulgaro bulgaarse بلغاري बुल्गारियाई
BR brasilianisch bresilien brasileno brasileiro brasiliano braziliaanse برازيلي ब्राज़ीलियाई
CA kanadisch canadien canadiense canadense canadese canadese كندي कनाडाई
CH schweizerisch suisse suizo suico svizzero zwitserse سويسري स्विस
CL chilenisch chilien chileno chileno cileno chileense تشيلي -
CN chinesisch chinois - chines cinese - صيني चीनी
CO kolumbianisch colombien colombiano colombiano colombiano colombiaanse كولومبي कोलंबियाई
CZ tschechisch tcheque checo tcheco ceco tsjechische تشيكي चेक
DE deutsch allemand aleman alemao tedesco duitse ألماني -
DK danisch danois danesa dinamarques danese deense دنماركي डेनिश
EE estnisch estonien estonio estoniano estone estse إستوني एस्टोनियाई
EG agyptisch egyptien egipcio egipcio egiziano egyptische مصري मिस्री
ES spanisch espagnol espanol espanhol spagnolo spaanse إسباني -
FI finnisch finlandais finlandes finlandes finlandese finse فنلندي फिनिश
FR franzosisch francais frances frances francese franse فرنسي -
GB britisch britannique britanico britanico britannico britse بريطاني ब्रिटिश
GR griechisch grec griego grego greco griekse يوناني यूनानी
HR kroatisch croate croata croata croato kroatische كرواتي क्रोएशियाई
HU ungarisch hongrois hungaro hungaro ungherese hongaarse مجري हंगेरियन
IE irisch irlandais irlandes irlandes irlandese ierse إيرلندي आयरिश
IL israelisch israelien israeli israelense israeliano israelische إسرائيلي इज़राइली
IN indisch - - - - indiase هندي भारतीय
IS islandisch islandais islandes islandes islandese ijslandse آيسلندي आइसलैंडिक
IT italienisch italien italiano italiano italiano italiaanse إيطالي इतालवी
JP japanisch japonais japones japones giapponese japanse ياباني जापानी
KE kenianisch kenyan keniano queniano keniano keniaanse كيني केन्याई
KR koreanisch coreen coreano coreano coreano koreaanse كوري कोरियाई
LT litauisch lituanien lituano lituano lituano litouwse ليتواني लिथुआनियाई
LV lettisch letton leton letao lettone letse لاتفي लातवियाई
MA marokkanisch marocain marroqui marroquino marocchino marokkaanse مغربي मोरक्कन
MX mexikanisch mexicain mexicano mexicano messicano mexicaanse مكسيكي मैक्सिकन
NG nigerianisch nigerian nigeriano nigeriano nigeriano nigeriaanse نيجيري नाइजीरियाई
NL niederlandisch neerlandais/hollandais neerlandes/holandes neerlandes/holandes olandese nederlandse هولندي डच
NO norwegisch norvegien noruego noruegues norvegese noorse نرويجي नॉर्वेजियन/नार्वेजियन
NZ neuseelandisch neo-zelandais neozelandes neozelandes neozelandese - نيوزيلندي -
PE peruanisch peruvien peruano peruano peruviano peruaanse بيروفي -
PL polnisch polonais polaco polaco polacco poolse بولندي पोलिश
PT portugiesisch portugais portugues portugues portoghese portugese برتغالي पुर्तगाली
RO rumanisch roumain rumano romeno rumeno roemeense روماني रोमानियाई
RS serbisch serbe serbio servio serbo servische صربي सर्बियाई
RU russisch russe ruso russo russo russische روسي रूसी
SE schwedisch suedois sueco sueco svedese zweedse سويدي स्वीडिश
SI slowenisch slovene esloveno esloveno sloveno sloveense سلوفيني स्लोवेनियाई
SK slowakisch slovaque eslovaco eslovaco slovacco slowaakse سلوفاكي स्लोवाक
TN tunesisch tunisien tunecino tunisino tunisino tunesische تونسي ट्यूनीशियाई
TR turkisch turc turco turco turco turkse تركي तुर्की
UA ukrainisch ukrainien ucraniano ucraniano ucraino oekraiense أوكراني यूक्रेनी
US amerikanisch americain americano/estadounidense americano/estadunidense americano/statunitense amerikaanse أمريكي अमेरिकी
ZA sudafrikanisch sud-africain sudafricano sul-africano sudafricano zuid-afrikaanse - -`;

/** How a form for a man is of a woman and of several, by its end; the first that fits. */
const ENDINGS: readonly (readonly (readonly [end: RegExp, others: readonly string[]])[])[] = [
  [[/(?<=isch|deutsch)$/, ["e", "er", "es", "en", "em"]]],
  [
    [/ien$/, ["ien", "ienne"]],
    [/(?<=[^e])$/, ["", "e"]],
  ],
  [
    [/o$/, ["o", "a", "os", "as"]],
    [/(?<=[nlaiou]|es)$/, ["", "a", "es", "as"]],
  ],
  [
    [/ao$/, ["ao", "a", "aes"]],
    [/o$/, ["o", "a", "os", "as"]],
    [/es$/, ["es", "esa", "eses", "esas"]],
    [/ol$/, ["ol", "ola", "ois"]],
  ],
  [
    [/co$/, ["co", "ca", "ci", "che"]],
    [/o$/, ["o", "a", "i", "e"]],
    [/e$/, ["e", "i"]],
  ],
  [],
  [[/$/, ["", "ة", "ون"]]],
  [],
];

/** What people of each country are called in other languages, in their forms: a code and a word. */
export function demonyms(): { code: string; word: string }[] {
  return DEMONYMS.trim()
    .split("\n")
    .flatMap((line) => {
      const [code = "", ...called] = line.split(" ");
      return called
        .slice(0, ENDINGS.length)
        .flatMap((forms, language) => forms.split("/").flatMap((form) => formsOf(form, ENDINGS[language] ?? [])))
        .map((word) => ({ code, word }));
    });
}

function formsOf(form: string, endings: (typeof ENDINGS)[number]): string[] {
  if (form === "-") return [];
  const [end, others] = endings.find(([end]) => end.test(form)) ?? [];
  return end && others ? others.map((other) => form.replace(end, other)) : [form];
}
