import type { RequirementView } from "./requirements";

type Question = Omit<RequirementView, "id" | "help" | "options" | "required"> &
  Partial<Pick<RequirementView, "help" | "options" | "required">>;

export type RequirementTemplate = { slug: string; name: string; questions: readonly Question[] };

const text = (label: string, more: Partial<Question> = {}): Question => ({ kind: "text", label, ...more });
const long = (label: string, more: Partial<Question> = {}): Question => ({ kind: "long_text", label, ...more });
const choice = (label: string, options: string[], more: Partial<Question> = {}): Question => ({
  kind: "choice",
  label,
  options,
  ...more,
});
const several = (label: string, options: string[], more: Partial<Question> = {}): Question => ({
  kind: "multi_choice",
  label,
  options,
  ...more,
});
const file = (label: string, more: Partial<Question> = {}): Question => ({ kind: "file", label, ...more });
const url = (label: string, more: Partial<Question> = {}): Question => ({ kind: "url", label, ...more });
const day = (label: string, more: Partial<Question> = {}): Question => ({ kind: "date", label, ...more });
const optional = { required: false };

/** What the trades ask before they begin: one to start from for each category, by the category's slug. */
export const REQUIREMENT_TEMPLATES: readonly RequirementTemplate[] = [
  {
    slug: "design-creative",
    name: "Logo and brand",
    questions: [
      text("The exact name that the mark carries", {
        help: "With its capitals and accents, and a tagline if one belongs to it.",
      }),
      long("What do you do, and for whom?", { help: "Two sentences that a stranger would understand." }),
      several("Where will it be used first?", [
        "Website and apps",
        "Print",
        "Packaging",
        "Signs and vehicles",
        "Clothing",
        "Social media",
      ]),
      long("Three marks that you like, and what you like about each", {
        help: "Links are welcome. What you dislike helps as much.",
      }),
      text("Colours that must or must not appear", optional),
      file("What there is already: the present mark, sketches, a style guide", optional),
    ],
  },
  {
    slug: "software-development",
    name: "Build or change software",
    questions: [
      long("What should a user be able to do afterwards that they cannot do now?"),
      text("The stack, with versions", { help: "Such as: Next.js 16, PostgreSQL 17, hosted on Fly." }),
      choice("How do you grant access to the code?", [
        "Invitation to the repository",
        "Archive of the code",
        "There is no code yet",
      ]),
      long("How will we know that it is done?", { help: "The checks that you will run when you accept it." }),
      url("Where does it run today?", optional),
      file("Designs, an API description, an error log", optional),
    ],
  },
  {
    slug: "data-ai",
    name: "Analysis or model",
    questions: [
      long("Which decision should the result help with?"),
      long("Which data is there?", { help: "Sources, rows and columns roughly, the time that it covers, known gaps." }),
      choice("Does it hold personal data?", ["No", "Yes, pseudonymised", "Yes, as it is"]),
      choice("What do you want to be handed?", ["Report", "Notebook and code", "Dashboard", "Model behind an API"]),
      file("A sample of the data, with names removed", { help: "A hundred rows say more than a description." }),
      text("What accuracy, or which error, would be acceptable?", optional),
    ],
  },
  {
    slug: "marketing-growth",
    name: "Campaign or growth",
    questions: [
      long("What do you sell, at which price, to whom?"),
      text("The one number that should move, and where it stands now", { help: "Such as: trials a week, 40 now." }),
      several("Which channels do you use already?", [
        "Search ads",
        "Social ads",
        "Email",
        "SEO and content",
        "Partners",
        "None yet",
      ]),
      text("Monthly budget for media, apart from my fee"),
      url("The page that visitors land on"),
      long("What has been tried, and what came of it?", optional),
    ],
  },
  {
    slug: "writing-translation",
    name: "Text or translation",
    questions: [
      long("Who reads it, and what should they do afterwards?"),
      text("Language and variety, from and into", { help: "Such as: German (Switzerland) into English (UK)." }),
      text("Length in words"),
      file("The source text, notes or an outline"),
      choice("How do you address your readers?", ["Formally", "Neutrally", "Informally"]),
      long("Terms to use, terms to avoid, a style guide", optional),
    ],
  },
  {
    slug: "video-animation",
    name: "Video edit or animation",
    questions: [
      text("Where will it be shown, and how long should it be?", {
        help: "Such as: YouTube, 8 minutes; or three reels of 30 seconds.",
      }),
      several("Which formats?", ["16:9", "9:16", "1:1", "4:5"]),
      url("Where is the footage?", { help: "A shared folder with the original files, not a streaming link." }),
      text("How much footage is there, in minutes, and in which resolution?"),
      url("A video whose pace and look you like"),
      choice("Subtitles?", ["None", "Burnt in", "As a separate file"]),
      file("Logo, fonts, music that you hold the rights to", optional),
    ],
  },
  {
    slug: "music-audio",
    name: "Podcast edit, mix or music",
    questions: [
      choice("What is it?", ["Podcast edit", "Mix or master", "Music to picture", "Voice-over"]),
      text("Length of the recording, and of the finished piece"),
      url("Where are the tracks?", { help: "One WAV per speaker or instrument, 24 bit, without effects." }),
      url("A reference for the sound"),
      text("Loudness or platform to deliver for", {
        help: "Such as: −16 LUFS for podcasts, −14 for streaming.",
        required: false,
      }),
      long("What must go, what must stay?", {
        help: "Time codes for names to cut, retakes, sponsors' spots.",
        required: false,
      }),
    ],
  },
  {
    slug: "photography-visual-arts",
    name: "Shoot or retouching",
    questions: [
      text("Place and address", { help: "Indoors or outdoors, which floor, is there daylight?" }),
      day("Day of the shoot"),
      long("Who or what is photographed?", { help: "How many people or products, and the shots that you must have." }),
      several("What will the pictures be used for?", [
        "Website",
        "Press",
        "Print advertising",
        "Social media",
        "Shop listings",
      ]),
      choice("For how long do you need the rights?", ["One year", "Three years", "Without limit"]),
      file("A mood board", optional),
    ],
  },
  {
    slug: "business-consulting",
    name: "Advice on a decision",
    questions: [
      long("Which decision is to be made, by whom, and by when?"),
      long("What have you considered so far, and why was it not enough?"),
      text("Turnover, headcount and country", {
        help: "In rough figures: advice for five people is not advice for five hundred.",
      }),
      file("What I should read first", { help: "Plan, figures of the last two years, organisation chart." }),
      choice("What do you want to be handed?", [
        "A written recommendation",
        "A model to calculate with",
        "A workshop",
        "A plan with dates",
      ]),
    ],
  },
  {
    slug: "legal-finance",
    name: "Contract, tax or accounts",
    questions: [
      text("Which country's law or tax applies?", { help: "And the state or canton, where it matters." }),
      choice("Who are you in this matter?", ["Company", "Self-employed", "Private person", "Non-profit"]),
      text("Names of the other parties", { help: "To rule out a conflict of interest before I read anything." }),
      long("What happened, or what is to be agreed?"),
      day("The date by which something must be filed or signed"),
      file("Contracts, letters, notices", optional),
    ],
  },
  {
    slug: "coaching-education",
    name: "Coaching or lessons",
    questions: [
      long("What do you want to be able to do in three months?"),
      choice("Where do you stand?", [
        "At the very beginning",
        "I know the basics",
        "I do it regularly",
        "I do it for a living",
      ]),
      text("When can you meet, and in which time zone?"),
      text("How many hours a week can you practise?"),
      long("What has helped you learn before, and what has not?", optional),
    ],
  },
  {
    slug: "lifestyle-events",
    name: "Event or travel",
    questions: [
      day("The date"),
      text("Place, and how many guests"),
      text("Budget in all, and what it must cover"),
      long("What is the occasion, and how should guests speak of it the day after?"),
      several("What is arranged already?", ["Venue", "Catering", "Music", "Invitations", "Transport", "Nothing yet"]),
      long("Allergies, access needs, what must not happen", optional),
    ],
  },
];

/** A template's questions, whole, as the editor holds them. */
export function questionsOf({ questions }: RequirementTemplate): Omit<RequirementView, "id">[] {
  return questions.map((question) => ({ help: "", options: [], required: true, ...question }));
}
