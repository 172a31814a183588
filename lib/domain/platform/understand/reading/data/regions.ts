/**
 * Parts of the world by the code that `Intl.DisplayNames` knows (UN M49, `EU`), or `X-` and a name of our own, with their countries.
 * ISO 3166-1 codes; borderline countries stand in each part that people would look for them in.
 */
export const REGIONS: Record<string, string> = {
  EU: "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE",
  "150":
    "AL AD AT BY BE BA BG HR CY CZ DK EE FO FI FR DE GI GR GG HU IS IE IM IT JE XK LV LI LT LU MT MD MC ME NL MK NO PL PT RO RU SM RS SK SI ES SE CH TR UA GB VA",
  "154": "DK EE FO FI GB IE IS LT LV NO SE",
  "155": "AT BE CH DE FR LI LU MC NL GB IE",
  "151": "BG BY CZ EE HU LT LV MD PL RO RU SK UA",
  "039": "AD AL BA CY ES GI GR HR IT ME MK MT PT RS SI SM TR XK",
  "419": "AR BO BR CL CO CR CU DO EC GT HN HT MX NI PA PE PR PY SV UY VE",
  "005": "AR BO BR CL CO EC GF GY PE PY SR UY VE",
  "013": "BZ CR GT HN MX NI PA SV",
  "003": "CA US MX",
  "021": "CA US",
  "029": "AG BB BS CU DM DO GD HT JM KN LC PR TT VC",
  "142":
    "AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE",
  "035": "BN ID KH LA MM MY PH SG TH TL VN",
  "030": "CN HK JP KR MN MO TW",
  "034": "AF BD BT IN LK MV NP PK",
  "145": "AE AM AZ BH CY GE IL IQ IR JO KW LB OM PS QA SA SY TR YE",
  "002":
    "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW",
  "015": "DZ EG LY MA SD TN",
  "011": "BF BJ CI CV GH GM GN GW LR ML MR NE NG SL SN TG",
  "014": "BI DJ ER ET KE KM MG MU MW MZ RW SC SO SS TZ UG ZM ZW",
  "018": "BW LS NA SZ ZA",
  "009": "AU FJ FM KI MH NC NR NZ PF PG PW SB TO TV VU WS",
  "X-scandinavia": "DK NO SE",
  "X-nordics": "DK FI FO IS NO SE",
  "X-benelux": "BE LU NL",
  "X-dach": "AT CH DE",
  "X-baltics": "EE LT LV",
  "X-balkans": "AL BA BG GR HR ME MK RO RS SI XK",
  "X-iberia": "ES PT",
  "X-gulf": "AE BH KW OM QA SA",
  "X-middle-east": "AE BH CY EG IL IQ IR JO KW LB OM PS QA SA SY TR YE",
};

/** What our own parts of the world, and those above, are called besides. */
export const REGION_WORDS: Record<string, string> = {
  EU: "european union, the eu",
  "150": "european, europaisch, europeen, europeo, europeu, europees",
  "419": "latam, latin american, latinoamerica, lateinamerika",
  "005": "south american",
  "021": "north american",
  "142": "asian",
  "030": "east asia, east asian",
  "034": "south asia, south asian",
  "035": "south east asia, southeast asian",
  "002": "african",
  "X-scandinavia": "scandinavia, scandinavian, skandinavien, skandinavisch, scandinavie, escandinavia, 北欧",
  "X-nordics": "nordics, the nordics, nordic countries, nordic",
  "X-benelux": "benelux",
  "X-dach": "dach, dach region",
  "X-baltics": "baltics, baltic states, baltic, baltikum",
  "X-balkans": "balkans, balkan",
  "X-iberia": "iberia, iberian peninsula",
  "X-gulf": "gulf states, gulf countries",
  "X-middle-east": "middle east, middle eastern, naher osten, moyen orient, medio oriente, 中东, 中東",
};
