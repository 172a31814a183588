/** The vocabulary of made-up creators, beside the taxonomy's skills. Data: lists that `large-text.ts` draws from. */

export const FIRST_NAMES = (
  "Ada Aiko Alma Amir Ana Anders Anika Anton Asha Astrid Bao Bea Benno Bilal Camille Carlos Chidi Clara Dana Dario Dara Diana Edith " +
  "Elif Emeka Emil Enzo Esra Eva Farid Fatima Felix Finn Freja Gael Gita Hana Hugo Ida Ilse Imani Ines Irina Isak Ivo Jana Jin Jonas " +
  "Juno Kaito Karin Kofi Lara Lea Leon Lina Luca Mads Maia Malik Marta Mateo Mila Milan Mina Moses Nadia Naomi Nia Nils Noah Nora Odile " +
  "Omar Otto Paula Pedro Petra Quinn Rafael Rana Reza Rosa Ruth Samir Sanna Selma Sofia Suki Tariq Tessa Theo Tove Uma Vera Viktor " +
  "Wanda Wim Xenia Yara Yusuf Zara Zoe"
).split(" ");

export const LAST_NAMES = (
  "Abara Acosta Adler Ahlgren Alvarez Anand Arslan Bakker Banda Barros Becker Belov Bianchi Brandt Castellan Chaudhry Costa Dahl Danso " +
  "Delacroix Demir Diallo Dvorak Eide Ekberg Elmas Falk Ferreira Fiore Fischer Fontaine Forsberg Fujita Gallo Garnier Haas Hagen Halvorsen " +
  "Hamdan Hartmann Hassan Hoang Holm Horvat Ibarra Ivanova Jansen Jensen Kaya Keller Khoury Kimura Kowal Krause Lambert Larsen Laurent " +
  "Lindqvist Lopez Madsen Malik Marchetti Marino Mbeki Mendes Meyer Moreau Moretti Nakata Ndiaye Nguyen Nilsen Novak Nowak Nyberg Okafor " +
  "Olsen Ortega Osei Park Pereira Petrov Quispe Rahman Ramos Reyes Ricci Rossi Sandoval Santos Sato Schmid Serrano Shah Silva Sorensen " +
  "Sousa Strand Svensson Tanaka Torres Ueda Vargas Vasquez Vega Virtanen Vogel Weber Wolff Yamada Yilmaz Zhang Zimmer"
).split(" ");

export const CITIES = [
  "Accra, Ghana",
  "Antwerp, Belgium",
  "Athens, Greece",
  "Bangalore, India",
  "Bogotá, Colombia",
  "Brno, Czechia",
  "Bristol, United Kingdom",
  "Cape Town, South Africa",
  "Cork, Ireland",
  "Dakar, Senegal",
  "Denver, United States",
  "Gdańsk, Poland",
  "Graz, Austria",
  "Halifax, Canada",
  "Hanoi, Vietnam",
  "Kraków, Poland",
  "Kyoto, Japan",
  "Leipzig, Germany",
  "Lisbon, Portugal",
  "Ljubljana, Slovenia",
  "Lyon, France",
  "Malmö, Sweden",
  "Manila, Philippines",
  "Medellín, Colombia",
  "Melbourne, Australia",
  "Montevideo, Uruguay",
  "Nairobi, Kenya",
  "Oaxaca, Mexico",
  "Porto, Portugal",
  "Recife, Brazil",
  "Riga, Latvia",
  "Rotterdam, Netherlands",
  "Seoul, South Korea",
  "Tallinn, Estonia",
  "Tbilisi, Georgia",
  "Tunis, Tunisia",
  "Turin, Italy",
  "Valencia, Spain",
  "Wellington, New Zealand",
  "Zagreb, Croatia",
];

export const LANGUAGES = ["en", "es", "de", "fr", "pt", "it", "nl", "pl", "ja", "ar", "hi", "sv"];

/** Who the work is for, the most frequent first. */
export const AUDIENCES = [
  "small teams",
  "early startups",
  "online shops",
  "agencies",
  "founders",
  "nonprofits",
  "family businesses",
  "restaurants",
  "independent publishers",
  "clinics",
  "schools",
  "museums",
  "manufacturers",
  "hotels",
  "law firms",
  "game studios",
  "podcasters",
  "architects",
  "breweries",
  "bookshops",
  "theatres",
  "farm cooperatives",
  "bicycle makers",
  "ferry operators",
  "beekeepers",
];

export const TRAITS = [
  "fixed prices",
  "plain language",
  "fast replies",
  "clear milestones",
  "no surprises",
  "one point of contact",
  "weekly previews",
  "written handovers",
  "careful research",
  "tested results",
  "honest estimates",
  "two rounds of revisions",
  "source files included",
  "a calm process",
];

/** `{s}` skills, `{k}` the kind of work, `{a}` whom it is for, `{t}` a trait. The most frequent first. */
export const TAGLINES = [
  "{s} and {s} for {a}",
  "{k} for {a}, with {t}",
  "{s} for {a}: {t}, {t}",
  "I help {a} with {s}",
  "Senior {k}, {s} first",
  "{k} that ships: {s}, {s}",
  "{s} done properly, with {t}",
  "Your {k} partner for {s}",
  "{s}, {s} and the rest of {k}",
  "From brief to result: {s} for {a}",
];

/** The same slots, and `{y}` years, `{c}` a city, `{n}` the studio's coined name, which makes rare words. */
export const OPENINGS = [
  "I have worked in {k} for {y} years, mostly for {a}.",
  "Before I went independent I spent {y} years working for {a}, responsible for {s}.",
  "{n} is a one-person practice in {c} for {s} and {s}.",
  "Most clients come to me for {s} and stay for {s}.",
  "I founded {n} in {c} to do {k} without the overhead of an agency.",
];

export const MIDDLES = [
  "A project starts with a short call, then a written scope with {t}.",
  "My tools change, my method does not: measure, decide, write it down.",
  "Recent work includes {s} for {a} and {s} for {a}.",
  "You get {t} and {t}, and you can stop after any milestone.",
  "I document everything, so that the next person can continue without me.",
  "When {s} is the wrong answer I say so before you pay for it.",
  "I also take over half-finished {k} and bring it to an end.",
  "The hardest project so far combined {s}, {s} and a deadline of nine days.",
  "I work in small batches and show progress twice a week.",
];

export const CLOSINGS = [
  "Agents may order directly: name the audience, the deadline and one example you like.",
  "Send me the worst part first; it decides the price.",
  "I answer within a day, on weekdays from {c}.",
  "Ask for references from {a}; I am glad to introduce you.",
  "If the brief is clear I start within the week.",
];

export const POST_TITLES = [
  "What {a} get wrong about {s}",
  "A checklist for {s}",
  "{s} in a week: what I would do again",
  "How I price {k}",
  "Three mistakes in {s}, and how to avoid them",
  "Before you hire someone for {k}",
  "Notes from a year of {s}",
  "Why {a} should start with {s}",
];

export const SYLLABLES =
  "ar bel bor cal dan del dor el fen gal har il jun kel kor lan lor mar mer mi nor or pel quin ra ren sal sol tar tor ul val ven wil xan yor zel".split(
    " ",
  );
