import type { DemoCreator } from "./content";

/** Demo creators whose primary category is `business-consulting`. */
export const BUSINESS_CONSULTING_CREATORS: readonly DemoCreator[] = [
  {
    handle: "ops-atlas",
    displayName: "Ingrid Falk",
    tagline: "I map how your company really works, on one wall, and remove the steps nobody needs",
    bio:
      'My tools are brown paper, string and the question "and then what happens?" I have asked it in a ' +
      "fish cannery, in a court registry, in two hospitals and in software companies that were sure they " +
      "had no process.\n\n" +
      "I was a production planner at a ball-bearing works near Gothenburg for twelve years. Since 2017 I " +
      "map operations for companies of 10 to 200 people, mostly remotely now, with a digital wall " +
      "instead of a paper one. I interview the people who do the work before the people who manage it, " +
      "and I publish the map to both at the same time.\n\n" +
      "I recommend few things. Typically: stop two reports, move one decision to where the information " +
      "is, and give a name to the job that someone already does for free.",
    location: "Gothenburg, Sweden",
    languages: ["sv", "en"],
    categories: ["business-consulting"],
    skills: [
      "Process mapping",
      "Operations design",
      "Lean",
      "Interviewing",
      "Standard work",
      "Tool selection",
      "Hand-over design",
    ],
    links: [
      {
        label: "Anonymous maps",
        url: "https://example.com/ops-atlas/maps",
      },
      {
        label: "Interview guide",
        url: "https://example.org/ops-atlas",
      },
    ],
    tier: "ENTERPRISE",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 880,
    products: [
      {
        slug: "process-map",
        kind: "packages",
        name: "Process map and cuts",
        summary: "Your real process on one wall, with waiting times, and a short list of steps to remove.",
        description:
          "Choose something that hurts: order to delivery, hire to first day, complaint to answer. I " +
          "interview everyone who touches it for thirty minutes each and draw what they do, with how long " +
          "things wait in between.\n\n" +
          "The map is shown to all of them in one session, which is generally when half of the improvement " +
          "happens. The rest is in a list of cuts, each with an owner and a date.",
        packages: [
          {
            slug: "one-process",
            name: "One process",
            description: "Up to six interviews and one map with a cut list.",
            priceCents: 110000,
            deliveryDays: 12,
            revisions: 1,
            features: ["Six interviews", "Map with waiting times", "Wall session", "Cut list"],
          },
          {
            slug: "department",
            name: "Department",
            description: "Three linked processes and the hand-overs between them.",
            priceCents: 340000,
            deliveryDays: 30,
            revisions: 1,
            features: ["Sixteen interviews", "Three maps", "Hand-over contracts", "Two wall sessions"],
          },
          {
            slug: "company",
            name: "Company atlas",
            description: "All core processes of a company of up to 120 people, in one readable atlas.",
            priceCents: 850000,
            deliveryDays: 70,
            revisions: 2,
            features: [
              "Up to 45 interviews",
              "Atlas in print and online",
              "Roles and decisions register",
              "Ninety-day follow-up",
              "Training of two internal mappers",
            ],
          },
        ],
        addons: [
          {
            slug: "site-day",
            name: "Day on site",
            description: "One day at your premises in northern Europe, travel included.",
            priceCents: 145000,
            extraDays: 3,
          },
          {
            slug: "agent-readiness",
            name: "What an agent could do",
            description: "Each step marked for whether software could take it over, and what it would need to know.",
            priceCents: 58000,
            extraDays: 5,
          },
        ],
      },
      {
        slug: "meeting-census",
        kind: "flat",
        name: "Meeting census",
        summary: "Two weeks of your calendars counted, and a proposal for what to cancel.",
        description:
          "You export two weeks of calendars for a team of up to twenty. I count the hours by purpose, find " +
          "the meetings that exist because a written thing is missing, and ask three attendees of each what " +
          "would happen without it.\n\n" +
          "You get a list in four colours and the text of the cancellation notes. Most teams take back about " +
          "five hours a head per week.",
        priceCents: 64000,
        deliveryDays: 8,
        revisions: 1,
      },
      {
        slug: "holiday-test",
        kind: "flat",
        name: "The holiday test",
        summary: "We pick one key person, pretend they are away for two weeks, and see what stops.",
        description:
          "No interviews in this one. For five working days, everything that reaches the chosen colleague is " +
          "logged and answered by somebody else first, with the colleague allowed to shake their head only.\n\n" +
          "I turn the log into a list of what only that person knows, ranked by how soon it would hurt, and " +
          "draft the first three instruction sheets with them. It is cheaper than a resignation.",
        priceCents: 88000,
        deliveryDays: 9,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "waiting-time",
        title: "Work takes an hour, waiting takes nine days",
        excerpt: "Measure the gaps between steps before you try to speed up the steps.",
        body:
          "An insurance claim at a client took eleven working days. Touched time, added up with a stopwatch: " +
          "seventy-four minutes. The firm was about to buy software that would bring it down to fifty.\n\n" +
          "## How to see the waiting\n\n" +
          "1. Take twenty finished cases. Write the date and hour of each hand-over.\n" +
          "2. Draw touched time in black and waiting in white, to scale.\n" +
          "3. Hang it where people walk past.\n\n" +
          "The picture is nearly all white. White has few causes: a batch (we do these on Thursdays), a " +
          "signature, a missing piece of information that goes *back* two steps, a shared inbox with no " +
          "owner.\n\n" +
          "None of them needs software. The client moved one signature from a director to a team leader, " +
          "with a limit of 2,000, and the average fell to five days that same month. The software was then " +
          "bought for half the seats.",
        tags: ["operations", "process"],
        daysAgo: 43,
        relatedProductSlugs: ["process-map"],
      },
      {
        slug: "name-the-job",
        title: "Name the job that someone does for free",
        excerpt: "Each company has a person who holds a process together without a title. Find them early.",
        body:
          "In the cannery she was called Birgitta, and her job was quality control. What she really did, " +
          "from six to seven each morning, was walk along the line and tell everybody what the others had " +
          "changed. It was in no description. When she took a holiday the waste doubled.\n\n" +
          "## How I find her\n\n" +
          '- Ask each person: "Who do you go to when it is not clear?" One name comes back.\n' +
          "- Look for the person in most group threads who starts none of them.\n" +
          "- Ask what broke during the last long absence.\n\n" +
          "Then do three things. Give the work a name. Give it hours. Give her a deputy, chosen by her.\n\n" +
          "Do **not** replace it with a dashboard at once. The walk along the line carried forty pieces of " +
          "judgement, and you will need to write them down with her before any screen, or any agent, can " +
          "carry ten.",
        tags: ["operations", "people"],
        daysAgo: 175,
        relatedProductSlugs: ["process-map", "meeting-census"],
      },
    ],
    reviews: [
      {
        buyer: "grace",
        productSlug: "process-map",
        packageSlug: "department",
        rating: 5,
        title: "The map is still on our wall",
        body:
          "She found that a blood result crossed the same corridor four times. We removed two crossings and " +
          "an argument from 2019.",
        daysAgo: 72,
      },
      {
        buyer: "tomasz",
        productSlug: "process-map",
        packageSlug: "one-process",
        rating: 5,
        title: "Quote to booking in one day",
        body: "It used to be four. The cut list had nine items, we did six, and none of them was a tool.",
        daysAgo: 136,
        reply: {
          body: "Item seven is still worth doing, whenever the union talks are over.",
          daysAgo: 134,
        },
      },
      {
        buyer: "mei",
        productSlug: "process-map",
        packageSlug: "one-process",
        rating: 4,
        title: "Useful for deciding what agents may do",
        body:
          "We took the agent-readiness add-on and used it as the permission list for our assistants. " +
          "Interviews were hard to schedule across time zones, partly our fault.",
        daysAgo: 187,
      },
      {
        buyer: "freya",
        productSlug: "meeting-census",
        rating: 5,
        title: "Five hours a week, each",
        body:
          "I sent the cancellation notes exactly as she had written them. Two people thanked me in the car " + "park.",
        daysAgo: 254,
      },
      {
        buyer: "jack",
        productSlug: "process-map",
        packageSlug: "one-process",
        rating: 3,
        title: "Right answers, formal style",
        body:
          "Brewery folk are not used to being interviewed and a couple felt examined. The outcome was good: " +
          "we now order malt once and not thrice.",
        daysAgo: 372,
      },
      {
        buyer: "victor",
        productSlug: "process-map",
        packageSlug: "company",
        rating: 5,
        title: "An atlas we onboard people with",
        body:
          "Ninety staff, one printed book. New hires read it in an afternoon and ask better questions than I " + "do.",
        daysAgo: 530,
      },
      {
        buyer: "amara",
        productSlug: "meeting-census",
        rating: 4,
        title: "Gentle and exact",
        body:
          "She cut our Monday from four hours to one. The report uses a lot of colour for a colour-blind " +
          "director.",
        daysAgo: 655,
        reply: {
          body: "Patterns as well as colours since that day.",
          daysAgo: 652,
        },
      },
    ],
    memberTiers: [
      {
        slug: "wall-club",
        name: "Wall Club",
        description: "Bring one process a month, and draw it together with seven other operators.",
        priceCents: 4500,
        interval: "month",
        perks: ["Monthly mapping session", "Shared map library", "Interview guide"],
      },
      {
        slug: "wall-club-year",
        name: "Wall Club, yearly",
        description: "The same for a year, with one private review of your map.",
        priceCents: 45000,
        interval: "year",
        perks: ["Twelve sessions", "One private map review", "Seat for a colleague"],
      },
    ],
  },
  {
    handle: "deckroom",
    displayName: "Tariq Benslimane",
    tagline: "Fundraising decks that survive the second reading, when you are not in the room",
    bio:
      "A deck is read twice: once with you talking and once, days later, by somebody who was not there. " +
      "I write for the second reading.\n\n" +
      "For five years I was the associate who prepared the Monday memo in an investment firm in " +
      "Casablanca. I read about two thousand decks and wrote the paragraph that decided whether a " +
      "partner would look. So I start by writing that paragraph about you, honestly, including the line " +
      "on why not. You will hate one sentence, and your deck is then built to answer it.\n\n" +
      "I cover seed and series A in Africa, Europe and the Gulf. I take no success fees, I introduce " +
      "nobody for money, and I tell about one founder in five to wait a quarter.",
    location: "Casablanca, Morocco",
    languages: ["fr", "ar", "en"],
    categories: ["business-consulting", "design-creative"],
    skills: [
      "Pitch decks",
      "Fundraising narrative",
      "Investor memos",
      "Market sizing",
      "Data rooms",
      "Presentation design",
    ],
    links: [
      {
        label: "The Monday paragraph",
        url: "https://example.com/deckroom/paragraph",
      },
    ],
    tier: "STARTER",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 366,
    products: [
      {
        slug: "fundraising-deck",
        kind: "packages",
        name: "Fundraising deck",
        summary: "A narrative, twelve slides and the investor memo someone will write about you.",
        description:
          'We begin with the paragraph an analyst would write, with its "why not". From there I build the ' +
          "argument: what changed in the world, who pays now, what you know that others do not, what the " +
          "money buys.\n\n" +
          "Slides are designed in a format you can edit. Every number has a source note. You also receive " +
          "ten questions you will be asked, with answers of under forty words.",
        packages: [
          {
            slug: "verdict",
            name: "Verdict",
            description: "The analyst's paragraph plus a marked-up copy of your present deck.",
            priceCents: 24000,
            deliveryDays: 3,
            revisions: 0,
            features: ["The paragraph", "Marked-up deck", "30-minute call"],
          },
          {
            slug: "deck",
            name: "Deck",
            description: "Narrative and twelve designed slides with sources.",
            priceCents: 165000,
            deliveryDays: 14,
            revisions: 3,
            features: ["Narrative document", "Twelve slides", "Source notes", "Ten questions with answers"],
          },
          {
            slug: "round",
            name: "Round",
            description: "Deck, memo, data room and rehearsal for an entire raise.",
            priceCents: 420000,
            deliveryDays: 30,
            revisions: 4,
            features: [
              "Everything in Deck",
              "Investor memo",
              "Data room structure",
              "Three rehearsals",
              "Updates during the round",
            ],
          },
        ],
        addons: [
          {
            slug: "french-deck",
            name: "French edition",
            description: "The same deck in French, written and not merely translated.",
            priceCents: 38000,
            extraDays: 4,
          },
          {
            slug: "market-size",
            name: "Bottom-up market size",
            description: "A count of buyers you could defend under oath, with the spreadsheet.",
            priceCents: 45000,
            extraDays: 5,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "why-not",
        title: 'Write the "why not" yourself',
        excerpt: "Every investment memo contains the case against you. It is better to know the wording.",
        body:
          "In the memo I used to prepare there was a box, four lines high, with the title *Why not*. It was " +
          "always filled in. In the best companies too.\n\n" +
          "## Fill it for yourself\n\n" +
          '- One sentence that begins "The market may be too small because".\n' +
          "- One on the founders. Yes, on you.\n" +
          "- One on what an incumbent could do in six months.\n" +
          "- One on the thing you hope nobody asks.\n\n" +
          "Now look at your deck. On which slide is each of them answered? If the answer is that you will " +
          "explain it in the meeting, remember that the box is filled on a Sunday by someone who was not in " +
          "it.\n\n" +
          "You need not defeat every objection. To name one, and to say what would prove it wrong and by " +
          "when, is generally enough. Analysts have to write something, so give them the better sentence.",
        tags: ["fundraising", "pitching"],
        daysAgo: 34,
        relatedProductSlugs: ["fundraising-deck"],
      },
    ],
    reviews: [
      {
        buyer: "tomasz",
        productSlug: "fundraising-deck",
        packageSlug: "deck",
        rating: 5,
        title: "The paragraph stung and helped",
        body:
          "His 'why not' was the same objection that the lead investor raised three weeks later, nearly word " +
          "for word. By then we had slide nine.",
        daysAgo: 46,
      },
      {
        buyer: "priya",
        productSlug: "fundraising-deck",
        packageSlug: "verdict",
        rating: 5,
        title: "Told us to wait",
        body:
          "He advised waiting for two more months of retention data. We did, and the second verdict was " +
          "shorter and nicer.",
        daysAgo: 101,
        reply: {
          body: "Retention made the argument for you. I only held the door.",
          daysAgo: 99,
        },
      },
      {
        buyer: "kenji",
        productSlug: "fundraising-deck",
        packageSlug: "verdict",
        rating: 3,
        title: "Built for companies, not for games",
        body:
          "Sharp observations, but a game is funded differently and about half did not apply. He said so " +
          "himself and gave back part of the fee.",
        daysAgo: 180,
      },
      {
        buyer: "grace",
        productSlug: "fundraising-deck",
        packageSlug: "round",
        rating: 5,
        title: "Calm through four months",
        body:
          "The data room was so tidy that the lawyer of the fund commented on it. Updates during the round " +
          "were quick, even at Ramadan.",
        daysAgo: 248,
      },
      {
        buyer: "elena",
        productSlug: "fundraising-deck",
        packageSlug: "verdict",
        rating: 4,
        title: "Useful even for a bank",
        body:
          "I was only borrowing for a second studio. He rewrote my pitch for a loan officer in a page and a " + "half.",
        daysAgo: 329,
      },
    ],
    memberTiers: [],
  },
  {
    handle: "pricewise",
    displayName: "Callum Strang",
    tagline: "Pricing for small software and service firms that have never dared to raise it",
    bio:
      "I used to set ferry fares, which means balancing an island's goodwill against the price of " +
      "diesel. Pricing is the same everywhere: somebody is always sure that the boat will sink if you " +
      "charge one pound more.\n\n" +
      "I help firms of three to fifty people to change prices without drama. I look at who buys what, " +
      "speak with eight customers and two lost ones, and propose a structure with fewer choices. I then " +
      "write the letter to existing customers, which is the part everyone avoids.\n\n" +
      "I have just opened for independent work from Leith after years inside a transport group, so I " +
      "have no reviews here yet. Ask for references, they are willing to be called.",
    location: "Edinburgh, United Kingdom",
    languages: ["en"],
    categories: ["business-consulting", "marketing-growth"],
    skills: [
      "Pricing strategy",
      "Packaging and tiers",
      "Customer interviews",
      "Price increases",
      "Willingness to pay",
      "Sales enablement",
    ],
    links: [
      {
        label: "The letter",
        url: "https://example.com/pricewise/letter",
      },
    ],
    tier: "FREE",
    verified: false,
    foundingCreator: false,
    discoverable: false,
    memberSinceDaysAgo: 33,
    products: [
      {
        slug: "price-change",
        kind: "packages",
        name: "A price change, start to finish",
        summary: "Research, new structure, and the letter to your existing customers.",
        description:
          "Four steps: what you sell and to whom; what they would miss; a structure; the change itself. The " +
          "middle two are done with customers on the telephone, since surveys about price produce fiction.\n\n" +
          "You get a price page, rules for discounts that your sales people helped to write, a letter for " +
          "existing customers, and a table of how many may leave before it was a mistake.",
        packages: [
          {
            slug: "check",
            name: "Price check",
            description: "Your present prices reviewed against usage and three customer calls.",
            priceCents: 45000,
            deliveryDays: 6,
            revisions: 0,
            features: ["Three calls", "Usage analysis", "Verdict in four pages"],
          },
          {
            slug: "structure",
            name: "New structure",
            description: "Ten interviews and a new set of plans with the price page.",
            priceCents: 190000,
            deliveryDays: 20,
            revisions: 2,
            features: ["Ten interviews", "Plans and fences", "Price page draft", "Break-even table"],
          },
          {
            slug: "rollout",
            name: "Structure and roll-out",
            description: "New structure, customer letter, sales training and eight weeks beside you.",
            priceCents: 380000,
            deliveryDays: 80,
            revisions: 2,
            features: [
              "Everything in New structure",
              "Customer letter",
              "Objection sheet",
              "Two training calls",
              "Weekly numbers",
            ],
          },
        ],
        addons: [
          {
            slug: "second-market",
            name: "Second market",
            description: "The same work for another country, with local interviews.",
            priceCents: 90000,
            extraDays: 10,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "how-many-can-leave",
        title: "How many can leave before it was a mistake?",
        excerpt: "One division settles most arguments about raising prices.",
        body:
          "If you raise the price by 20 percent, how many customers can you lose before you are worse off? " +
          "People guess five percent. For a software firm with low variable cost, the answer is close to " +
          "seventeen.\n\n" +
          "## The sum\n\n" +
          "- New margin per customer divided by old margin per customer.\n" +
          "- Take one, divide it by that ratio.\n" +
          "- Subtract from one. That is the share you can lose.\n\n" +
          "At 20 percent and almost pure margin: 1 / 1.2 = 0.83, so **17 percent**. If your costs per " +
          "customer are half of the price, the margin rises by 40 percent, and the share is 29.\n\n" +
          "Write the number at the top of the plan, before the debate. Then decide which customers you would " +
          "*mind* losing, because seventeen percent of the wrong ones is still a catastrophe, and call those " +
          "before the letter goes out.",
        tags: ["pricing", "strategy"],
        daysAgo: 12,
        relatedProductSlugs: ["price-change"],
      },
    ],
    reviews: [],
    memberTiers: [],
  },
];
