/** Large cities of the world and some that people hire in, by country. A tilde marks those that are words or names, too. */
export const CITIES = `
AE Dubai, Abu Dhabi, Sharjah
AO Luanda
AR Buenos Aires, Córdoba, Rosario, Mendoza
AT Vienna/Wien, Graz, Salzburg, Innsbruck, Linz
AU Sydney, Melbourne, Brisbane, Perth, Adelaide, Canberra
AZ Baku
BD Dhaka, Chittagong
BE Brussels/Brüssel/Bruxelles/Brussel, Antwerp/Antwerpen, Ghent/Gent, Bruges
BG Sofia
BO La Paz
BR São Paulo, Rio de Janeiro/Rio, Brasília, Salvador, Fortaleza, Belo Horizonte, Curitiba, Recife, Porto Alegre, Manaus, Belém, Goiânia, Florianópolis
BY Minsk
CA Toronto, Montréal, Vancouver, Calgary, Edmonton, Ottawa, Winnipeg, Québec City, Halifax
CD Kinshasa, Lubumbashi
CH Zürich, Geneva/Genf/Genève, Basel, Bern, Lausanne
CI Abidjan
CL Santiago, Valparaíso
CM Douala, Yaoundé
CN Beijing/Peking/北京, Shanghai/上海, Guangzhou/广州, Shenzhen/深圳, Chengdu/成都, Chongqing, Tianjin, Wuhan, Hangzhou, Nanjing, Xi'an, Suzhou, Qingdao, Shenyang, Dalian, Xiamen
CO Bogotá, Medellín, Cali, Barranquilla, Cartagena
CR San José
CU Havana
CZ Prague/Prag/Praha, Brno, Ostrava
DE Berlin, Hamburg, Münster, Munich/München, Cologne/Köln, Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dresden, Nuremberg/Nürnberg, Hanover/Hannover, Bremen, ~Essen
DK Copenhagen/Kopenhagen/København, Aarhus
DO Santo Domingo
DZ Algiers
EC Quito, Guayaquil
EE Tallinn, Tartu
EG Cairo/القاهرة, Alexandria, Giza
ES Madrid, Barcelona, Valencia, Seville/Sevilla, Bilbao, Málaga, Zaragoza
ET Addis Ababa
FI Helsinki, Tampere, Turku
FR Paris, Lyon, Marseille, Toulouse, Bordeaux, Lille, Nantes, Strasbourg, ~Nice, Montpellier, Rennes
GB London/Londres/Londra/ロンドン, Manchester, Birmingham, Leeds, Glasgow, Edinburgh, Liverpool, Bristol, Sheffield, Cardiff, Belfast, ~Bath, ~Reading, Newcastle, Nottingham, Brighton, Oxford, Cambridge
GE Tbilisi
GH Accra, Kumasi
GR Athens, Thessaloniki
GT Guatemala City
HK Hong Kong/香港
HR Zagreb, ~Split
HU Budapest
ID Jakarta, Surabaya, Bandung, Medan, Bali, Denpasar
IE Dublin, ~Cork, Galway, Limerick
IL Tel Aviv, Jerusalem, Haifa
IN Mumbai/Bombay, Delhi/New Delhi/दिल्ली, Bangalore/Bengaluru, Hyderabad, Chennai, Kolkata, Ahmedabad, Pune, Surat, Jaipur, Lucknow, Kanpur, Nagpur, Indore, Kochi, Goa, Chandigarh
IQ Baghdad, Basra
IR Tehran, Mashhad, Isfahan, Shiraz
IS Reykjavík
IT Rome/Rom/Roma, Milan/Mailand/Milano, Naples/Napoli, Turin/Torino, Florence/Firenze/Florenz, Bologna, Venice/Venezia, Genoa, Palermo, Verona
JO Amman
JP Tokyo/東京, Osaka/大阪, Kyoto/京都, Yokohama, Nagoya, Sapporo, Fukuoka, Kobe, Hiroshima, Sendai
KE Nairobi, Mombasa
KH Phnom Penh
KR Seoul/서울, Busan, Incheon, Daegu
KW Kuwait City
KZ Almaty, Astana
LB Beirut
LK Colombo
LT Vilnius, Kaunas
LU Luxembourg City
LV Riga
MA Casablanca, Rabat, Marrakesh/Marrakech, Fez, Tangier
MG Antananarivo
MM Yangon, Mandalay
MX Mexico City/Ciudad de México/CDMX, Guadalajara, Monterrey, Puebla, Tijuana, Mérida, Oaxaca, Cancún
MY Kuala Lumpur, Johor Bahru, Penang
MZ Maputo
NG Lagos, Abuja, Kano, Ibadan, Port Harcourt
NL Amsterdam, Rotterdam, The Hague/Den Haag, Utrecht, Eindhoven, Groningen
NO Oslo, Bergen, Trondheim, Stavanger
NP Kathmandu
NZ Auckland, Wellington, Christchurch
PA Panama City
PE Lima, Arequipa
PH Manila, Quezon City, Cebu, Davao
PK Karachi, Lahore, Islamabad, Faisalabad, Rawalpindi
PL Warsaw/Warschau/Warszawa, Kraków/Cracow, Łódź, Wrocław, Poznań, Gdańsk
PR San Juan
PT Lisbon/Lissabon/Lisboa/Lisbonne, Porto, Braga
PY Asunción
QA Doha
RO Bucharest, Cluj
RS Belgrade, Novi Sad
RU Moscow/Moskau, Saint Petersburg, Novosibirsk, Yekaterinburg, Kazan
RW Kigali
SA Riyadh/الرياض, Jeddah, Mecca, Dammam
SD Khartoum
SE Stockholm, Gothenburg/Göteborg, Malmö, Uppsala
SG Singapore/新加坡
SI Ljubljana
SK Bratislava
SN Dakar
SV San Salvador
SY Damascus, Aleppo
TH Bangkok, Chiang Mai, Phuket
TN Tunis
TR Istanbul, Ankara, Izmir, Antalya, Bursa
TW Taipei/台北, Kaohsiung, Taichung
TZ Dar es Salaam
UA Kyiv/Kiev, Kharkiv, Odesa, Lviv
UG Kampala
US New York/New York City/NYC, Los Angeles, Chicago, Houston, Phoenix, Philadelphia, San Antonio, San Diego, Dallas, San Jose, Austin, Jacksonville, San Francisco, Columbus, Indianapolis, Seattle, Denver, Boston, Nashville, Detroit, Portland, Las Vegas, Memphis, Baltimore, Milwaukee, Albuquerque, Tucson, Sacramento, Atlanta, Kansas City, Miami, Minneapolis, New Orleans, Cleveland, Tampa, Honolulu, Pittsburgh, St Louis, Washington DC, Brooklyn, Salt Lake City, ~Orlando, ~Charlotte
UY Montevideo
UZ Tashkent
VE Caracas, Maracaibo
VN Hanoi, Ho Chi Minh City/Saigon, Da Nang
ZA Cape Town, Johannesburg, Durban, Pretoria
ZM Lusaka
ZW Harare`;
