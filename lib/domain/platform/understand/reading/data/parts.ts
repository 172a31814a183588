/**
 * Parts of countries that people name (states, provinces, lands, coasts), each with its cities. Most names are read only after "in" or "from", or
 * where they are all that is asked; one with an exclamation mark is no other word.
 */
export const PARTS = `
US Alabama: Birmingham, Montgomery, Huntsville, Mobile
US Alaska: Anchorage, Juneau, Fairbanks
US Arizona: Phoenix, Tucson, Mesa, Scottsdale, Tempe, Flagstaff
US Arkansas: Little Rock, Fayetteville
US California/Kalifornien/Californie: Los Angeles, San Francisco, San Diego, San Jose, Sacramento, Oakland, Fresno, Long Beach, Berkeley, Santa Barbara
US Bay Area/Silicon Valley: San Francisco, Oakland, San Jose, Berkeley, Palo Alto, Mountain View
US Colorado: Denver, Boulder, Colorado Springs, Fort Collins
US Connecticut: Hartford, New Haven, Stamford
US Florida: Miami, Orlando, Tampa, Jacksonville, Tallahassee, St Petersburg, Fort Lauderdale
US Georgia: Atlanta, Savannah, Augusta, Athens, Macon
US Hawaii: Honolulu, Hilo
US Idaho: Boise
US Illinois: Chicago, Springfield, Champaign
US Indiana: Indianapolis, Bloomington
US Iowa: Des Moines, Iowa City
US Kansas: Wichita, Topeka
US Kentucky: Louisville, Lexington
US Louisiana: New Orleans, Baton Rouge
US Maine: Portland, Bangor
US Maryland: Baltimore, Annapolis
US Massachusetts: Boston, Cambridge, Worcester, Somerville
US Michigan: Detroit, Ann Arbor, Grand Rapids
US Minnesota: Minneapolis, St Paul, Duluth
US Missouri: St Louis, Kansas City
US Montana: Missoula, Billings, Bozeman
US Nebraska: Omaha, Lincoln
US Nevada: Las Vegas, Reno
US New Jersey: Newark, Jersey City, Princeton
US New Mexico: Albuquerque, Santa Fe, Las Cruces
US New York State/upstate New York: New York, Buffalo, Rochester, Albany, Syracuse, Ithaca
US North Carolina: Charlotte, Raleigh, Durham, Asheville
US Ohio: Columbus, Cleveland, Cincinnati
US Oklahoma: Oklahoma City, Tulsa
US Oregon: Portland, Eugene, Salem, Bend
US Pennsylvania: Philadelphia, Pittsburgh
US South Carolina: Charleston, Columbia
US Tennessee: Nashville, Memphis, Knoxville, Chattanooga
US Texas: Houston, Austin, Dallas, San Antonio, Fort Worth, El Paso
US Utah: Salt Lake City, Provo
US Vermont: Burlington
US Virginia: Richmond, Norfolk, Arlington
US Washington State/Pacific Northwest: Seattle, Tacoma, Spokane, Portland
US Wisconsin: Milwaukee, Madison
US New England: Boston, Providence, Portland, Hartford, New Haven, Burlington, Cambridge
US Midwest: Chicago, Detroit, Minneapolis, Milwaukee, Indianapolis, Columbus, Cleveland, St Louis, Kansas City, Omaha
US Southwest: Albuquerque, Santa Fe, Phoenix, Tucson, El Paso, Las Vegas
US East Coast: New York, Boston, Philadelphia, Baltimore, Washington, Miami, Atlanta, Charlotte, Raleigh
US West Coast: Los Angeles, San Francisco, San Diego, Seattle, Portland, San Jose, Oakland
CA Québec/Quebec province: Montréal, Québec City, Laval, Gatineau, Sherbrooke
CA Ontario: Toronto, Ottawa, Hamilton, London, Kingston, Waterloo
CA British Columbia: Vancouver, Victoria, Kelowna, Burnaby
CA Alberta: Calgary, Edmonton
CA Nova Scotia/Maritimes/Atlantic Canada: Halifax
CA Manitoba: Winnipeg
CA Saskatchewan: Saskatoon, Regina
GB !Scotland/!Scottish/!Schottland/!Écosse/!Escocia/!Schotland: Edinburgh, Glasgow, Aberdeen, Dundee, Inverness
GB !Wales/!Welsh: Cardiff, Swansea, Newport
GB Northern Ireland: Belfast, Derry
GB England: London, Manchester, Birmingham, Leeds, Liverpool, Bristol, Sheffield, Newcastle, Nottingham, Leicester, Brighton, Oxford, Cambridge, York, Bath
GB Yorkshire/north of England/northern England: Leeds, Sheffield, York, Bradford, Hull
GB Cornwall: Falmouth, Truro
IE Connacht/west of Ireland: Galway, Sligo
IE Munster: Cork, Limerick
IE Leinster: Dublin
FR Rhône-Alpes/Auvergne-Rhône-Alpes/Auvergne: Lyon, Grenoble, Saint-Étienne, Annecy, Clermont-Ferrand
FR Provence/Côte d'Azur/French Riviera/south of France: Marseille, Nice, Aix-en-Provence, Toulon, Cannes, Avignon
FR Brittany/Bretagne: Rennes, Brest, Quimper
FR Normandy/Normandie: Rouen, Caen, Le Havre
FR Île-de-France/Paris region: Paris, Versailles
FR Alsace: Strasbourg, Mulhouse, Colmar
FR Occitanie/Languedoc: Toulouse, Montpellier, Nîmes
FR Aquitaine/Nouvelle-Aquitaine: Bordeaux, Limoges, Poitiers
DE Bavaria/Bayern/Bavière: Munich, Nuremberg, Augsburg, Regensburg, Würzburg
DE Saxony/Sachsen: Leipzig, Dresden, Chemnitz
DE Hesse/Hessen: Frankfurt, Wiesbaden, Kassel, Darmstadt
DE North Rhine-Westphalia/Nordrhein-Westfalen/NRW/Ruhr/Ruhrgebiet: Cologne, Düsseldorf, Dortmund, Essen, Bonn, Bochum, Duisburg
DE Baden-Württemberg: Stuttgart, Karlsruhe, Mannheim, Freiburg, Heidelberg
DE Lower Saxony/Niedersachsen: Hanover, Braunschweig, Göttingen, Oldenburg
DE Rhineland/Rheinland: Cologne, Bonn, Düsseldorf, Koblenz, Mainz
AT Styria/Steiermark: Graz
AT Tyrol/Tirol: Innsbruck
CH Romandy/Romandie/French-speaking Switzerland: Geneva, Lausanne, Neuchâtel, Fribourg
NL Holland/Randstad: Amsterdam, Rotterdam, The Hague, Utrecht, Leiden, Haarlem, Delft
NL Brabant: Eindhoven, Tilburg, Breda
NL Friesland: Leeuwarden
BE Flanders/Vlaanderen/Flandern/Flandre: Ghent, Antwerp, Bruges, Leuven, Mechelen
BE Wallonia/Wallonie: Liège, Namur, Charleroi, Mons
IT Piedmont/Piemonte/Piemont: Turin, Novara, Asti, Alba
IT Lombardy/Lombardia/Lombardei: Milan, Bergamo, Brescia, Como, Monza
IT Veneto: Venice, Verona, Padua, Vicenza
IT Tuscany/Toscana/Toskana/Toscane: Florence, Pisa, Siena, Lucca
IT Sicily/Sicilia/Sizilien: Palermo, Catania
IT Sardinia/Sardegna: Cagliari
IT Emilia-Romagna: Bologna, Modena, Parma, Ravenna
IT Lazio: Rome
IT Campania: Naples, Salerno
IT Apulia/Puglia: Bari, Lecce
ES Basque Country/País Vasco/Euskadi/Baskenland: Bilbao, San Sebastián, Vitoria
ES Catalonia/Cataluña/Catalunya/Katalonien: Barcelona, Girona, Tarragona
ES Andalusia/Andalucía/Andalusien: Seville, Málaga, Granada, Córdoba, Cádiz
ES Galicia: Vigo, A Coruña, Santiago de Compostela
ES Canary Islands/Canarias/Kanaren: Las Palmas, Santa Cruz de Tenerife, Tenerife
ES Balearic Islands/Mallorca: Palma
PT Algarve: Faro, Lagos, Albufeira
PT Minho/northern Portugal: Porto, Braga, Guimarães
SE Västra Götaland/west Sweden/Swedish west coast: Gothenburg, Borås
SE Skåne/Scania: Malmö, Lund, Helsingborg
FI Pirkanmaa/Finnish lakeland: Tampere
FI Lapland: Rovaniemi
NO Vestland/western Norway/west coast of Norway/Hordaland/fjords: Bergen, Stavanger
CZ Moravia/Mähren: Brno, Ostrava, Olomouc
CZ Bohemia/Böhmen: Prague, Plzeň
PL Silesia: Katowice, Wrocław
TR Aegean coast/Aegean/Aegean region/Turkish Aegean: Izmir, Bodrum, Çeşme
TR Anatolia: Ankara, Konya, Kayseri
GR Crete: Heraklion, Chania
JP Kansai/関西/Kinki: Kyoto, Osaka, Kobe, Nara
JP Kanto/関東: Tokyo, Yokohama, Chiba, Saitama
JP Hokkaido/北海道: Sapporo
JP Kyushu/九州: Fukuoka, Nagasaki, Kumamoto
IN Maharashtra: Mumbai, Pune, Nagpur
IN Kerala: Kochi, Thiruvananthapuram, Kozhikode
IN Karnataka: Bangalore, Bengaluru, Mysore
IN Tamil Nadu: Chennai, Coimbatore, Madurai
IN Gujarat: Ahmedabad, Surat, Vadodara
IN West Bengal: Kolkata
IN South India/southern India: Bangalore, Bengaluru, Chennai, Kochi, Hyderabad, Coimbatore
CN Guangdong/广东: Guangzhou, Shenzhen
BR Minas Gerais: Belo Horizonte, Uberlândia
BR Bahia: Salvador
BR Paraná: Curitiba
MX Nuevo León/northern Mexico/norte de México: Monterrey
MX Jalisco: Guadalajara
MX Yucatán: Mérida, Cancún
AR Patagonia: Bariloche, Ushuaia
ZA KwaZulu-Natal: Durban, Pietermaritzburg
ZA Western Cape: Cape Town, Stellenbosch
ZA Gauteng: Johannesburg, Pretoria
AU New South Wales/NSW: Sydney, Newcastle, Wollongong
AU Victoria State: Melbourne, Geelong
AU Queensland: Brisbane, Cairns, Gold Coast
AU Western Australia: Perth
AU Tasmania: Hobart
NZ North Island: Wellington, Auckland, Hamilton, Napier
NZ South Island: Christchurch, Dunedin, Queenstown
`;

/** Time zones as people write them, each with the countries that keep it. */
export const ZONES: Record<string, string> = {
  kst: "KR",
  jst: "JP",
  ist: "IN",
  sgt: "SG MY",
  pht: "PH",
  wib: "ID",
  hkt: "HK",
  aest: "AU",
  aedt: "AU",
  nzst: "NZ",
  nzdt: "NZ",
  gmt: "GB IE PT IS GH CI SN",
  bst: "GB",
  wet: "PT ES GB IE",
  cet: "AT BE CH CZ DE DK ES FR HR HU IT LU NL NO PL SE SI SK",
  cest: "AT BE CH CZ DE DK ES FR HR HU IT LU NL NO PL SE SI SK",
  eet: "BG CY EE FI GR LT LV RO UA",
  trt: "TR",
  msk: "RU",
  wat: "NG CM AO DZ TN",
  eat: "KE TZ UG ET",
  sast: "ZA BW LS",
  brt: "BR",
  art: "AR",
  clt: "CL",
  est: "US CA",
  edt: "US CA",
  cst: "US CA MX",
  mst: "US CA",
  pst: "US CA",
  pdt: "US CA",
};
