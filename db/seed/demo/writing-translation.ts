import type { DemoCreator } from "./content";

/** Demo creators whose primary category is `writing-translation`. */
export const WRITING_TRANSLATION_CREATORS: readonly DemoCreator[] = [
  {
    handle: "plainly",
    displayName: "Siobhan Carrick",
    tagline: "Plain-English rewriting for letters, terms and screens that people have to act on",
    bio:
      "For eleven years I answered the phone at a water utility in Galway, explaining letters that our " +
      "own legal department had written. Eventually they let me rewrite the letters. Calls about them " +
      "fell by a third, and I had a new trade.\n\n" +
      "I rewrite the text people must act on: bills, consent forms, refusal letters, terms, error " +
      "messages, instructions. I keep the legal meaning, and I check that with your lawyer in the margin " +
      "rather than by hoping. Then I test the draft on five readers who have no reason to be polite.\n\n" +
      "I do not write slogans. If your sentence is meant to make somebody feel something, hire a " +
      "copywriter. If it is meant to make them bring the right document on Tuesday, hire me.",
    location: "Galway, Ireland",
    languages: ["en", "ga"],
    categories: ["writing-translation"],
    skills: [
      "Plain language",
      "UX writing",
      "Terms and conditions",
      "Error messages",
      "Reader testing",
      "Style guides",
    ],
    links: [
      {
        label: "Letters, before and after",
        url: "https://example.com/plainly/letters",
      },
    ],
    tier: "FREE",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 730,
    products: [
      {
        slug: "plain-rewrite",
        kind: "packages",
        name: "Plain-English rewrite",
        summary: "Your letter, form or terms rewritten so that readers act on it, with a legal margin.",
        description:
          "Send the document and tell me what the reader should do after reading it. If you cannot say, that " +
          "is our first conversation, and it is free.\n\n" +
          "I return a tracked version and a clean one. Every change of substance carries a margin note for " +
          "your lawyer. On the larger packages, five readers from your audience try it and I report what " +
          "they did, which is more useful than what they thought.",
        packages: [
          {
            slug: "letter",
            name: "One letter",
            description: "A single document of up to two pages.",
            priceCents: 14000,
            deliveryDays: 3,
            revisions: 2,
            features: ["Tracked and clean versions", "Margin notes", "Reading-age report"],
          },
          {
            slug: "set",
            name: "A set",
            description: "Up to ten related documents or forty screens, made consistent with each other.",
            priceCents: 82000,
            deliveryDays: 10,
            revisions: 2,
            features: ["Ten documents", "Shared word list", "Legal margin notes", "Test with three readers"],
          },
          {
            slug: "terms",
            name: "Terms and policies",
            description: "Full terms and privacy text that a customer can finish, agreed with your lawyer.",
            priceCents: 165000,
            deliveryDays: 18,
            revisions: 3,
            features: [
              "Full rewrite",
              "Two calls with your lawyer",
              "Summary boxes",
              "Test with five readers",
              "Change log for regulators",
            ],
          },
        ],
        addons: [
          {
            slug: "irish-version",
            name: "Irish version",
            description: "The finished text in Irish, written by me and read by a second translator.",
            priceCents: 30000,
            extraDays: 5,
          },
          {
            slug: "reader-round",
            name: "Extra reader round",
            description: "Five more readers from a group you describe, with a two-page write-up.",
            priceCents: 26000,
            extraDays: 4,
          },
        ],
      },
      {
        slug: "error-messages",
        kind: "flat",
        name: "Fifty error messages",
        summary: "Your fifty worst error messages rewritten, in a file your developers can import.",
        description:
          "Export them as they are, codes and all. I rewrite each so that it says what happened, whether " +
          "anything was lost, and what to do next, in that order and within the space you have.\n\n" +
          'Delivered as CSV or JSON with the keys untouched. Where the honest message would be "we do not ' +
          'know", I say so and suggest what to log.',
        priceCents: 39000,
        deliveryDays: 5,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "please-note",
        title: 'Delete "please note" and see who misses it',
        excerpt: "Five phrases that make letters longer without making anybody better informed.",
        body:
          "Search your templates for these five. In most of them you can cut the phrase and keep the " +
          "sentence.\n\n" +
          "## The five\n\n" +
          "- **Please note that.** The reader is already reading.\n" +
          "- **In order to.** *To.*\n" +
          "- **At this time.** *Now*, or nothing.\n" +
          "- **Should you wish to.** *If you want to.*\n" +
          "- **We are unable to.** *We cannot*, and then the reason, which is what the phrase was hiding.\n\n" +
          "None of these is wrong. They are padding, put there so that a refusal lands softly. It does not. " +
          "A person who has been refused reads the same line four times looking for the way round it, and " +
          "padding makes it look as if there were one.\n\n" +
          "Say the hard thing in the first two lines, in short words, with what they can do about it. Then " +
          "you can be as kind as you like, and they will believe you.",
        tags: ["plain-language", "editing"],
        daysAgo: 66,
        relatedProductSlugs: ["plain-rewrite"],
      },
    ],
    reviews: [
      {
        buyer: "grace",
        productSlug: "plain-rewrite",
        packageSlug: "set",
        rating: 5,
        title: "Fewer patients at the wrong door",
        body:
          "Ten appointment letters for our clinics. She rang our front desk to ask what people get wrong, " +
          "and built the letters around the answer. No-shows dropped and the shouting dropped more.",
        daysAgo: 35,
      },
      {
        buyer: "amara",
        productSlug: "plain-rewrite",
        packageSlug: "letter",
        rating: 5,
        title: "Our volunteers understood it first time",
        body:
          "A safeguarding letter that had been through four committees. She returned one page. The committee " +
          "passed it in six minutes.",
        daysAgo: 102,
      },
      {
        buyer: "victor",
        productSlug: "error-messages",
        rating: 4,
        title: "Sharp, occasionally too sharp",
        body:
          "Forty-six of fifty went straight in. Four were a bit blunt for our customers in finance and she " +
          "softened them the same evening.",
        daysAgo: 176,
        reply: {
          body: "Accountants deserve gentleness too. Point taken.",
          daysAgo: 175,
        },
      },
      {
        buyer: "priya",
        productSlug: "plain-rewrite",
        packageSlug: "terms",
        rating: 5,
        title: "Patients read our terms now",
        body:
          "The consent text was tested with five real readers and the write-up changed our product, not just " +
          "our words. Our counsel was grumpy for a week and then asked for her number.",
        daysAgo: 266,
      },
      {
        buyer: "buyer",
        productSlug: "plain-rewrite",
        packageSlug: "letter",
        rating: 4,
        title: "Returns page makes sense",
        body:
          "Short and friendly and still says no where it must. I had hoped to hear back on Monday and it was " +
          "Wednesday, as the listing did say.",
        daysAgo: 348,
      },
      {
        buyer: "noor",
        productSlug: "plain-rewrite",
        packageSlug: "letter",
        rating: 3,
        title: "Good for the public, tough on nuance",
        body:
          "For a participant information sheet it worked well. In two places a qualification that ethics " +
          "boards insist on was simplified away and had to go back in.",
        daysAgo: 521,
        reply: {
          body: "You were right about both. I ask for the ethics wording up front now.",
          daysAgo: 519,
        },
      },
    ],
    memberTiers: [],
  },
  {
    handle: "atelier-mots",
    displayName: "Bastien Rouvière",
    tagline: "English to French for brands: it should sound as if it had been thought in French",
    bio:
      "Je traduis vers le français, et seulement vers le français. Marketing copy, packaging, menus, " +
      "product pages, the small lines on the back of things.\n\n" +
      "I was a bookseller in Lyon for a decade, then a staff translator for a kitchenware firm, where I " +
      'learned that "easy-clean" cannot be translated but can be promised. My drafts come with a short ' +
      "note for every joke, pun or claim I had to move, so that a client who reads no French can see " +
      "what happened to their idea.\n\n" +
      "I use machine output for nothing that will be printed. I have tried it honestly: it is quick, it " +
      'is fluent, and it says "découvrez" in every second sentence. You are paying me to not say ' +
      '"découvrez".',
    location: "Lyon, France",
    languages: ["fr", "en"],
    categories: ["writing-translation", "marketing-growth"],
    skills: [
      "English to French",
      "Transcreation",
      "Packaging copy",
      "Website localisation",
      "Glossaries",
      "Proofreading",
    ],
    links: [
      {
        label: "Samples side by side",
        url: "https://example.com/atelier-mots/paires",
      },
      {
        label: "On untranslatable claims",
        url: "https://example.org/atelier-mots",
      },
    ],
    tier: "STARTER",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 620,
    products: [
      {
        slug: "vers-le-francais",
        kind: "packages",
        name: "English to French, for print or web",
        summary: "Marketing translation with notes on every choice, ready to publish in France, Belgium or Quebec.",
        description:
          "Price is by size, never by fuzzy match. I read the whole thing twice before I begin, ask what " +
          "each line is for, and translate the purpose.\n\n" +
          "The delivery is in your own format: spreadsheet, layout file, CMS export or plain text. Legal " +
          "mentions for food and cosmetics are checked against the French rules, and I flag anything a " +
          "lawyer ought to see.",
        packages: [
          {
            slug: "page",
            name: "A page",
            description: "Up to 600 words: a landing page, a label, a menu.",
            priceCents: 12000,
            deliveryDays: 3,
            revisions: 1,
            features: ["600 words", "Notes on choices", "One revision"],
          },
          {
            slug: "site",
            name: "A website",
            description: "Up to 5,000 words with a glossary you can reuse.",
            priceCents: 78000,
            deliveryDays: 12,
            revisions: 2,
            features: ["5,000 words", "Glossary", "In-place check on staging", "Meta titles and descriptions"],
          },
          {
            slug: "launch",
            name: "A launch",
            description: "Up to 15,000 words across site, packaging and mailings in one voice.",
            priceCents: 210000,
            deliveryDays: 28,
            revisions: 3,
            features: [
              "15,000 words",
              "Voice guide in French",
              "Packaging mentions checked",
              "Second reader",
              "One month of small edits",
            ],
          },
        ],
        addons: [
          {
            slug: "quebec",
            name: "Québec adaptation",
            description: "A second version for Québec readers, reviewed by a colleague in Trois-Rivières.",
            priceCents: 22000,
            extraDays: 4,
          },
          {
            slug: "rush-48",
            name: "Within 48 hours",
            description: "For texts of up to 1,200 words; I work the weekend and say so in the invoice.",
            priceCents: 9000,
            extraDays: 0,
          },
        ],
      },
      {
        slug: "relecture",
        kind: "flat",
        name: "Proofreading of existing French",
        summary: "A native reading of French you already have, up to 4,000 words.",
        description:
          "You have a French version and a suspicion. I read it line by line, correct what is wrong, mark " +
          "what is merely clumsy, and give a one-paragraph opinion on whether it should be redone.\n\n" +
          "If it should, the price of this reading is deducted from the new translation. About one text in " +
          "three needs only small repairs.",
        priceCents: 16000,
        deliveryDays: 4,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "against-decouvrez",
        title: 'Against "découvrez"',
        excerpt: "One lazy verb has eaten French marketing. Six ways to live without it.",
        body:
          "Count the occurrences of *découvrez* on the French version of any imported website. The record in " +
          "my collection is thirty-one on a single page about mattresses.\n\n" +
          'It comes from "discover", "learn more", "check out", "explore", "see" and "find". English has six ' +
          "doors, and French copy has walked through one of them.\n\n" +
          "## What to write instead\n\n" +
          "1. The noun alone. *Nos couteaux.* A heading needs no verb.\n" +
          "2. The action: *comparez*, *choisissez*, *goûtez*.\n" +
          "3. A question the reader really has: *Quelle taille ?*\n" +
          "4. The number. *Douze coloris.*\n" +
          "5. The promise itself, unwrapped.\n" +
          "6. Nothing. Many buttons under a picture of a knife can say *Voir*.\n\n" +
          "If your translator hands you more than two, send the page back. If your French colleague says " +
          "that it sounds translated without knowing why, search for that word first.",
        tags: ["translation", "copywriting", "french"],
        daysAgo: 29,
        relatedProductSlugs: ["vers-le-francais"],
      },
    ],
    reviews: [
      {
        buyer: "claire",
        productSlug: "vers-le-francais",
        packageSlug: "launch",
        rating: 5,
        title: "At last a French site I can show my mother",
        body:
          "He asked what each cheese tastes like and then refused to use three of our adjectives. The " +
          "packaging mentions passed inspection without a comment.",
        daysAgo: 48,
      },
      {
        buyer: "jack",
        productSlug: "vers-le-francais",
        packageSlug: "page",
        rating: 4,
        title: "Beer puns survived, mostly",
        body:
          "Two of five puns made it across and he wrote a funny note about the three that drowned. Prompt " +
          "and pleasant.",
        daysAgo: 119,
      },
      {
        buyer: "freya",
        productSlug: "vers-le-francais",
        packageSlug: "site",
        rating: 5,
        title: "Sounds like us, in a language I cannot read",
        body:
          "Our Paris stockist said the product pages read as if we were French, which from him is the " +
          "highest praise. The glossary saved us on the next catalogue.",
        daysAgo: 208,
        reply: {
          body: "The word for your hinge took me a whole afternoon. Worth it.",
          daysAgo: 206,
        },
      },
      {
        buyer: "mei",
        productSlug: "relecture",
        rating: 5,
        title: "Handled by our agent from start to finish",
        body:
          "The agent found the listing, sent the file and got back the corrected copy with a verdict. The " +
          "verdict was 'keep it, fix the buttons', which cost us nothing more.",
        daysAgo: 310,
      },
      {
        buyer: "buyer",
        productSlug: "vers-le-francais",
        packageSlug: "page",
        rating: 5,
        title: "Tea, properly said",
        body:
          "He explained why my 'breakfast blend' should not be called that in France. Sales there are small " +
          "but no longer zero.",
        daysAgo: 402,
      },
      {
        buyer: "oliver",
        productSlug: "vers-le-francais",
        packageSlug: "site",
        rating: 3,
        title: "Lovely text, broken import",
        body:
          "The French is great according to our distributor. The spreadsheet came back with merged cells and " +
          "our import failed twice.",
        daysAgo: 533,
        reply: {
          body: "My fault entirely. Files are now validated against the original structure before I send them.",
          daysAgo: 530,
        },
      },
    ],
    memberTiers: [],
  },
  {
    handle: "docs-by-wen",
    displayName: "Wenling Hsu",
    tagline: "Developer documentation with examples that run, in English and Traditional Chinese",
    bio:
      "I write documentation for developers, and the thing I am strict about is that every example runs. " +
      "Each snippet in my docs is extracted and executed in your CI; when the API changes, the docs fail " +
      "before a customer does.\n\n" +
      "Six years as a firmware test engineer in Hsinchu taught me to distrust text that nobody has " +
      "executed. Since then I have written quick starts, reference guides and migration notes for " +
      "payment, storage and sensor companies, in English and in Traditional Chinese.\n\n" +
      "I begin by using your product cold, with a stopwatch and a recorder. The first deliverable is " +
      "that recording, with my sighs included. Teams find it painful and then watch it three times. I am " +
      "happy to be ordered by an agent, provided that I get a sandbox key with it.",
    location: "Taipei, Taiwan",
    languages: ["zh", "en"],
    categories: ["writing-translation", "software-development"],
    skills: [
      "API documentation",
      "Quick-start guides",
      "OpenAPI",
      "Docs as code",
      "Technical translation",
      "Migration guides",
    ],
    links: [
      {
        label: "Doc samples",
        url: "https://example.com/wen/docs",
      },
    ],
    tier: "GROWTH",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 388,
    products: [
      {
        slug: "developer-docs",
        kind: "packages",
        name: "Developer documentation",
        summary: "Quick start, guides and reference whose every example is run by your own CI.",
        description:
          "I sign up like a stranger, record where I get stuck, and write the quick start that would have " +
          "helped. Guides follow the tasks your customers really have, taken from your support inbox.\n\n" +
          "Reference text is generated where it should be and written where it must be. All of it lives in " +
          "your repository as Markdown, with a small runner that executes the snippets on each change.",
        packages: [
          {
            slug: "quickstart",
            name: "Quick start",
            description: "The first fifteen minutes with your product, recorded, rewritten and tested.",
            priceCents: 54000,
            deliveryDays: 7,
            revisions: 2,
            features: ["Cold-start recording", "Quick start in two languages of code", "Snippet runner"],
          },
          {
            slug: "guides",
            name: "Guides",
            description: "Quick start plus six task guides drawn from real support questions.",
            priceCents: 198000,
            deliveryDays: 24,
            revisions: 2,
            features: ["Everything in Quick start", "Six guides", "Error catalogue", "Search-term review"],
          },
          {
            slug: "full-docs",
            name: "Full documentation",
            description: "The complete set with reference, concepts, migration notes and a style guide.",
            priceCents: 470000,
            deliveryDays: 50,
            revisions: 3,
            features: [
              "Everything in Guides",
              "Reference from OpenAPI",
              "Concept pages",
              "Migration guide",
              "Style guide for your team",
            ],
          },
        ],
        addons: [
          {
            slug: "zh-hant",
            name: "Traditional Chinese version",
            description: "The delivered pages in Traditional Chinese, kept in step by a diff script.",
            priceCents: 120000,
            extraDays: 14,
          },
          {
            slug: "llms-txt",
            name: "Docs for agents",
            description: "A compact plain-text edition with stable links that language models read well.",
            priceCents: 28000,
            extraDays: 3,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "stopwatch",
        title: "Put a stopwatch on your quick start",
        excerpt: "Time to first successful call is the only documentation metric I have seen change a roadmap.",
        body:
          "Page views tell you which page is confusing enough to be visited often. Ratings tell you who was " +
          "angry. One number has been useful to every team I have worked with: minutes from landing page to " +
          "first successful call, by a person who has never seen the product.\n\n" +
          "## How to get it\n\n" +
          "- Recruit three developers. Pay them. Do not help.\n" +
          "- Record the screen and ask them to talk.\n" +
          "- Stop the watch at the first 200 response they caused themselves.\n\n" +
          "The median among my clients before we start is **34 minutes**. Nearly all of it goes on three " +
          "things: finding the key, a missing header in the example, and a sandbox that behaves unlike the " +
          "real thing.\n\n" +
          "Fix these and you will be under ten. After that, adding pages is pleasant, and before that it is " +
          "a way to avoid watching the recording.",
        tags: ["documentation", "developer-experience"],
        daysAgo: 37,
        relatedProductSlugs: ["developer-docs"],
      },
      {
        slug: "changelog-for-machines",
        title: "Write your changelog for the reader who acts on it at 3 a.m.",
        excerpt: "A release note is an instruction with a date. Half of mine now are read by software.",
        body:
          'A changelog entry such as "Various improvements to the orders endpoint" has two readers: a person ' +
          "whose integration just broke, and an agent that has been asked to find out why. Both will curse " +
          "you, and one of them will do so in a loop.\n\n" +
          "## The shape I use\n\n" +
          "1. **What changed**, as field names and paths.\n" +
          '2. **Who is affected**, as a test: "if you read `total`, you are".\n' +
          "3. **What to do**, with a before and after that run.\n" +
          "4. **By when**, as a date and not as a quarter.\n\n" +
          "Keep a stable anchor for each entry and never edit an old one. Add a correction below.\n\n" +
          "It takes ten minutes more per release. A payments team I wrote for halved its migration tickets " +
          "with this template and no other change, and their support lead sent me pineapple cakes.",
        tags: ["documentation", "changelog", "agents"],
        daysAgo: 140,
        relatedProductSlugs: ["developer-docs"],
      },
    ],
    reviews: [
      {
        buyer: "victor",
        productSlug: "developer-docs",
        packageSlug: "full-docs",
        rating: 5,
        title: "Support questions fell, sign-ups rose",
        body:
          "The cold-start recording was humbling. Our first successful call went from 41 minutes to 8, " +
          "measured with her method, and the examples have caught two breaking changes in CI since.",
        daysAgo: 29,
        reply: {
          body: "Your team fixed the sandbox while I was still writing about it. That is rare.",
          daysAgo: 27,
        },
      },
      {
        buyer: "tomasz",
        productSlug: "developer-docs",
        packageSlug: "guides",
        rating: 5,
        title: "Customers quote our docs to us",
        body:
          "Six guides built from our own inbox. A customer pasted one of them back at our support person as " +
          "an answer.",
        daysAgo: 94,
      },
      {
        buyer: "priya",
        productSlug: "developer-docs",
        packageSlug: "quickstart",
        rating: 4,
        title: "Very good, needed a better sandbox from us",
        body:
          "Her first message was that our test key did not work, and she was right. The text is excellent; " +
          "we lost three days on our side.",
        daysAgo: 168,
      },
      {
        buyer: "kenji",
        productSlug: "developer-docs",
        packageSlug: "quickstart",
        rating: 5,
        title: "Read by actual modders",
        body:
          "A quick start for my game's modding interface. Eleven mods in the first month, and nobody asked " +
          "where the folder is.",
        daysAgo: 241,
      },
      {
        buyer: "mei",
        productSlug: "developer-docs",
        packageSlug: "quickstart",
        rating: 4,
        title: "Works for agents too",
        body:
          "We bought it with the plain-text edition and our assistant stopped inventing endpoint names the " +
          "next day. Delivered one day late with notice.",
        daysAgo: 327,
      },
    ],
    memberTiers: [],
  },
  {
    handle: "grantwriter",
    displayName: "Thandeka Mokoena",
    tagline: "Grant applications for small charities, with budgets that add up and claims you can prove",
    bio:
      "I spent nine years on the other side of the table, scoring applications for a regional arts and " +
      "education fund in KwaZulu-Natal. I must have read three thousand. The bad ones were rarely badly " +
      "written; they answered a question that had not been asked.\n\n" +
      "So I start with the funder's scoring sheet and work backwards. I will ask for your audited " +
      "figures, your attendance registers and the name of somebody who disagrees with you. The narrative " +
      "comes last. If your project does not fit the call, I tell you within two days and charge only for " +
      "those.\n\n" +
      "About four in ten of my applications are funded, which is good, and which also means that six are " +
      "not. Anyone who promises you more is counting differently.",
    location: "Durban, South Africa",
    languages: ["en", "zu"],
    categories: ["writing-translation", "business-consulting"],
    skills: ["Grant writing", "Logic models", "Budget narratives", "Impact reporting", "Funder research", "Editing"],
    links: [
      {
        label: "How scoring works",
        url: "https://example.org/mokoena/scoring",
      },
    ],
    tier: "FREE",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 695,
    products: [
      {
        slug: "application",
        kind: "packages",
        name: "Grant application",
        summary: "From scoring sheet to submitted application, including budget and annexes.",
        description:
          "I read the call, the scoring sheet and the last three lists of winners. You get a go or no-go " +
          "note in two days, with reasons. On *go*, I interview two of your people, gather evidence, and " +
          "write.\n\n" +
          "You approve every number. Nothing is claimed that your own records do not show, because an audit " +
          "comes two years later and I would like you to enjoy it.",
        packages: [
          {
            slug: "go-no-go",
            name: "Go or no-go",
            description: "A two-page judgement on one call, with the score I would expect.",
            priceCents: 9500,
            deliveryDays: 2,
            revisions: 0,
            features: ["Fit analysis", "Expected score", "Missing documents list"],
          },
          {
            slug: "standard",
            name: "Standard application",
            description: "One call up to 100,000 dollars, written and assembled.",
            priceCents: 115000,
            deliveryDays: 15,
            revisions: 2,
            features: ["Go or no-go note", "Narrative", "Budget and justification", "Annex checklist"],
          },
          {
            slug: "multi-year",
            name: "Multi-year proposal",
            description: "Larger programmes with a logic model, partners and a monitoring plan.",
            priceCents: 320000,
            deliveryDays: 35,
            revisions: 3,
            features: [
              "Everything in Standard",
              "Logic model",
              "Partner agreements drafted",
              "Monitoring plan",
              "Mock scoring by a second reader",
            ],
          },
        ],
        addons: [
          {
            slug: "second-funder",
            name: "Adapt for a second funder",
            description: "The same project re-cut for a different call and form.",
            priceCents: 38000,
            extraDays: 6,
          },
          {
            slug: "interview-prep",
            name: "Panel rehearsal",
            description: "A ninety-minute rehearsal with the questions that I used to ask.",
            priceCents: 17000,
            extraDays: 3,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "answer-the-question",
        title: "Score your own application before they do",
        excerpt: "A fund officer reads your form with a pencil and a grid. You can do the same tonight.",
        body:
          "Most calls publish their criteria with points. Print them. Now read your draft with a pencil and " +
          "give yourself marks, honestly, only for what is on the page.\n\n" +
          "## What I used to deduct for\n\n" +
          '- **Need described, but not measured.** "Many children" earned nothing. "212 of 640" earned the ' +
          "mark.\n" +
          "- **Activities where outcomes were asked.** A workshop is not an outcome. What can they do " +
          "afterwards?\n" +
          "- **A budget that tells another story.** If the text is about training and 60 percent goes on a " +
          "vehicle, I believed the budget.\n" +
          "- **Letters of support that all had the same second paragraph.**\n\n" +
          "If you reach under seventy percent, do not polish the style. Fill the holes with facts, or choose " +
          "another call. A rejected application costs you about eighty hours of staff time, and most of them " +
          "could have been predicted in one evening with a pencil.",
        tags: ["grants", "nonprofit"],
        daysAgo: 81,
        relatedProductSlugs: ["application"],
      },
    ],
    reviews: [
      {
        buyer: "amara",
        productSlug: "application",
        packageSlug: "multi-year",
        rating: 5,
        title: "Funded, and still true two years on",
        body:
          "She made us count everything twice, and it felt excessive until the auditors came. The literacy " +
          "programme is paid for until the end of next year.",
        daysAgo: 53,
        reply: {
          body: "Your attendance registers did the work. I only pointed at them.",
          daysAgo: 51,
        },
      },
      {
        buyer: "noor",
        productSlug: "application",
        packageSlug: "standard",
        rating: 4,
        title: "Strong structure",
        body:
          "The logic from need to outcome was far clearer than what we had. We did not win the call, and the " +
          "mock score she gave us was within two points of the real one.",
        daysAgo: 137,
      },
      {
        buyer: "grace",
        productSlug: "application",
        packageSlug: "go-no-go",
        rating: 5,
        title: "Best small fee I have paid",
        body: "Two pages that told us not to apply, and why, and which call to wait for. We saved the month.",
        daysAgo: 225,
      },
      {
        buyer: "elena",
        productSlug: "application",
        packageSlug: "standard",
        rating: 5,
        title: "Dance for teenagers, paid for three years",
        body:
          "I write badly about money. She interviewed me for an hour and used my own words for the parts " +
          "that mattered.",
        daysAgo: 370,
      },
      {
        buyer: "amara",
        productSlug: "application",
        packageSlug: "go-no-go",
        rating: 4,
        title: "Right again",
        body: "Second time we used her for a quick judgement. Correct and slightly brutal.",
        daysAgo: 505,
      },
    ],
    memberTiers: [],
  },
];
