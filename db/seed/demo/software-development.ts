import type { DemoCreator } from "./content";

/** Demo creators whose primary category is `software-development`. */
export const SOFTWARE_DEVELOPMENT_CREATORS: readonly DemoCreator[] = [
  {
    handle: "rowan-builds",
    displayName: "Rowan Petrie",
    tagline: "First versions of web products, in TypeScript and Postgres, small enough to change your mind",
    bio:
      "I build first versions. Sixteen of them went live in the last six years, and I can tell you which " +
      "nine are still running and why the other seven are not; the reasons are seldom technical.\n\n" +
      "The stack is boring by choice: TypeScript, Postgres, server-rendered pages, one deploy target. " +
      "You get a repository from the first day, a preview link from the second, and a note each Friday " +
      "of what works and what I got wrong. Tests cover the money and the permissions before anything " +
      "else.\n\n" +
      "I live in Halifax and work Atlantic hours, which overlaps with Europe in the morning and with " +
      "California after lunch. I also take briefs from agents, as long as a person can answer product " +
      "questions within a day. Software that nobody is able to decide about does not get finished.",
    location: "Halifax, Canada",
    languages: ["en", "fr"],
    categories: ["software-development"],
    skills: [
      "TypeScript",
      "PostgreSQL",
      "Next.js",
      "Payments integration",
      "Background jobs",
      "Playwright testing",
      "Deployment",
    ],
    links: [
      {
        label: "Things still running",
        url: "https://example.com/rowan/running",
      },
      {
        label: "Source samples",
        url: "https://example.org/rowan-builds",
      },
    ],
    tier: "GROWTH",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 768,
    products: [
      {
        slug: "first-version",
        kind: "packages",
        name: "First version of your product",
        summary: "A working web product that takes sign-ups and money, with tests where they matter.",
        description:
          "We agree on one sentence: *a person can do X and pay for it*. Everything that does not serve the " +
          "sentence goes on a later list, which you keep.\n\n" +
          "You own the repository throughout. Delivery means it is deployed under your account, the backup " +
          "has been restored once in front of you, and a second developer could start from the README " +
          "without calling me.",
        packages: [
          {
            slug: "slice",
            name: "One slice",
            description: "A single user journey, deployed. Enough to show ten people and learn something.",
            priceCents: 190000,
            deliveryDays: 12,
            revisions: 1,
            features: ["One journey end to end", "Sign-in", "Deployed preview", "README and seed data"],
          },
          {
            slug: "launch",
            name: "Launch",
            description: "Accounts, payments, an admin page and email. What most companies need on day one.",
            priceCents: 540000,
            deliveryDays: 30,
            revisions: 2,
            features: [
              "Three journeys",
              "Card payments",
              "Admin page",
              "Tests for money and permissions",
              "Restore drill",
            ],
          },
          {
            slug: "product",
            name: "Product",
            description: "A launch plus the second month: usage data, import tools and fixes from real customers.",
            priceCents: 880000,
            deliveryDays: 60,
            revisions: 3,
            features: [
              "Everything in Launch",
              "Event tracking",
              "CSV import and export",
              "Load test at 50 times your forecast",
              "Four weeks of fixes",
            ],
          },
        ],
        addons: [
          {
            slug: "agent-access",
            name: "Access for agents",
            description: "A documented API and an MCP server so that assistants can use your product safely.",
            priceCents: 95000,
            extraDays: 6,
          },
          {
            slug: "second-locale",
            name: "Second language",
            description: "All copy moved to catalogues, with a second locale wired and dates and money formatted.",
            priceCents: 48000,
            extraDays: 4,
          },
          {
            slug: "handover-call",
            name: "Handover to your team",
            description: "Two recorded sessions of ninety minutes with the developers who take over.",
            priceCents: 36000,
            extraDays: 2,
          },
        ],
      },
      {
        slug: "code-second-opinion",
        kind: "flat",
        name: "Second opinion on a codebase",
        summary: "I read your repository for two days and tell you what I would and would not touch.",
        description:
          "For owners who have been told that everything must be rewritten. I read the code, run it, try to " +
          "deploy it from the README, and look at what breaks first under load.\n\n" +
          "The report is eight pages without jargon: five things that are fine, five that will hurt, what " +
          "each repair costs in days, and a clear answer on the rewrite. So far the answer has been *no* " +
          "eleven times out of fourteen.",
        priceCents: 85000,
        deliveryDays: 5,
        revisions: 1,
      },
      {
        slug: "pairing-day",
        kind: "flat",
        name: "Pairing day",
        summary: "Six hours in your codebase with your developer driving and me asking why.",
        description:
          "One day, one problem, your keyboard. We pick the ticket that has been pushed to next week five " +
          "times, and your developer drives while I ask questions and occasionally swear at the type errors.\n\n" +
          "You end the day with a merged change or a clear note on why it should not be merged, plus a short " +
          "list of habits I would keep and two I would drop.",
        priceCents: 58000,
        deliveryDays: 7,
        revisions: 0,
      },
    ],
    posts: [
      {
        slug: "restore-drill",
        title: "You do not have a backup until you have restored it",
        excerpt: "A thirty-minute drill that I run before every handover, and what it usually finds.",
        body:
          "Of the last fourteen codebases I was asked to look at, twelve had backups. Four of those could be " +
          "restored by the people who owned them.\n\n" +
          "## The drill\n\n" +
          "1. Take last night's backup. Not a fresh one, last night's.\n" +
          "2. Restore it to an empty machine using only what is written down.\n" +
          "3. Start the application against it and sign in as a customer.\n" +
          "4. Write down every minute and every thing you had to know.\n\n" +
          "What fails is rarely the dump. It is the encryption key that lives on the machine you pretend to " +
          "have lost, the uploads that were never in the database, the extension that is not installed, or " +
          "the person on holiday.\n\n" +
          "Put the four steps in the calendar twice a year. The first one will be embarrassing and the " +
          "second will be dull, and dull is the product you are buying.",
        tags: ["operations", "postgres"],
        daysAgo: 19,
        relatedProductSlugs: ["first-version"],
      },
      {
        slug: "later-list",
        title: "Give your features a later list, not a backlog",
        excerpt: "A backlog is a promise that gets older. A later list is a place to put ideas down.",
        body:
          "Every project of mine has one file called *later*. It has no priorities, no estimates and no " +
          'owners. When somebody says "it should also", the sentence goes into that file, with the name of ' +
          "the person who said it.\n\n" +
          "## Why it works\n\n" +
          "- People stop defending an idea once it is written down.\n" +
          "- Nobody grooms it, so it costs nothing.\n" +
          "- At the end we read it aloud, and two thirds of the lines get a laugh.\n\n" +
          "A backlog does the opposite: it has numbers, so it looks like a plan, and it makes the unfinished " +
          "part of the product look like debt. On day thirty you have shipped what you meant to ship and " +
          "still feel behind.\n\n" +
          "Keep one list of what we are doing this week. It should fit on a card. Everything else is " +
          "*later*, and later is a perfectly good place to be.",
        tags: ["product", "scope"],
        daysAgo: 133,
        relatedProductSlugs: ["first-version", "code-second-opinion"],
      },
    ],
    reviews: [
      {
        buyer: "grace",
        productSlug: "first-version",
        packageSlug: "launch",
        rating: 5,
        title: "Booking system our receptionists trust",
        body:
          "Eleven clinics, three payment methods and patchy internet. Rowan spent the first call asking what " +
          "happens when the power goes out, and the offline queue has already saved us twice.",
        daysAgo: 44,
        reply: {
          body: "Grace's team tested it by pulling the plug, which is the correct way.",
          daysAgo: 43,
        },
      },
      {
        buyer: "mei",
        productSlug: "first-version",
        packageSlug: "slice",
        rating: 5,
        title: "Clean, small, on the day",
        body:
          "My agent compared four developers on delivery time and revisions, I chose this one, and the " +
          "preview link came on the second day as promised. The slice became our internal tool as is.",
        daysAgo: 90,
      },
      {
        buyer: "elena",
        productSlug: "first-version",
        packageSlug: "launch",
        rating: 4,
        title: "Dance school sign-ups without the spreadsheet",
        body:
          "Parents can enrol and pay and I can see who is in which class. He said no to two things I really " +
          "wanted, then explained how to do them with what I had. Slightly grumpy about the no's, happy " +
          "about the rest.",
        daysAgo: 171,
      },
      {
        buyer: "priya",
        productSlug: "code-second-opinion",
        rating: 5,
        title: "Saved us a rewrite",
        body:
          "An agency had quoted seven months to rebuild our scheduler. The report showed that three queries " +
          "and one missing index were the problem, and named the lines.",
        daysAgo: 229,
      },
      {
        buyer: "amara",
        productSlug: "first-version",
        packageSlug: "slice",
        rating: 4,
        title: "Honest about what a charity needs",
        body:
          "We wanted an app. He built a web form that sends text messages, and it does what we wanted the " +
          "app for. The Friday notes are a delight to read.",
        daysAgo: 352,
      },
      {
        buyer: "victor",
        productSlug: "code-second-opinion",
        rating: 3,
        title: "Accurate but light on security",
        body:
          "Performance and structure were covered very well. I expected more about dependency and access " +
          "review for the money, and had to ask for it.",
        daysAgo: 470,
        reply: {
          body: "Agreed, it was thin there. Access review now has its own page in the report and I sent you yours.",
          daysAgo: 466,
        },
      },
      {
        buyer: "sam",
        productSlug: "pairing-day",
        rating: 5,
        title: "My junior still talks about it",
        body:
          "Six hours on a date bug that three of us had dodged for months. It turned out to be two bugs " +
          "holding hands.",
        daysAgo: 408,
        reply: {
          body: "The second one was beautiful. I have stolen it for talks.",
          daysAgo: 406,
        },
      },
      {
        buyer: "hannah",
        productSlug: "first-version",
        packageSlug: "slice",
        rating: 4,
        title: "Member page for the show",
        body:
          "Listeners can sign in and hear bonus tape. I changed my mind about pricing on day nine and he " +
          "moved it to the later list without a sigh.",
        daysAgo: 556,
      },
      {
        buyer: "kenji",
        productSlug: "first-version",
        packageSlug: "slice",
        rating: 5,
        title: "Leaderboard in twelve days",
        body:
          "Needed a score server for a jam game that unexpectedly got players. It took the launch weekend " +
          "without a hiccup and costs me nine dollars a month.",
        daysAgo: 641,
      },
    ],
    memberTiers: [
      {
        slug: "office-hour",
        name: "Office hour",
        description: "A standing monthly hour for technical founders who have nobody to ask.",
        priceCents: 9000,
        interval: "month",
        perks: ["60-minute group call each month", "Private question thread", "Template repository"],
      },
    ],
  },
  {
    handle: "shopsmith",
    displayName: "Nandini Bhagat",
    tagline: "Fast storefronts: I make slow shops quick and keep them that way",
    bio:
      "Ek second matters. One second of delay on a phone in Nagpur costs a shop more than any banner " +
      "earns it, and I have the logs of ninety-some shops to argue with.\n\n" +
      "I started at a marketplace in Pune where my job was to watch pages load on cheap handsets for " +
      "five years. Now I do the same for independent shops. I measure on real devices over real " +
      "networks, I remove things before I add things, and I leave a budget behind that fails the build " +
      "when somebody pastes in another chat widget.\n\n" +
      "Hosted platforms and custom storefronts are both fine. If your theme is beyond saving I will show " +
      "you the numbers for a rebuild and for leaving it alone, and you decide. I answer in English, " +
      "Hindi and Marathi.",
    location: "Pune, India",
    languages: ["en", "hi", "mr"],
    categories: ["software-development", "marketing-growth"],
    skills: [
      "Web performance",
      "Storefront development",
      "Core Web Vitals",
      "Checkout optimisation",
      "Image pipelines",
      "JavaScript profiling",
    ],
    links: [
      {
        label: "Before and after traces",
        url: "https://example.com/shopsmith/traces",
      },
    ],
    tier: "STARTER",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 455,
    products: [
      {
        slug: "speed-repair",
        kind: "packages",
        name: "Storefront speed repair",
        summary: "Measured repair of a slow shop, with a budget that keeps it fast after I leave.",
        description:
          "Every repair begins with a trace from a mid-range phone on a throttled connection, because that " +
          "is where your lost orders are. I list what loads, who asked for it and what it earns. Then I take " +
          "things out, defer, resize and rewrite, in that order.\n\n" +
          "You get before and after recordings filmed on the same phone, and a performance budget in your " +
          "build.",
        packages: [
          {
            slug: "triage",
            name: "Triage",
            description: "The three worst pages diagnosed, the easy half fixed.",
            priceCents: 35000,
            deliveryDays: 5,
            revisions: 1,
            features: ["Three page traces", "Script inventory", "Image and font fixes"],
          },
          {
            slug: "repair",
            name: "Repair",
            description: "Home, listing, product and basket brought under two seconds on a mid-range phone.",
            priceCents: 140000,
            deliveryDays: 14,
            revisions: 2,
            features: ["Four templates repaired", "Third-party scripts audited", "Image pipeline", "Filmed comparison"],
          },
          {
            slug: "rebuild",
            name: "Front-end rebuild",
            description: "A new front end on your existing catalogue and checkout, fast from the first commit.",
            priceCents: 560000,
            deliveryDays: 45,
            revisions: 3,
            features: [
              "New storefront",
              "Same catalogue and checkout",
              "Redirect map",
              "Performance budget in CI",
              "Thirty-day watch",
            ],
          },
        ],
        addons: [
          {
            slug: "widget-detox",
            name: "Widget detox",
            description: "Each third-party script measured against revenue, with a keep-or-kill sheet for your team.",
            priceCents: 24000,
            extraDays: 3,
          },
          {
            slug: "monitoring",
            name: "Real-user monitoring",
            description: "Field data from your visitors on a small dashboard that you own.",
            priceCents: 32000,
            extraDays: 3,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "chat-bubble",
        title: "The chat bubble costs you 1.4 seconds",
        excerpt: "I measured one widget on nine shops. Here is what it delayed and what it earned.",
        body:
          "Over six months I logged the same kind of chat widget on nine shops. On a mid-range phone it " +
          "delayed the first tap by 1.4 seconds in the median. On seven of the nine, fewer than one visitor " +
          "in four hundred opened it.\n\n" +
          "## What to do instead\n\n" +
          "- Load it on the **first scroll or tap**, not with the page.\n" +
          "- Draw the bubble yourself with 400 bytes of SVG, and fetch the real thing on click.\n" +
          "- Leave it off the basket page. Nobody there wants a conversation.\n" +
          "- Put your phone number in the footer. It weighs nothing.\n\n" +
          "Two of the shops truly sold by chat, and for those I kept it and paid for the delay elsewhere, by " +
          "removing a carousel. That is the whole craft: knowing what each second buys. Your widget vendor " +
          "will not tell you, so measure it yourself for a week with it off.",
        tags: ["performance", "ecommerce", "measurement"],
        daysAgo: 58,
        relatedProductSlugs: ["speed-repair"],
      },
    ],
    reviews: [
      {
        buyer: "oliver",
        productSlug: "speed-repair",
        packageSlug: "repair",
        rating: 5,
        title: "From 6.1 to 1.8 seconds",
        body:
          "Same phone, same bus stop, filmed before and after. She cut eleven scripts that nobody could " +
          "explain, and our mobile conversion rose in the two weeks after with no other change.",
        daysAgo: 51,
        reply: {
          body: "The bus stop was a good test rig. Keep the build budget at 180 KB and it will stay there.",
          daysAgo: 49,
        },
      },
      {
        buyer: "claire",
        productSlug: "speed-repair",
        packageSlug: "triage",
        rating: 4,
        title: "Quick relief",
        body:
          "Our cheese photographs were eight megabytes each, apparently. They are not any more. The script " +
          "list could have been in plainer words.",
        daysAgo: 133,
      },
      {
        buyer: "buyer",
        productSlug: "speed-repair",
        packageSlug: "triage",
        rating: 5,
        title: "Tiny shop, proper attention",
        body:
          "I sell forty teas, not forty thousand, and still got three traces and a call. The page now opens " +
          "before my mum gives up.",
        daysAgo: 198,
      },
      {
        buyer: "sam",
        productSlug: "speed-repair",
        packageSlug: "rebuild",
        rating: 4,
        title: "Solid subcontractor",
        body:
          "White-labelled a rebuild for one of our retail clients. Code was clean and the redirect map " +
          "complete; a two-day slip in week four was announced early.",
        daysAgo: 275,
      },
      {
        buyer: "freya",
        productSlug: "speed-repair",
        packageSlug: "repair",
        rating: 3,
        title: "Fast, at a price in looks",
        body:
          "The site flies. She also removed the slow hover zoom our designer loved, and getting a lighter " +
          "version back took a long discussion.",
        daysAgo: 390,
        reply: {
          body: "The lighter zoom is 3 KB and stays. I should have offered it before removing the old one.",
          daysAgo: 388,
        },
      },
    ],
    memberTiers: [],
  },
  {
    handle: "ferrous",
    displayName: "Jonas Riedl",
    tagline: "Embedded firmware in Rust and C for devices nobody can walk over to and reboot",
    bio:
      "Devices I have worked on are at the bottom of a reservoir, inside a ski-lift pulley and on about " +
      "four thousand beehives. None of them has a reset button that a human can reach, and that is the " +
      "kind of firmware I write.\n\n" +
      "I use Rust on new boards and C where the vendor leaves no choice. Power budgets are measured with " +
      "an instrument, not estimated. Updates are signed, staged and reversible; a bad image must come " +
      "back by itself. I write the test jig at the same time as the code, so that the factory has " +
      "something to run.\n\n" +
      "Based in Graz, with a small lab: scopes, a climate chamber, a cabinet of dead boards that I learn " +
      "from. I do not do consumer apps, and I can recommend people who do.",
    location: "Graz, Austria",
    languages: ["de", "en"],
    categories: ["software-development"],
    skills: [
      "Rust",
      "Embedded C",
      "Firmware updates",
      "Low-power design",
      "LoRaWAN",
      "Bluetooth LE",
      "Hardware bring-up",
    ],
    links: [
      {
        label: "Lab",
        url: "https://example.com/ferrous/lab",
      },
      {
        label: "Open-source drivers",
        url: "https://example.org/ferrous-drivers",
      },
    ],
    tier: "STARTER",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 701,
    products: [
      {
        slug: "firmware",
        kind: "packages",
        name: "Firmware for your device",
        summary: "From bring-up to a signed, updatable release with a factory test.",
        description:
          "Send the schematic and one sentence about what the device must never do. I bring the board up, " +
          "write drivers and application, and measure current in every state.\n\n" +
          "Each release is reproducible from a tag and comes with a test jig script. If I find a hardware " +
          "fault I report it with scope captures that your board designer can act upon.",
        packages: [
          {
            slug: "bring-up",
            name: "Bring-up",
            description:
              "First firmware on a new board: clocks, buses, sensors, a serial console and an honest fault list.",
            priceCents: 170000,
            deliveryDays: 14,
            revisions: 1,
            features: ["Board bring-up", "Driver for each peripheral", "Fault report with captures"],
          },
          {
            slug: "rescue",
            name: "Field rescue",
            description: "Devices already deployed and misbehaving. I reproduce, fix, and get the fix onto them.",
            priceCents: 420000,
            deliveryDays: 25,
            revisions: 2,
            features: ["Fault reproduction", "Root-cause report", "Patched image", "Staged roll-out plan"],
          },
          {
            slug: "release",
            name: "Release",
            description:
              "A complete application with radio, storage and signed updates, ready for a pilot of a few hundred.",
            priceCents: 680000,
            deliveryDays: 50,
            revisions: 2,
            features: [
              "Application firmware",
              "Signed A/B updates",
              "Power profile",
              "Factory test script",
              "Source and build notes",
            ],
          },
        ],
        addons: [
          {
            slug: "climate-run",
            name: "Climate chamber run",
            description: "Seventy-two hours from minus 25 to plus 60 degrees with logging.",
            priceCents: 48000,
            extraDays: 5,
          },
          {
            slug: "second-board",
            name: "Second hardware revision",
            description: "Port of the finished firmware to your next board revision.",
            priceCents: 110000,
            extraDays: 10,
          },
          {
            slug: "security-notes",
            name: "Security notes",
            description: "A threat model and the evidence pages that product-security questionnaires ask for.",
            priceCents: 65000,
            extraDays: 6,
          },
        ],
      },
      {
        slug: "power-budget",
        kind: "flat",
        name: "Power budget check",
        summary: "I measure what your battery device really draws and where the life goes.",
        description:
          "Post me two devices and the firmware source. I record current over a full duty cycle, at room " +
          "temperature and at five below zero, and attribute every microamp to a line of code or a " +
          "component.\n\n" +
          "You receive the traces and a ranked list of savings. Typical finding: a pin left floating, a " +
          "sensor that never sleeps, and a radio that listens too long.",
        priceCents: 78000,
        deliveryDays: 9,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "come-back-alone",
        title: "Firmware must be able to come back alone",
        excerpt: "The update that bricks one device in a thousand is a plan, and not an accident.",
        body:
          "If one device in a thousand dies during an update and you have four thousand on mountains, you " +
          "have just booked four hikes.\n\n" +
          "## The minimum I accept\n\n" +
          "- **Two slots.** The old image stays until the new one has proved itself.\n" +
          "- **A deadline.** The new image must reach the server within a fixed time or the bootloader goes " +
          "back.\n" +
          "- **A watchdog that the application cannot disable**, including by mistake.\n" +
          "- **Signatures checked before writing**, not after.\n" +
          "- **A staged roll-out**: ten devices, then a hundred, then a night's sleep.\n\n" +
          "The part that teams skip is the deadline. A new image that boots and blinks, but cannot join the " +
          "network, looks healthy from inside. Only a successful conversation with the outside proves that " +
          "you can send the next fix.\n\n" +
          "Test it by pulling power at random moments, three hundred times. A relay and a weekend are enough.",
        tags: ["firmware", "reliability"],
        daysAgo: 91,
        relatedProductSlugs: ["firmware"],
      },
    ],
    reviews: [
      {
        buyer: "tomasz",
        productSlug: "firmware",
        packageSlug: "rescue",
        rating: 5,
        title: "Brought 300 trackers back from the dead",
        body:
          "Our pallet trackers stopped reporting after a carrier change. Jonas reproduced it in two days " +
          "with a fake base station and pushed a fix in stages; we lost three units in total.",
        daysAgo: 77,
      },
      {
        buyer: "grace",
        productSlug: "power-budget",
        rating: 5,
        title: "Fridge sensors now last the year",
        body:
          "He found that our vaccine-fridge sensors woke up every four seconds for no reason. One line. " +
          "Battery changes went from monthly to never so far.",
        daysAgo: 163,
      },
      {
        buyer: "victor",
        productSlug: "firmware",
        packageSlug: "bring-up",
        rating: 4,
        title: "Direct, in a good way",
        body:
          "He told our board designer about a missing pull-up with a scope trace and no adjectives. " +
          "Documentation is terse but complete.",
        daysAgo: 289,
      },
      {
        buyer: "oliver",
        productSlug: "firmware",
        packageSlug: "release",
        rating: 4,
        title: "Bike light firmware that survives rain",
        body:
          "Solid release and the factory loves the jig script. It took eight days longer than listed because " +
          "of a chip errata, which he showed us in print.",
        daysAgo: 444,
        reply: {
          body: "Errata sheet 2.1.9, may it rest. The workaround is upstream now.",
          daysAgo: 441,
        },
      },
      {
        buyer: "kenji",
        productSlug: "power-budget",
        rating: 5,
        title: "Handheld lasts a flight now",
        body:
          "I make a tiny game handheld as a hobby. The report read like a detective story and gained me four " +
          "hours of play.",
        daysAgo: 615,
      },
    ],
    memberTiers: [],
  },
  {
    handle: "accessible-web",
    displayName: "Leonie Achterberg",
    tagline: "Accessibility audits by someone who uses a screen reader for a living, then fixes the code",
    bio:
      "I have been blind since I was nineteen and a front-end developer since I was twenty-two. That " +
      "means I find out about your inaccessible checkout in the most direct way there is: I try to buy " +
      "something.\n\n" +
      "My audits follow WCAG 2.2 and are written for the person who has to fix the issue. Each one has a " +
      "recording of my screen reader, the line of code, and a patch. I do not sell overlays, badges or " +
      "certificates, and I would like you to stop buying them.\n\n" +
      "New here after eight years at a consultancy in Utrecht. I work with a sighted colleague for " +
      "contrast and motion checks, and she is named in the report. Dutch and English are both fine, and " +
      "so is a request from an agent if it can give me a test account.",
    location: "Utrecht, Netherlands",
    languages: ["nl", "en"],
    categories: ["software-development", "design-creative"],
    skills: [
      "Accessibility audits",
      "WCAG 2.2",
      "Screen reader testing",
      "ARIA",
      "Semantic HTML",
      "Keyboard interaction",
    ],
    links: [
      {
        label: "Recordings",
        url: "https://example.com/achterberg/recordings",
      },
    ],
    tier: "FREE",
    verified: false,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 41,
    products: [
      {
        slug: "access-audit",
        kind: "packages",
        name: "Accessibility audit with patches",
        summary: "A real screen reader audit of your key journeys, delivered as fixes rather than as a spreadsheet.",
        description:
          "You name the journeys that matter: sign up, search, pay, cancel. I go through them by keyboard " +
          "and with two screen readers, and my colleague checks contrast, zoom and motion.\n\n" +
          "Every issue comes with a short recording, the success criterion, the affected code and a proposed " +
          "patch. Severity is about whether a person can finish, and not about how easy it is to count.",
        packages: [
          {
            slug: "journey",
            name: "One journey",
            description: "One path through your site, from landing to done.",
            priceCents: 60000,
            deliveryDays: 7,
            revisions: 1,
            features: ["Two screen readers", "Recordings", "Patches for blockers"],
          },
          {
            slug: "site",
            name: "Key journeys",
            description: "Up to five journeys and the shared components they use.",
            priceCents: 210000,
            deliveryDays: 18,
            revisions: 1,
            features: ["Five journeys", "Component review", "Patches for all findings", "Retest after your fixes"],
          },
          {
            slug: "programme",
            name: "Audit and training",
            description: "Key journeys plus two live sessions with your developers and designers.",
            priceCents: 390000,
            deliveryDays: 30,
            revisions: 2,
            features: [
              "Everything in Key journeys",
              "Two live sessions",
              "Checks added to CI",
              "Accessibility statement draft",
            ],
          },
        ],
        addons: [
          {
            slug: "pdf-check",
            name: "PDF check",
            description: "One document of up to 20 pages made readable, with tags, order and alternatives.",
            priceCents: 18000,
            extraDays: 3,
          },
          {
            slug: "retest",
            name: "Extra retest",
            description: "A further pass over fixed issues, with fresh recordings.",
            priceCents: 25000,
            extraDays: 4,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "listen-to-your-checkout",
        title: "Listen to your own checkout for five minutes",
        excerpt: "You need no expertise for this, only headphones and the willingness to be embarrassed.",
        body:
          "Turn the screen off. Really off. Put on headphones, start the screen reader that your computer " +
          "already has, and try to buy the cheapest thing in your shop.\n\n" +
          "## What you will probably hear\n\n" +
          '1. "Button, button, button." Three icons that nobody named.\n' +
          "2. A cookie dialog you cannot leave.\n" +
          '3. "Edit text, required." Which text?\n' +
          "4. Silence, after you press Pay. Did it work?\n\n" +
          "The fourth is the one that costs money, since people either leave or pay twice. A status message " +
          "that is announced takes about six lines to write.\n\n" +
          "After that, turn the screen back on and do the same with the keyboard only. You have now found " +
          "more than an automatic checker would, because a checker can tell that a label exists and cannot " +
          'tell that it says "field 7".',
        tags: ["accessibility", "testing"],
        daysAgo: 13,
        relatedProductSlugs: ["access-audit"],
      },
    ],
    reviews: [],
    memberTiers: [],
  },
];
