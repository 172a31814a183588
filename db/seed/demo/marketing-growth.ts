import type { DemoCreator } from "./content";

/** Demo creators whose primary category is `marketing-growth`. */
export const MARKETING_GROWTH_CREATORS: readonly DemoCreator[] = [
  {
    handle: "inbox-craft",
    displayName: "Chidinma Okwu",
    tagline: "Lifecycle email for subscription businesses: fewer sends, better timed, measured honestly",
    bio:
      "Most companies email too often and about themselves. I write the eight or nine messages that a " +
      "customer would miss if they did not come, and I switch off the rest.\n\n" +
      "Before this I ran retention for a meal-kit company in Lagos, where I learned that a single " +
      'well-timed "your rider is at the gate" earns more goodwill than a year of newsletters. I work ' +
      "from your event data. If the events are wrong, I fix the events first, because a clever sequence " +
      "on bad data is a machine for apologising.\n\n" +
      "Every test has a holdout group. When I say that a flow earned money, I mean compared with people " +
      "who never got it. It makes my numbers smaller than other people's and lets me sleep.",
    location: "Lagos, Nigeria",
    languages: ["en", "ig"],
    categories: ["marketing-growth", "writing-translation"],
    skills: [
      "Email marketing",
      "Lifecycle flows",
      "Retention",
      "Copywriting",
      "Holdout testing",
      "Deliverability",
      "Event tracking",
    ],
    links: [
      {
        label: "Flows I switched off",
        url: "https://example.com/inbox-craft/off",
      },
      {
        label: "Holdout calculator",
        url: "https://example.org/inbox-craft",
      },
    ],
    tier: "GROWTH",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 720,
    products: [
      {
        slug: "lifecycle-flows",
        kind: "packages",
        name: "Lifecycle email flows",
        summary: "Welcome, activation, renewal and win-back messages, built on your events with a holdout.",
        description:
          "I read your last sixty sends and your churn by week, and I interview four customers: two who " +
          "stayed and two who left. Then I map the moments at which a message helps.\n\n" +
          "Copy, logic and set-up in your sending tool are included. Each flow keeps ten percent of people " +
          "out of it, so that after eight weeks we both know what it did.",
        packages: [
          {
            slug: "welcome",
            name: "Welcome",
            description: "The first fourteen days, from sign-up to first real use.",
            priceCents: 48000,
            deliveryDays: 9,
            revisions: 2,
            features: ["Four messages", "Set-up in your tool", "Holdout group"],
          },
          {
            slug: "lifecycle",
            name: "Lifecycle",
            description: "Welcome, habit, renewal and win-back as one system.",
            priceCents: 195000,
            deliveryDays: 24,
            revisions: 2,
            features: [
              "Fourteen messages",
              "Four customer interviews",
              "Event fixes specified",
              "Holdout report at week eight",
            ],
          },
          {
            slug: "programme",
            name: "Programme",
            description: "Lifecycle plus three months of tests and clearing out what you already send.",
            priceCents: 490000,
            deliveryDays: 95,
            revisions: 3,
            features: [
              "Everything in Lifecycle",
              "Six tests",
              "Audit of existing sends",
              "Deliverability repair",
              "Monthly review call",
            ],
          },
        ],
        addons: [
          {
            slug: "deliverability",
            name: "Deliverability check",
            description: "Authentication, reputation and list hygiene, with the DNS records written out.",
            priceCents: 22000,
            extraDays: 3,
          },
          {
            slug: "sms",
            name: "SMS companion",
            description: "Short messages for the three moments at which email is too slow.",
            priceCents: 26000,
            extraDays: 4,
          },
        ],
      },
      {
        slug: "sixty-sends",
        kind: "flat",
        name: "Review of your last sixty sends",
        summary: "A frank page on each pattern in your recent emails, and a list of what to stop.",
        description:
          "Forward or export sixty sends. I sort them by what the reader got out of it, mark subject lines " +
          "that promise something else, and look at who stopped opening after what.\n\n" +
          "You get a short report with a stop list, a keep list and three messages that are missing. On " +
          "average the stop list is forty percent of the volume.",
        priceCents: 17500,
        deliveryDays: 4,
        revisions: 0,
      },
    ],
    posts: [
      {
        slug: "switch-off-first",
        title: "Switch something off first",
        excerpt: "The cheapest growth experiment in email is silence, and nearly nobody runs it.",
        body:
          "Take your least loved weekly send. Stop it for a random half of the list for six weeks. Compare " +
          "revenue, unsubscribes and support contacts.\n\n" +
          "## What I have seen in eleven such tests\n\n" +
          "- In **seven**, revenue did not move at all.\n" +
          "- In **three**, the silent half bought slightly *more*, probably because the next message was " +
          "opened.\n" +
          "- In **one**, revenue fell, and we put the send back with respect.\n\n" +
          "You learn two things. First, what the send is worth, which you did not know. Second, how your " +
          "organisation feels about not sending, which is often the larger obstacle: somebody's name is on " +
          "that newsletter.\n\n" +
          "Do it before you write anything new. A good welcome flow delivered into an exhausted inbox will " +
          "lose to a mediocre one that arrives alone.",
        tags: ["email", "retention", "experiments"],
        daysAgo: 16,
        relatedProductSlugs: ["lifecycle-flows", "sixty-sends"],
      },
      {
        slug: "holdout",
        title: "Ten percent who get nothing",
        excerpt: "How to keep a holdout group when everyone around you wants to send to everybody.",
        body:
          "Attribution in your sending tool says that the win-back flow earned 41,000. The holdout says " +
          "6,500. The second number pays salaries.\n\n" +
          "## Making it survive inside a company\n\n" +
          "1. Choose it by hash of the customer id, so that nobody can hand-pick.\n" +
          "2. Keep it the **same** people for the whole flow, not per message.\n" +
          "3. Write the end date into the calendar at the start. People accept a limit.\n" +
          "4. Report one number: the difference, with its range. Never the two totals.\n\n" +
          "Somebody will say that you are leaving money on the table. Yes: about a tenth of the difference, " +
          "for eight weeks. That is the price of knowing, and it is the cheapest research you will buy this " +
          "year.\n\n" +
          "After the end date release the group, send them the best of what you learned, and thank them " +
          "silently.",
        tags: ["email", "measurement"],
        daysAgo: 121,
        relatedProductSlugs: ["lifecycle-flows"],
      },
    ],
    reviews: [
      {
        buyer: "oliver",
        productSlug: "lifecycle-flows",
        packageSlug: "lifecycle",
        rating: 5,
        title: "Fewer emails, more repeat orders",
        body:
          "She cut our sends from eleven a month to five. Compared with the holdout, repeat purchases were " +
          "up nine percent, and I trust the number because she first showed me the version that was wrong.",
        daysAgo: 40,
      },
      {
        buyer: "victor",
        productSlug: "lifecycle-flows",
        packageSlug: "welcome",
        rating: 5,
        title: "Activation flow that engineers respect",
        body:
          "She rejected two of our tracking events with evidence. Trial to active went from 22 to 29 percent " +
          "in the test period.",
        daysAgo: 92,
        reply: {
          body: "Your data team renamed seventeen events without a fight. Heroes.",
          daysAgo: 90,
        },
      },
      {
        buyer: "buyer",
        productSlug: "sixty-sends",
        rating: 4,
        title: "I was sending myself",
        body:
          "Turns out that half my newsletters were diary entries. The stop list hurt for an evening and the " +
          "open rate recovered in a month.",
        daysAgo: 158,
      },
      {
        buyer: "priya",
        productSlug: "lifecycle-flows",
        packageSlug: "programme",
        rating: 4,
        title: "Three months of patience repaid",
        body:
          "Healthcare rules slowed everything and she adapted each message with our compliance person. Two " +
          "of six tests failed and she reported those first.",
        daysAgo: 231,
      },
      {
        buyer: "lucas",
        productSlug: "sixty-sends",
        rating: 5,
        title: "Straight to the point",
        body: "Four pages, no theory. We moved our roast-day email from Sunday to Thursday and sold out twice.",
        daysAgo: 340,
      },
      {
        buyer: "elena",
        productSlug: "lifecycle-flows",
        packageSlug: "welcome",
        rating: 2,
        title: "Too much machine for a dance school",
        body:
          "The messages were fine but I have 180 pupils and could not keep the tool running. I should have " +
          "been told to write personal notes.",
        daysAgo: 466,
        reply: {
          body: "Yes. I refunded half, and the listing now says for whom this makes sense.",
          daysAgo: 463,
        },
      },
    ],
    memberTiers: [
      {
        slug: "stop-list",
        name: "The Stop List",
        description: "One flow dissected each fortnight, with the numbers from its holdout.",
        priceCents: 1200,
        interval: "month",
        perks: ["Two dissections a month", "Template for holdout reports", "Q and A thread"],
      },
    ],
  },
  {
    handle: "search-notes",
    displayName: "Pavel Drobný",
    tagline: "Technical SEO for large, messy catalogues, written as tickets your developers will accept",
    bio:
      "I am a librarian by training and I look at websites as badly shelved books. Forty thousand " +
      "product pages, of which a search engine keeps nine thousand: where are the others, who put them " +
      "there, and does anyone need them?\n\n" +
      "From Brno I work with shops, classifieds and public archives across Central Europe. My output is " +
      "tickets. Each has the pattern, three example URLs, the expected change and a way for QA to verify " +
      "it. I have sat in enough sprint plannings to know that a seventy-slide audit is where findings go " +
      "to die.\n\n" +
      "No link building, no content by the kilo. And if your traffic fell because people do not want the " +
      "thing any more, I will show you that too.",
    location: "Brno, Czechia",
    languages: ["cs", "en", "de"],
    categories: ["marketing-growth", "data-ai"],
    skills: [
      "Technical SEO",
      "Log file analysis",
      "Crawl budget",
      "Structured data",
      "Site migrations",
      "Internal linking",
    ],
    links: [
      {
        label: "Ticket examples",
        url: "https://example.com/drobny/tickets",
      },
    ],
    tier: "STARTER",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 548,
    products: [
      {
        slug: "crawl-to-tickets",
        kind: "packages",
        name: "Crawl to tickets",
        summary: "A log-based technical audit delivered as ready tickets, with checks for each.",
        description:
          "Thirty days of server logs, a full crawl and your sitemaps go into one database. From it I derive " +
          "which pages are found, which are revisited and which are wasted.\n\n" +
          "The result is between fifteen and forty tickets in your tracker, ordered by effect per developer " +
          "day. I stay reachable while they are built and verify each one afterwards from fresh logs.",
        packages: [
          {
            slug: "sample",
            name: "Sample",
            description: "One section of the site, up to 5,000 URLs.",
            priceCents: 58000,
            deliveryDays: 8,
            revisions: 1,
            features: ["Log and crawl join", "Ten tickets", "One call"],
          },
          {
            slug: "catalogue",
            name: "Catalogue",
            description: "The whole site, up to 200,000 URLs.",
            priceCents: 185000,
            deliveryDays: 18,
            revisions: 1,
            features: ["Full log analysis", "Up to 40 tickets", "Template review", "Verification after release"],
          },
          {
            slug: "migration",
            name: "Migration",
            description: "Everything you need before, during and after a move to a new platform or domain.",
            priceCents: 430000,
            deliveryDays: 60,
            revisions: 2,
            features: [
              "Redirect map",
              "Staging crawl",
              "Launch-night watch",
              "Four weeks of log checks",
              "Rollback criteria",
            ],
          },
        ],
        addons: [
          {
            slug: "schema",
            name: "Structured data set",
            description: "Product, offer and review markup for your templates, validated.",
            priceCents: 36000,
            extraDays: 4,
          },
          {
            slug: "night-watch",
            name: "Launch-night watch",
            description: "I am awake at your release, reading logs, with a phone.",
            priceCents: 28000,
            extraDays: 0,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "logs-not-tools",
        title: "Ask your logs before you buy a tool",
        excerpt: "Thirty days of access logs answer four questions that no subscription can.",
        body:
          "Commercial crawlers tell you what *could* be visited. Your access log tells you what *was*. It is " +
          "free, it is already on your disk, and in most companies only the operations person has ever " +
          "opened it.\n\n" +
          "## Four questions\n\n" +
          "1. Which 20 percent of URLs get 80 percent of crawler visits? Often it is filter pages nobody " +
          "wants.\n" +
          "2. Which pages that you sell from were not visited for sixty days?\n" +
          "3. How many answers were 301 to a 301?\n" +
          "4. At what hour does the server answer slowly, and does the crawler back off then?\n\n" +
          "The first query takes an afternoon with a small database. Verify crawlers by reverse DNS, for " +
          "half of those that call themselves by a famous name are liars.\n\n" +
          "I have never done this without finding one surprise worth more than the audit. The last one was a " +
          "calendar widget with links to the year 9999.",
        tags: ["seo", "logs"],
        daysAgo: 63,
        relatedProductSlugs: ["crawl-to-tickets"],
      },
    ],
    reviews: [
      {
        buyer: "oliver",
        productSlug: "crawl-to-tickets",
        packageSlug: "migration",
        rating: 5,
        title: "Moved 60,000 URLs and slept",
        body:
          "Traffic dipped four percent for nine days and then passed the old level. He rang at 02:40 about a " +
          "redirect loop that our own monitoring had missed.",
        daysAgo: 57,
      },
      {
        buyer: "tomasz",
        productSlug: "crawl-to-tickets",
        packageSlug: "sample",
        rating: 4,
        title: "Tickets, as promised",
        body:
          "Ten tickets, ten accepted, two of them embarrassing. My board would have needed a one-page " + "summary.",
        daysAgo: 129,
        reply: {
          body: "There is a one-pager on top now. Boards like arrows, I have learned.",
          daysAgo: 127,
        },
      },
      {
        buyer: "freya",
        productSlug: "crawl-to-tickets",
        packageSlug: "catalogue",
        rating: 5,
        title: "He found our chairs",
        body:
          "Two hundred discontinued products were eating the crawl. Six weeks after the fixes the current " +
          "range was indexed in full for the first time.",
        daysAgo: 216,
      },
      {
        buyer: "sam",
        productSlug: "crawl-to-tickets",
        packageSlug: "catalogue",
        rating: 4,
        title: "Reliable under our label",
        body: "Third project with Pavel through the agency. Dry, precise, never late.",
        daysAgo: 305,
      },
      {
        buyer: "claire",
        productSlug: "crawl-to-tickets",
        packageSlug: "sample",
        rating: 3,
        title: "Too technical for us alone",
        body:
          "The findings were right, but we have no developer in house, so the tickets sat for three months. " +
          "Check that you have somebody to do the work.",
        daysAgo: 487,
      },
    ],
    memberTiers: [],
  },
  {
    handle: "ad-ledger",
    displayName: "Marisol Quintanar",
    tagline: "Paid advertising audits by a former accountant: what each campaign really brought in",
    bio:
      "An advertising account is a ledger that nobody reconciles. I was an auditor in Monterrey for six " +
      "years and I reconcile them: platform numbers on the left, bank statement on the right, and a " +
      "frank sentence about the gap.\n\n" +
      "I do not run campaigns for a percentage of spend, since the incentive is terrible. You pay me a " +
      "fixed price to find the waste, to rebuild the structure and to teach whoever sits at the " +
      "controls. Usually that is one overworked person, and usually a third of the budget can go without " +
      "anyone noticing.\n\n" +
      "I speak to the marketing side in their words and to finance in theirs. Both leave the meeting " +
      "with the same number, and I am told that this is unusual.",
    location: "Monterrey, Mexico",
    languages: ["es", "en"],
    categories: ["marketing-growth", "legal-finance"],
    skills: [
      "Paid search",
      "Paid social",
      "Attribution audits",
      "Incrementality",
      "Campaign structure",
      "Marketing budgets",
    ],
    links: [
      {
        label: "Reconciliation sheet",
        url: "https://example.com/quintanar/hoja",
      },
    ],
    tier: "FREE",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 402,
    products: [
      {
        slug: "ad-audit",
        kind: "packages",
        name: "Advertising account audit",
        summary: "Your ad spend reconciled with your bank, with a list of cuts ranked by certainty.",
        description:
          "Read-only access is enough. I take twelve months of spend, conversions and actual payments, and " +
          "match them by week and by market.\n\n" +
          "The report separates three kinds of money: spent and proven, spent and plausible, spent for " +
          "nothing. The third always exists. Structural changes are drawn as a before and after tree that " +
          "the person in charge can build in a day.",
        packages: [
          {
            slug: "one-channel",
            name: "One channel",
            description: "One platform, up to 20,000 dollars of spend a month.",
            priceCents: 38000,
            deliveryDays: 6,
            revisions: 1,
            features: ["Twelve-month reconciliation", "Cut list", "Account tree"],
          },
          {
            slug: "all-channels",
            name: "All channels",
            description: "Everything you spend on, including the agency fee.",
            priceCents: 125000,
            deliveryDays: 14,
            revisions: 1,
            features: [
              "Every channel",
              "Overlap analysis",
              "Cut list by certainty",
              "Meeting with finance and marketing",
            ],
          },
          {
            slug: "audit-rebuild",
            name: "Audit and rebuild",
            description: "The audit, then I rebuild the account beside your team over a month.",
            priceCents: 310000,
            deliveryDays: 40,
            revisions: 2,
            features: [
              "Everything in All channels",
              "New structure built",
              "Two training sessions",
              "Pause test in one market",
              "Review after 60 days",
            ],
          },
        ],
        addons: [
          {
            slug: "pause-test",
            name: "Pause test",
            description: "One market goes dark for three weeks by design, and we measure what disappears.",
            priceCents: 42000,
            extraDays: 21,
          },
          {
            slug: "board-page",
            name: "One page for the board",
            description: "The whole finding on one sheet with a chart that survives black and white.",
            priceCents: 12000,
            extraDays: 2,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "reconcile",
        title: "Reconcile your ads like a bank account",
        excerpt: "If the platforms together claim more sales than you made, start here.",
        body:
          "Last spring a client's three platforms claimed 1,340 orders. The shop had shipped 870. Nobody was " +
          "lying, each was counting everyone who had glanced at it.\n\n" +
          "## A monthly close in five lines\n\n" +
          "- Orders that were **paid and kept**, from the bank or the processor.\n" +
          "- Orders each platform claims, side by side.\n" +
          "- The overlap: total claims minus real orders.\n" +
          "- Spend divided by *real* orders. This is your cost, there is no other.\n" +
          "- The change against last month, with one sentence why.\n\n" +
          "Do it on the third working day, every month, with the same person from finance. After three " +
          "closes the arguments about attribution models end, for you have a total that must add up, and " +
          "models may only quarrel about how it is divided.\n\n" +
          "The overlap number is worth a chart of its own. When it grows, you are paying twice for the same " +
          "people.",
        tags: ["advertising", "finance"],
        daysAgo: 112,
        relatedProductSlugs: ["ad-audit"],
      },
    ],
    reviews: [
      {
        buyer: "diego",
        productSlug: "ad-audit",
        packageSlug: "one-channel",
        rating: 5,
        title: "I was advertising to my own staff",
        body:
          "Forty percent of clicks came from two streets around the restaurants. She found it with a map and " +
          "a payroll list.",
        daysAgo: 65,
      },
      {
        buyer: "oliver",
        productSlug: "ad-audit",
        packageSlug: "all-channels",
        rating: 4,
        title: "Finance and marketing agree, briefly",
        body:
          "The overlap analysis was worth the price by itself. She asks for lots of exports, so plan a day " +
          "for that.",
        daysAgo: 148,
      },
      {
        buyer: "lucas",
        productSlug: "ad-audit",
        packageSlug: "one-channel",
        rating: 5,
        title: "Cut a third, sold the same",
        body:
          "We removed what she marked as certain and kept the plausible part. Eleven weeks later the sales " +
          "of beans have not moved.",
        daysAgo: 220,
        reply: {
          body: "The money went into a second roaster, I hear. Good use.",
          daysAgo: 218,
        },
      },
      {
        buyer: "sam",
        productSlug: "ad-audit",
        packageSlug: "all-channels",
        rating: 3,
        title: "Correct and uncomfortable",
        body:
          "As the agency in question I did not enjoy the section on our own fee. She was fair about it, " +
          "though the client got the report an hour before we did.",
        daysAgo: 318,
        reply: {
          body: "You are right about the hour. Agencies now see a draft one day before.",
          daysAgo: 316,
        },
      },
    ],
    memberTiers: [],
  },
];
