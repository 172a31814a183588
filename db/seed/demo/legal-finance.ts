import type { DemoCreator } from "./content";

/** Demo creators whose primary category is `legal-finance`. */
export const LEGAL_FINANCE_CREATORS: readonly DemoCreator[] = [
  {
    handle: "clausework",
    displayName: "Beatriz Fontoura",
    tagline: "Contracts for freelancers and software firms, short enough that both sides have read them",
    bio:
      "I am an advogada admitted in Lisbon, and I draft commercial contracts in Portuguese and English " +
      "under Portuguese law, and, with a colleague, under English law. I say where my competence ends on " +
      "the first page, since that is where you would look for it.\n\n" +
      "After eight years at a large firm, where I added clauses, I now remove them. A services agreement " +
      "of mine runs to four pages and has a table on top: who does what, by when, for how much, and what " +
      "happens if not. Clients sign it within days, mostly without a second lawyer, for there is little " +
      "to argue about.\n\n" +
      "I do not litigate. If a matter is already a dispute I will introduce you to someone who enjoys " +
      "that.",
    location: "Lisbon, Portugal",
    languages: ["pt", "en", "es"],
    categories: ["legal-finance"],
    skills: [
      "Commercial contracts",
      "SaaS agreements",
      "Freelance agreements",
      "Data processing terms",
      "Contract review",
      "Plain drafting",
    ],
    links: [
      {
        label: "A four-page contract",
        url: "https://example.com/clausework/four-pages",
      },
      {
        label: "Clause notes",
        url: "https://example.org/clausework",
      },
    ],
    tier: "GROWTH",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 675,
    products: [
      {
        slug: "contract-draft",
        kind: "packages",
        name: "Contract, drafted short",
        summary: "An agreement that fits your business, with a one-page explanation of each choice.",
        description:
          "You answer twelve questions in writing, or your agent does and you confirm. I draft, with the " +
          "commercial table on the first page and the dull parts behind it.\n\n" +
          "With every contract comes a page in ordinary words: what each clause is for, which ones you may " +
          "give away in a negotiation and which you should not. Portuguese or English, under Portuguese law " +
          "unless we agree otherwise.",
        packages: [
          {
            slug: "freelance",
            name: "Freelance agreement",
            description: "A services contract for one person and their clients.",
            priceCents: 32000,
            deliveryDays: 5,
            revisions: 1,
            features: ["Four-page contract", "Explanation page", "Reusable order form"],
          },
          {
            slug: "saas",
            name: "Software terms",
            description: "Subscription terms with a data processing annex.",
            priceCents: 125000,
            deliveryDays: 12,
            revisions: 2,
            features: ["Subscription terms", "Data processing annex", "Service level table", "Explanation page"],
          },
          {
            slug: "contract-kit",
            name: "Contract kit",
            description: "The five agreements a small firm uses, consistent with each other.",
            priceCents: 280000,
            deliveryDays: 25,
            revisions: 2,
            features: ["Five agreements", "Negotiation guide", "Signature order", "Two calls", "Half-year update"],
          },
        ],
        addons: [
          {
            slug: "bilingual",
            name: "Bilingual version",
            description: "Both languages side by side, with a statement as to which one prevails.",
            priceCents: 38000,
            extraDays: 4,
          },
          {
            slug: "negotiation",
            name: "One round of negotiation",
            description: "I answer the other side's mark-up, once, with reasons.",
            priceCents: 34000,
            extraDays: 3,
          },
        ],
      },
      {
        slug: "red-flag-read",
        kind: "flat",
        name: "Red-flag reading",
        summary: "A contract you have been sent, read in two days, with at most seven remarks.",
        description:
          "Up to twenty pages. I read for what could truly hurt a firm of your size: unlimited liability, " +
          "silent renewal, rights you did not mean to give, payment that never becomes due.\n\n" +
          "You get at most seven remarks, each with a replacement sentence you can paste into your reply. If " +
          "there is nothing serious, I write exactly that and nothing more.",
        priceCents: 18000,
        deliveryDays: 2,
        revisions: 0,
      },
    ],
    posts: [
      {
        slug: "table-on-top",
        title: "Put the deal in a table on page one",
        excerpt: "Most contract disputes are about four facts that were buried on page eleven.",
        body:
          "When two parties call me about a contract, I ask both for the same four things: what, when, how " +
          "much, and what if not. Their answers differ. Then we all search through the document, and the " +
          "fact is in clause 11.3(b), by reference to a schedule that was never attached.\n\n" +
          "## My page one\n\n" +
          '- **What** is delivered, in nouns. "A website" is not a noun, "five page templates in the ' +
          "client's system\" is.\n" +
          "- **When**, with a date, and who must do what before it.\n" +
          "- **How much**, when due, and in which currency.\n" +
          "- **If not:** the remedy for lateness, in both directions.\n" +
          "- **End:** how either side leaves.\n\n" +
          "The remainder of the contract says that the table wins.\n\n" +
          "People worry that it looks informal. It is as binding as a page without a table, and a judge is a " +
          "reader too. I have had clients who negotiated the table in a chat and signed the same afternoon.",
        tags: ["contracts", "freelancing"],
        daysAgo: 31,
        relatedProductSlugs: ["contract-draft"],
      },
      {
        slug: "seven-remarks",
        title: "Seven remarks and no more",
        excerpt: "A review with sixty comments tells the client nothing about what to be afraid of.",
        body:
          "My old firm returned reviews with sixty comments. The client would accept all, the other side " +
          "would reject all, and after a month someone signed out of fatigue.\n\n" +
          "## How I choose seven\n\n" +
          "1. What could cost **more than the contract earns**? Liability, penalties, indemnities.\n" +
          "2. What could bind you **longer than you think**? Renewal, exclusivity, notice.\n" +
          "3. What do you **give away**? Rights, data, the right to name the client.\n" +
          '4. What makes payment **depend on their mood**? "Upon satisfaction".\n\n' +
          "Everything else is left alone, even if it is ugly. A comma in the boilerplate is not worth your " +
          "goodwill.\n\n" +
          "With seven remarks you can pick up the telephone. Say that you have gone through it, that it is " +
          "fine apart from a few points, and read them out. Four will be conceded on the call.",
        tags: ["contracts", "negotiation"],
        daysAgo: 160,
        relatedProductSlugs: ["red-flag-read"],
      },
    ],
    reviews: [
      {
        buyer: "sam",
        productSlug: "contract-draft",
        packageSlug: "contract-kit",
        rating: 5,
        title: "Our clients sign in two days",
        body:
          "It used to be three weeks. The negotiation guide tells my account people what they may concede " +
          "without asking me.",
        daysAgo: 49,
        reply: {
          body: "And you conceded clause nine exactly as the guide says. I saw it.",
          daysAgo: 47,
        },
      },
      {
        buyer: "mei",
        productSlug: "red-flag-read",
        rating: 5,
        title: "Fits into an agent workflow",
        body:
          "Our agent sends supplier contracts here before I see them. I get at most seven points and a yes " +
          "or no, and she has twice called me when a matter was outside her law.",
        daysAgo: 103,
      },
      {
        buyer: "victor",
        productSlug: "contract-draft",
        packageSlug: "saas",
        rating: 4,
        title: "Clear terms, slow data annex",
        body:
          "Subscription terms are the best we have had. The data annex needed a second round because of a " +
          "sub-processor of ours.",
        daysAgo: 189,
      },
      {
        buyer: "kenji",
        productSlug: "red-flag-read",
        rating: 5,
        title: "Publisher contract defused",
        body:
          "Found a clause that would have given away the sequel. The replacement sentence was accepted by " + "return.",
        daysAgo: 256,
      },
      {
        buyer: "lucas",
        productSlug: "contract-draft",
        packageSlug: "freelance",
        rating: 4,
        title: "For our roaster in residence",
        body: "A small contract taken seriously. Explanation page is the thing we really use.",
        daysAgo: 377,
      },
      {
        buyer: "hannah",
        productSlug: "red-flag-read",
        rating: 3,
        title: "Correct but Portuguese eyes",
        body:
          "The network contract was under another country's law, and three remarks came with 'ask locally'. " +
          "Honest, but I then had to pay twice.",
        daysAgo: 524,
        reply: {
          body: "I now ask about governing law before taking payment, so that this cannot happen again.",
          daysAgo: 521,
        },
      },
    ],
    memberTiers: [],
  },
  {
    handle: "ledger-lane",
    displayName: "Joanna Priestnall",
    tagline: "Monthly bookkeeping with a page of plain English about where the money went",
    bio:
      "Chartered in Leeds, twenty-two years in, and I still enjoy a bank reconciliation, which my " +
      "children consider to be a cry for help.\n\n" +
      "I keep the books for about thirty small firms: cafés, studios, a joinery, two touring theatre " +
      "companies. By the tenth of each month you have reconciled accounts and one page in English that " +
      "says what changed, what is coming and what I would ask if I were your bank manager. There are no " +
      "ratios unless they matter.\n\n" +
      "UK companies and sole traders, VAT included. For other countries I will do management accounts " +
      "but not filings. If you come with a carrier bag of receipts, that is fine; there is a price for " +
      "the bag and no comment.",
    location: "Leeds, United Kingdom",
    languages: ["en"],
    categories: ["legal-finance"],
    skills: [
      "Bookkeeping",
      "Management accounts",
      "VAT returns",
      "Cash-flow forecasts",
      "Payroll",
      "Clean-up of old books",
    ],
    links: [
      {
        label: "The monthly page",
        url: "https://example.com/ledger-lane/page",
      },
    ],
    tier: "STARTER",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 640,
    products: [
      {
        slug: "monthly-books",
        kind: "packages",
        name: "Monthly books",
        summary: "One month of reconciled books and a page that explains them.",
        description:
          "You forward receipts as they come, from a phone if you like. I code, reconcile and query by the " +
          "fifth, and close by the tenth.\n\n" +
          "The page that follows is written for you and not for an accountant. It ends with one question " +
          "each month. Owners tell me that the question is what they pay for.",
        packages: [
          {
            slug: "sole",
            name: "Sole trader",
            description: "Up to 60 transactions in the month.",
            priceCents: 11000,
            deliveryDays: 10,
            revisions: 1,
            features: ["Reconciled bank", "Receipts filed", "Monthly page"],
          },
          {
            slug: "company",
            name: "Small company",
            description: "Up to 250 transactions with VAT.",
            priceCents: 32000,
            deliveryDays: 10,
            revisions: 1,
            features: ["Reconciled bank and cards", "VAT workings", "Monthly page", "Debtor chasing list"],
          },
          {
            slug: "company-plus",
            name: "Company and forecast",
            description: "Up to 600 transactions, with payroll for ten and a rolling forecast.",
            priceCents: 68000,
            deliveryDays: 10,
            revisions: 1,
            features: ["Everything in Small company", "Payroll for ten", "13-week cash forecast", "30-minute call"],
          },
        ],
        addons: [
          {
            slug: "carrier-bag",
            name: "The carrier bag",
            description: "Up to 300 paper receipts photographed, sorted and posted.",
            priceCents: 14000,
            extraDays: 4,
          },
          {
            slug: "stock-count",
            name: "Stock and margin page",
            description: "Gross margin by product line from your counts, explained.",
            priceCents: 16000,
            extraDays: 3,
          },
        ],
      },
      {
        slug: "clean-up-year",
        kind: "flat",
        name: "Clean-up of a messy year",
        summary: "Twelve months of neglected books made fit for filing.",
        description:
          "Access to bank, cards and whatever software was started and abandoned. I rebuild the year month " +
          "by month, list what cannot be explained in one sitting's worth of questions, and agree the " +
          "balances with your accountant.\n\n" +
          "Fixed price for up to 1,500 transactions. Nobody gets told off.",
        priceCents: 95000,
        deliveryDays: 20,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "thirteen-weeks",
        title: "Thirteen weeks on one sheet",
        excerpt: "Profit is an opinion with a delay. A cash forecast tells you about the 28th.",
        body:
          "Firms do not close because of losses. They close on a Thursday, because the VAT and the rent came " +
          "in the same week and a good customer was slow.\n\n" +
          "## Make the sheet\n\n" +
          "1. Thirteen columns, one per week. Opening balance on top.\n" +
          "2. Money in: only **invoices that exist**, put in the week that customer *usually* pays and not " +
          "when it is due.\n" +
          "3. Money out: wages, rent, tax, loan, suppliers. Tax has dates, look them up.\n" +
          "4. Closing balance. Colour the lowest week.\n\n" +
          "Update on Mondays, for fifteen minutes. Write last week's forecast beside the actual figure, and " +
          "after a month you will know in which direction you fool yourself. (It is always debtors.)\n\n" +
          "The lowest week is your real business plan. If it is more than eight weeks away you have choices; " +
          "if it is three weeks away, you have a telephone. Ring them early, for people are much kinder " +
          "early.",
        tags: ["finance", "small-business"],
        daysAgo: 67,
        relatedProductSlugs: ["monthly-books"],
      },
    ],
    reviews: [
      {
        buyer: "buyer",
        productSlug: "monthly-books",
        packageSlug: "sole",
        rating: 5,
        title: "I read my accounts with a cup of tea",
        body:
          "The question last month was 'why do you post tins second class and replace a fifth of them?' I " +
          "had no answer and now I post first class.",
        daysAgo: 33,
        reply: {
          body: "And breakages are down to one in thirty. Lovely.",
          daysAgo: 31,
        },
      },
      {
        buyer: "jack",
        productSlug: "monthly-books",
        packageSlug: "company-plus",
        rating: 5,
        title: "The bank asked who does our forecast",
        body: "Thirteen weeks on a page, brought to a meeting about a loan. It took the manager ten minutes.",
        daysAgo: 114,
      },
      {
        buyer: "elena",
        productSlug: "clean-up-year",
        rating: 5,
        title: "Not told off",
        body: "A year in a box, some of it glitter. She sent me forty questions once and then it was finished.",
        daysAgo: 203,
        reply: {
          body: "The glitter is in the ledger for good, I am afraid.",
          daysAgo: 201,
        },
      },
      {
        buyer: "hannah",
        productSlug: "monthly-books",
        packageSlug: "sole",
        rating: 4,
        title: "Dependable",
        body: "Books by the tenth each month, without fail. I should like an app, she likes email.",
        daysAgo: 298,
      },
      {
        buyer: "amara",
        productSlug: "monthly-books",
        packageSlug: "company",
        rating: 4,
        title: "Good for a charity, with one gap",
        body: "Restricted funds needed a bit of a learning curve on her side. She did not charge for it.",
        daysAgo: 413,
      },
    ],
    memberTiers: [],
  },
  {
    handle: "runway-model",
    displayName: "Baek Ha-rim",
    tagline: "Financial models that a founder can change alone at midnight before a board meeting",
    bio:
      "The spreadsheet I was proudest of had 64 tabs. The founder never opened it. Since then I build " +
      "models with five tabs and a rule: you must be able to change any assumption, alone, at midnight, " +
      "without calling me.\n\n" +
      "I worked in shipbuilding finance in Busan, where a model lives for four years and thirty people " +
      "must trust it. From there come my habits: no hard-coded number outside of the inputs tab, each " +
      "formula readable, checks that turn red. I build for software, devices and clinics.\n\n" +
      "I joined less than three months ago, after moving to Seoul and going independent. I work in " +
      "Korean and English, and I answer at odd hours, as founders ask at odd hours.",
    location: "Seoul, South Korea",
    languages: ["ko", "en"],
    categories: ["legal-finance", "business-consulting"],
    skills: [
      "Financial modelling",
      "Runway planning",
      "Unit economics",
      "Board reporting",
      "Spreadsheet audit",
      "Scenario planning",
    ],
    links: [
      {
        label: "Five-tab example",
        url: "https://example.com/baek/five-tabs",
      },
    ],
    tier: "FREE",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 88,
    products: [
      {
        slug: "founder-model",
        kind: "packages",
        name: "Founder's financial model",
        summary: "Five tabs, three scenarios and checks that turn red, in a spreadsheet you own.",
        description:
          "A ninety-minute call about how money really comes in. I build on your actual months and not on " +
          "percentages of a market.\n\n" +
          "You get inputs, revenue, people, cash and summary. Three scenarios switch with one cell. I record " +
          "a walk-through, then watch you change six things without help; what you stumble over I fix.",
        packages: [
          {
            slug: "runway",
            name: "Runway",
            description: "Cash, people and a date. For deciding on hires this month.",
            priceCents: 28000,
            deliveryDays: 4,
            revisions: 1,
            features: ["Two tabs", "Hire-by-hire cash", "Red checks"],
          },
          {
            slug: "model",
            name: "Model",
            description: "The five-tab model with three scenarios.",
            priceCents: 145000,
            deliveryDays: 12,
            revisions: 2,
            features: ["Five tabs", "Three scenarios", "Actuals import", "Recorded walk-through"],
          },
          {
            slug: "board",
            name: "Model and board pack",
            description: "The model with a monthly board pack that fills itself.",
            priceCents: 320000,
            deliveryDays: 24,
            revisions: 2,
            features: ["Everything in Model", "Board pack", "Cohort revenue", "Two months of support"],
          },
        ],
        addons: [
          {
            slug: "korean",
            name: "Korean edition",
            description: "Labels and notes in both languages, switchable.",
            priceCents: 22000,
            extraDays: 2,
          },
          {
            slug: "audit",
            name: "Audit of your old model",
            description: "Errors found and listed, with the effect of each on the end cash.",
            priceCents: 36000,
            extraDays: 4,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "end-cash-date",
        title: "Put one date at the top of the sheet",
        excerpt: "A model with a hundred outputs is used for none. Choose the one that changes behaviour.",
        body:
          "At the top of every model I build, in a cell larger than the others, is a date: the day on which " +
          "the cash ends if nothing changes. Not the number of months. A date.\n\n" +
          "## Why a date\n\n" +
          '- "Fourteen months" stays fourteen in people\'s heads for half a year.\n' +
          '- "The 9th of March" can be counted from, and it has a weekday.\n' +
          '- When you add a hire you see it move. "She costs us **eleven days**" is a sentence that a team ' +
          "understands.\n\n" +
          "Under it stand two further dates: the same without new sales, and the last day on which you could " +
          "begin to raise money and still finish calmly. In my experience this is five to six months before " +
          "the first.\n\n" +
          "Everything else in the model exists to make these three dates honest. If a tab does not move one " +
          "of them, I delete it.",
        tags: ["finance", "startups"],
        daysAgo: 27,
        relatedProductSlugs: ["founder-model"],
      },
    ],
    reviews: [
      {
        buyer: "priya",
        productSlug: "founder-model",
        packageSlug: "runway",
        rating: 5,
        title: "The date cell changed our hiring",
        body:
          "We saw that two hires cost us 31 days and chose one. Built in four days, and I have edited it " +
          "myself every week since.",
        daysAgo: 23,
        reply: {
          body: "Only 31, as you delayed the second. The cell is proud of you.",
          daysAgo: 22,
        },
      },
      {
        buyer: "victor",
        productSlug: "founder-model",
        packageSlug: "model",
        rating: 4,
        title: "Clear, a little austere",
        body: "Our board understood it at first sight. I would have liked charts and he is against most charts.",
        daysAgo: 49,
      },
    ],
    memberTiers: [],
  },
];
