/**
 * What countries and their people are called in English besides the names that `Intl.DisplayNames` gives: a code, then words. A tilde
 * marks what is a name or a word of its own, too, and needs "in" or "from" before it.
 */
export const COUNTRY_WORDS = `
AE emirati, uae, emirates, ~dubai based
AF afghan
AL albanian
AM armenian
AO angolan
AR argentine, argentinian
AT austrian
AU australian, ~oz
AZ azerbaijani
BA bosnia, bosnian
BD bangladeshi
BE belgian
BG bulgarian
BJ beninese
BO bolivian
BR brazilian
BY belarusian
CA canadian
CH swiss
CI ivory coast, ivorian
CL chilean
CM cameroonian
CN chinese
CO colombian
CR costa rican
CU cuban
CY cypriot
CZ czech, czech republic
DE german
DK danish
DO dominican
DZ algerian
EC ecuadorian
EE estonian
EG egyptian
ES spanish
ET ethiopian
FI finnish
FR french
GB uk, u.k, britain, great britain, british, england, ~english
GE ~georgia, georgian
GH ghanaian
GR greek
GT guatemalan
HK hong kong
HN honduran
HR croatian
HU hungarian
ID indonesian
IE irish
IL israeli
IN indian
IQ iraqi
IR iranian, ~persian
IS icelandic
IT italian
JM jamaican
JO ~jordan, jordanian
JP japanese
KE kenyan
KH cambodian
KR korea, korean, south korean
KW kuwaiti
KZ kazakh
LB lebanese
LK sri lankan
LT lithuanian
LU luxembourgish
LV latvian
MA moroccan
MD moldovan
MG malagasy, ~madagascar
ML malian, ~mali
MM burma, burmese
MT maltese
MX mexican
MY malaysian
NG nigerian
NL dutch, holland
NO norwegian
NP nepali, nepalese
NZ new zealander, ~kiwi
PA panamanian
PE peruvian
PH filipino, philippine
PK pakistani
PL ~polish
PT portuguese
PY paraguayan
QA qatari
RO romanian
RS serbian
RU russian, russia
RW rwandan
SA saudi, saudi arabian
SE swedish
SG singaporean
SI slovenian, slovene
SK slovak
SN senegalese
SV salvadoran
SY syrian, syria
TD ~chad
TH thai
TN tunisian
TR ~turkey, turkish, turkiye
TW taiwanese
TZ tanzanian
UA ukrainian
UG ugandan
US usa, u.s, u.s.a, united states of america, states, america, american
UY uruguayan
UZ uzbek
VE venezuelan
VN vietnamese
ZA south african
ZM zambian
ZW zimbabwean`;

/** Names of countries in other languages that are common words or names there or elsewhere: only after "in" or "from". */
export const WORDS_TOO = new Set(
  "chad,jordan,georgia,turkey,mali,guinea,cuba,niger,man,oman,tonga,togo,malta,monaco,jersey,peru,panama,guam,chile,granada,irak,china,tunis,pays bas,india,indien".split(
    ",",
  ),
);
