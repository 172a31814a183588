import type { DemoCreator } from "./content";

/** Demo creators whose primary category is `design-creative`. */
export const DESIGN_CREATIVE_CREATORS: readonly DemoCreator[] = [
  {
    handle: "demo",
    displayName: "Maren Holt",
    tagline: "Brand identities for companies that make physical things and have to live with the logo",
    bio:
      "I design identities for small companies that ship something you can hold: boats, bread, tools, " +
      "skincare. Fourteen years of it, the last nine from a studio above a chandlery in Bergen's " +
      "harbour, alone except for a printer who lets me stand at the press.\n\n" +
      "My method is slow at the start and quick at the end. I read your invoices, your delivery notes " +
      "and your worst product photo before I draw anything, because that is where an identity has to " +
      "survive. You see two directions, never seven, and each arrives already applied to three real " +
      "items you use.\n\n" +
      "Agents are welcome to order on your behalf. If a brief says who the customer is, where the mark " +
      'will be printed and what you dislike, I can start the same day. If it only says "modern and ' +
      'clean", I will write back with questions.',
    location: "Bergen, Norway",
    languages: ["en", "nb", "de"],
    categories: ["design-creative"],
    skills: [
      "Brand identity",
      "Logo design",
      "Brand guidelines",
      "Print production",
      "Colour systems",
      "Typography",
      "Stationery",
    ],
    links: [
      {
        label: "Portfolio",
        url: "https://example.com/maren-holt/work",
      },
      {
        label: "Press sheets",
        url: "https://example.com/maren-holt/press",
      },
      {
        label: "Studio notes",
        url: "https://example.org/maren-holt-notes",
      },
    ],
    tier: "GROWTH",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 812,
    products: [
      {
        slug: "brand-identity",
        kind: "packages",
        name: "Brand identity",
        summary: "A logo, colours, type and rules that hold up on a label, a van and a 16-pixel favicon.",
        description:
          "You get an identity drawn from how your company already looks on its good days, and rules short " +
          "enough that people follow them.\n\n" +
          "Work starts with a written brief I send back to you for correction. Two directions follow, each " +
          "shown on three items you name. After the choice I draw the final files by hand-checked vector, " +
          "test them in one ink and at small size, and hand over everything with a licence that makes it " +
          "yours.\n\n" +
          "Not included: naming, trademark searches and website build.",
        packages: [
          {
            slug: "essential",
            name: "Essential",
            description: "One mark, one palette, one typeface pairing. For a company opening its doors this quarter.",
            priceCents: 48000,
            deliveryDays: 10,
            revisions: 2,
            features: ["Logo in vector and PNG", "Palette with print values", "Type pairing", "Two-page rule sheet"],
          },
          {
            slug: "studio",
            name: "Studio",
            description: "The full identity with a proper guideline and the three items you use most, ready to print.",
            priceCents: 120000,
            deliveryDays: 21,
            revisions: 3,
            features: [
              "Everything in Essential",
              "Secondary marks and icons",
              "16-page guideline",
              "Three applied items",
              "One press check by video",
            ],
          },
          {
            slug: "flagship",
            name: "Flagship",
            description:
              "For a company with packaging, vehicles or premises. Includes a workshop and a month of questions.",
            priceCents: 290000,
            deliveryDays: 42,
            revisions: 4,
            features: [
              "Everything in Studio",
              "Half-day remote workshop",
              "Eight applied items",
              "Supplier-ready print files",
              "30 days of follow-up",
            ],
          },
        ],
        addons: [
          {
            slug: "rush-delivery",
            name: "Rush delivery",
            description:
              "Yours is the project that I work on first, weekends included: you see drafts sooner. The date by which it is due stays.",
            priceCents: 15000,
            extraDays: 0,
          },
          {
            slug: "social-kit",
            name: "Social kit",
            description: "Profile images, covers and six editable post layouts sized for the networks you name.",
            priceCents: 22000,
            extraDays: 3,
          },
          {
            slug: "motion-logo",
            name: "Motion logo",
            description:
              "A three-second animated version of the mark, with and without sound, as MP4, WebM and Lottie.",
            priceCents: 38000,
            extraDays: 7,
          },
        ],
      },
      {
        slug: "brand-audit",
        kind: "flat",
        name: "Brand audit",
        summary: "Twelve pages on what your identity gets wrong, what to keep and what to fix first.",
        description:
          "Send me everything with your name on it: website, invoice, label, signage, the template your " +
          "sales person made. I go through it item by item and write down where it disagrees with itself, " +
          "what it costs you and which three repairs give the most for the least money.\n\n" +
          "The report says plainly when you do **not** need a new logo. About half of the time, you do not.",
        priceCents: 19000,
        deliveryDays: 6,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "send-me-your-invoice",
        title: "Before you brief a designer, send them your invoice",
        excerpt: "The documents nobody designs tell a designer more about a company than the mood board does.",
        body:
          "A mood board tells me what you admire. An invoice tells me who you are. It has been copied from " +
          "the last one for six years, it carries three phone numbers, and it is the thing your customers " +
          "look at most carefully.\n\n" +
          "## What I learn from it\n\n" +
          "- **How you name your own products.** If the line item and the website disagree, the identity has " +
          "a language problem first.\n" +
          "- **Which file you actually have.** A fuzzy logo in the corner means nobody could find the " +
          "vector.\n" +
          "- **What has to fit.** Tax numbers, bank details and two languages leave less room than the " +
          "presentation slides do.\n\n" +
          "So before we discuss shapes, put five ugly documents in a folder: an invoice, a delivery note, a " +
          "shipping label, an email signature and a photo of your door. Ten minutes of work. It usually " +
          'saves a round of revisions, and you will not need to find the words for "premium but friendly".',
        tags: ["branding", "briefing"],
        daysAgo: 24,
        relatedProductSlugs: ["brand-identity"],
      },
      {
        slug: "two-directions",
        title: "Why I show two directions and never seven",
        excerpt: "More options feel generous. They mostly move the designer's job onto the client's desk.",
        body:
          "A founder once asked for seven logos because the last studio had shown nine. I asked which of the " +
          "nine they had chosen. None: they had asked for a mixture of the second and the sixth, and that is " +
          "what they were now replacing.\n\n" +
          "## What goes wrong with many\n\n" +
          "1. You start comparing them with each other instead of with the job.\n" +
          "2. The best parts get combined, and combined marks have no idea in them.\n" +
          "3. The designer has not decided anything, so nobody has.\n\n" +
          "Two directions are enough for a real disagreement. I make them disagree on purpose: one says the " +
          "company is about the *material*, the other that it is about the *people*, for instance. When you " +
          "pick, you have taken a decision about the business, and the drawing that follows is mostly craft.\n\n" +
          "If both are wrong, that is useful too. It means the brief was wrong, and we fix it there, at no " +
          "charge.",
        tags: ["process", "branding", "decisions"],
        daysAgo: 118,
        relatedProductSlugs: ["brand-identity"],
      },
      {
        slug: "one-ink-test",
        title: "The one-ink test",
        excerpt: "If a mark needs its gradient to be recognised, it will fail on the first cardboard box.",
        body:
          "Every identity I hand over has been printed in a single ink on brown board. It is an unkind test " +
          "and it takes an hour.\n\n" +
          "## How to run it at home\n\n" +
          "- Turn the logo pure black, no greys.\n" +
          "- Print it 12 millimetres wide on the cheapest paper you own.\n" +
          "- Photocopy the print. Photocopy the copy.\n" +
          "- Show it to somebody who has seen the original once.\n\n" +
          "If they recognise it, the drawing carries the idea. If they ask where the blue went, the colour " +
          "was carrying it, and colour is the first thing to go: on a rubber stamp, on a customs form, on a " +
          "till receipt, on the engraved plate that you will want in three years.\n\n" +
          "I have nothing against gradients. They should be clothes, though, and not bones. When I audit " +
          "older identities this test explains more of the problems than any other single thing I do.",
        tags: ["print", "logo-design"],
        daysAgo: 263,
        relatedProductSlugs: ["brand-identity", "brand-audit"],
      },
    ],
    reviews: [
      {
        buyer: "freya",
        productSlug: "brand-identity",
        packageSlug: "flagship",
        rating: 5,
        title: "Our lorries finally match our chairs",
        body:
          "Maren asked for our delivery notes before she asked about our taste, and it made sense within a " +
          "week. The guideline is 16 pages and our workshop actually uses it. Eight applied items arrived " +
          "with print specs our sign maker had no questions about.",
        daysAgo: 61,
        reply: {
          body:
            "The brass tag under the seat was your foreman's idea. Please tell him it is the best item in the " +
            "set.",
          daysAgo: 58,
        },
      },
      {
        buyer: "buyer",
        productSlug: "brand-identity",
        packageSlug: "essential",
        rating: 5,
        title: "Tea tins that look like ours",
        body:
          "I run a very small tea business and expected to be the client nobody minds. Instead I got two " +
          "directions on a photo of my own tin, and the second made me laugh out loud. Printed at 30 mm it " +
          "stays sharp.",
        daysAgo: 96,
      },
      {
        buyer: "lucas",
        productSlug: "brand-identity",
        packageSlug: "studio",
        rating: 4,
        title: "Strong work, slow first week",
        body:
          "The mark is excellent and the coffee bags printed right at the first try. The first week is all " +
          "questions, though, and I was nervous to see nothing drawn until day nine. Warn your team.",
        daysAgo: 142,
        reply: {
          body: "Fair. I now send a short calendar on the first day that says when drawings appear.",
          daysAgo: 139,
        },
      },
      {
        buyer: "mei",
        productSlug: "brand-identity",
        packageSlug: "essential",
        rating: 5,
        title: "Ordered by our agent, clarified by a human",
        body:
          "Our purchasing agent picked Maren and placed the order with a one-page brief. She replied with " +
          "four pointed questions inside three hours, which the agent passed to me, and that was the whole " +
          "overhead.",
        daysAgo: 188,
      },
      {
        buyer: "jack",
        productSlug: "brand-audit",
        rating: 5,
        title: "Told me not to buy a new logo",
        body:
          "I came ready to spend money on a rebrand of the brewery. The audit said to keep the mark, drop " +
          "two of our five fonts and redo the tap badges. We did that over one weekend.",
        daysAgo: 240,
      },
      {
        buyer: "tomasz",
        productSlug: "brand-identity",
        packageSlug: "studio",
        rating: 3,
        title: "Good identity, wrong fit for an app",
        body:
          "Lovely on paper, and paper is clearly her home. Our product lives in a dense dashboard and we had " +
          "to work out dark mode colours ourselves. She added a page about it afterwards without charging.",
        daysAgo: 331,
        reply: {
          body: "You were right, and dark mode values have been part of every palette since your project.",
          daysAgo: 327,
        },
      },
      {
        buyer: "amara",
        productSlug: "brand-identity",
        packageSlug: "essential",
        rating: 4,
        title: "Careful with a charity's money",
        body:
          "She talked us down from the middle package because we had nothing to print yet. No Word template " +
          "in the files, though; I had to ask for it.",
        daysAgo: 455,
      },
      {
        buyer: "claire",
        productSlug: "brand-audit",
        rating: 5,
        title: "Twelve pages, zero flattery",
        body:
          "Every page had a photograph of our own mistake and the price of fixing it. I have framed page " +
          "seven, which shows our name spelled three ways on one pallet.",
        daysAgo: 590,
      },
    ],
    memberTiers: [
      {
        slug: "harbour-notes",
        name: "Harbour Notes",
        description:
          "A monthly letter with one identity taken apart: sketches, rejected routes and what the printer " + "said.",
        priceCents: 700,
        interval: "month",
        perks: ["Monthly case letter", "Archive of 30 earlier letters", "Vote on the next teardown"],
      },
      {
        slug: "open-studio",
        name: "Open Studio",
        description: "For designers early in practice: a live review each month and the working files behind it.",
        priceCents: 24000,
        interval: "year",
        perks: [
          "Monthly live review",
          "Editable guideline template",
          "Print-spec checklists",
          "One 40-minute portfolio call a year",
        ],
      },
    ],
  },
  {
    handle: "ekow-interfaces",
    displayName: "Ekow Lamptey",
    tagline: "Dense, calm product interfaces for tools that people keep open eight hours a day",
    bio:
      "Before design I dispatched trucks for a cement distributor in Tema, on software that hid the one " +
      "number I needed behind three tabs. I have been fixing that kind of screen ever since.\n\n" +
      "I work on the unglamorous half of product design: tables, filters, bulk actions, empty and error " +
      "states, permission screens. My files are built as systems, with tokens that match your code and " +
      "components named the way your developers name them, so a handover is a conversation of an hour.\n\n" +
      "A typical project starts with me watching two of your users work for forty minutes each. I will " +
      "quote them back at you. From there I redesign one flow completely rather than ten flows halfway. " +
      "If you have no users yet, I am probably the wrong person this month, and I will say so.",
    location: "Accra, Ghana",
    languages: ["en", "fr"],
    categories: ["design-creative", "software-development"],
    skills: ["Product design", "Design systems", "Figma", "Data tables", "Usability testing", "Design tokens"],
    links: [
      {
        label: "Case studies",
        url: "https://example.com/ekow/cases",
      },
      {
        label: "Table patterns",
        url: "https://example.org/ekow/tables",
      },
    ],
    tier: "STARTER",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 744,
    products: [
      {
        slug: "flow-redesign",
        kind: "packages",
        name: "Product flow redesign",
        summary: "One critical flow in your product, redesigned from observation to developer-ready components.",
        description:
          "Pick the flow that produces the most support tickets. I watch people use it, write up what they " +
          "were trying to do, and redesign it so that the common path needs no explanation and the rare path " +
          "is still there.\n\n" +
          "You receive clickable prototypes, the full set of states (loading, empty, partial, failed, " +
          "forbidden) and components with tokens. A recorded walkthrough is aimed at the developers, not at " +
          "the board.",
        packages: [
          {
            slug: "screen",
            name: "Single screen",
            description: "One overloaded screen: a table, a form, a settings page. Good for trying me out.",
            priceCents: 65000,
            deliveryDays: 7,
            revisions: 2,
            features: ["Heuristic review", "Redesign with all states", "Redlines and tokens"],
          },
          {
            slug: "flow",
            name: "Whole flow",
            description: "Up to eight screens, with two observed user sessions before any drawing.",
            priceCents: 240000,
            deliveryDays: 18,
            revisions: 3,
            features: ["Two user sessions", "Clickable prototype", "Component set", "Recorded developer walkthrough"],
          },
          {
            slug: "module",
            name: "Product module",
            description: "A full area of the product plus the beginnings of a design system your team can extend.",
            priceCents: 620000,
            deliveryDays: 40,
            revisions: 4,
            features: [
              "Five user sessions",
              "Up to 25 screens",
              "Token library in JSON",
              "Usability test of the result",
              "Two weeks of build support",
            ],
          },
        ],
        addons: [
          {
            slug: "dark-theme",
            name: "Dark theme",
            description: "A second theme through the same tokens, contrast-checked on every component delivered.",
            priceCents: 45000,
            extraDays: 4,
          },
          {
            slug: "extra-session",
            name: "Extra user session",
            description: "One more observed session with a person you recruit, including notes and clips.",
            priceCents: 18000,
            extraDays: 2,
          },
        ],
      },
      {
        slug: "table-clinic",
        kind: "flat",
        name: "Data table clinic",
        summary: "Ninety minutes and a marked-up file about the table your product depends on.",
        description:
          "Bring one table. In a ninety-minute call we go through columns, density, sorting, filters, " +
          "selection, bulk actions and what happens at 40,000 rows. Within two days you get a marked-up file " +
          "with a proposed layout and a list of changes ordered by effort.\n\n" +
          "Works best with the developer who owns the table on the call.",
        priceCents: 26000,
        deliveryDays: 4,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "empty-states-are-onboarding",
        title: "Your empty state is the onboarding you forgot to build",
        excerpt: "New users spend their first hour in screens you only ever saw full.",
        body:
          'Open your own product with a fresh account. Count how many screens say "No items found". Each one ' +
          "is a person in their first hour, being told that nothing is here.\n\n" +
          "## A useful empty state answers three things\n\n" +
          "1. What will be here, in one sentence, with the real noun.\n" +
          "2. How it gets here: by me, by an import, or by waiting.\n" +
          "3. What I can do meanwhile.\n\n" +
          "There are also three different kinds of empty, and most products draw one picture for all of " +
          "them. *Never had any* needs a start button. *Filtered to nothing* needs the filter named and a " +
          "way to clear it. *Not allowed to see* needs the name of somebody who can help.\n\n" +
          "Draw those three before the full table. In my projects this takes a day and removes more tickets " +
          "than the tooltips ever did.",
        tags: ["ux", "onboarding"],
        daysAgo: 47,
        relatedProductSlugs: ["flow-redesign"],
      },
    ],
    reviews: [
      {
        buyer: "victor",
        productSlug: "flow-redesign",
        packageSlug: "module",
        rating: 5,
        title: "The invoice screen stopped generating tickets",
        body:
          "We gave Ekow our approval flow, the oldest code we own. He watched five accountants and found " +
          "that all of them kept a paper list beside the keyboard; the new screen is basically that list. " +
          "Tickets about approvals went from about forty a week to six.",
        daysAgo: 83,
        reply: {
          body: "Your accountant in Cluj deserves a design credit. I mean it.",
          daysAgo: 80,
        },
      },
      {
        buyer: "tomasz",
        productSlug: "flow-redesign",
        packageSlug: "flow",
        rating: 5,
        title: "He knew freight before I explained it",
        body:
          "I did not have to explain a consignment note. The token file dropped straight into our repo and " +
          "the states were complete, including one we had never handled.",
        daysAgo: 150,
      },
      {
        buyer: "priya",
        productSlug: "table-clinic",
        rating: 4,
        title: "Ninety minutes well spent",
        body:
          "The marked-up file was clear and our developer agreed with nearly all of it. Ran twenty minutes " +
          "over, which I did not mind but the next meeting did.",
        daysAgo: 214,
      },
      {
        buyer: "grace",
        productSlug: "flow-redesign",
        packageSlug: "screen",
        rating: 5,
        title: "Nurses noticed",
        body:
          "One intake screen for our clinics. Two nurses wrote to me unprompted the week after we shipped " +
          "it, which has never happened before.",
        daysAgo: 322,
      },
      {
        buyer: "sam",
        productSlug: "flow-redesign",
        packageSlug: "flow",
        rating: 3,
        title: "Good thinking, heavy file",
        body:
          "The design itself is sound. The Figma file was so thoroughly systematised that my junior could " +
          "not find the screens for a day. Ask for a plain overview page.",
        daysAgo: 498,
        reply: {
          body:
            "There is a cover page with direct links to every screen in each file now. Thank you for putting " +
            "it politely.",
          daysAgo: 490,
        },
      },
    ],
    memberTiers: [],
  },
  {
    handle: "paperfold",
    displayName: "Inés Zubiría",
    tagline: "Packaging that ships flat, opens well and passes the drop test",
    bio:
      "Me llaman la de las cajas. I trained as a structural engineer in Bilbao, worked four years for a " +
      "corrugated mill and then admitted that I liked the boxes more than the machines.\n\n" +
      "What I sell is both halves of packaging: the dieline and the graphics on it. Most of my clients " +
      "come with a beautiful box that costs too much to assemble, or a cheap one that arrives crushed. I " +
      "cut samples by hand in my workshop, drop them down a stairwell that is exactly 1.2 metres per " +
      "flight, film it, and send you the film.\n\n" +
      "Food, cosmetics and small electronics are home ground. I do not take on child-resistant or " +
      "medical packaging, since the certification belongs with a specialist lab.",
    location: "Bilbao, Spain",
    languages: ["es", "en", "eu"],
    categories: ["design-creative"],
    skills: [
      "Packaging design",
      "Dielines",
      "Corrugated structures",
      "Label compliance layout",
      "Prototyping",
      "Cost reduction",
    ],
    links: [
      {
        label: "Box library",
        url: "https://example.com/paperfold/boxes",
      },
    ],
    tier: "FREE",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 510,
    products: [
      {
        slug: "box-from-scratch",
        kind: "packages",
        name: "A box from scratch",
        summary: "Structure, dieline, artwork and a physical sample, costed with a converter of your choice.",
        description:
          "Tell me what goes inside, how many per month, how it travels and who opens it. I return a " +
          "structure that suits the quantity: there is no point in a magnetic lid at 300 units.\n\n" +
          "The delivery is a production dieline, artwork on it, and a white sample by post so that you can " +
          "hold the size before you pay for print. I join the call with your converter and speak millimetres " +
          "with them.",
        packages: [
          {
            slug: "sleeve",
            name: "Sleeve or label",
            description: "A printed sleeve or label on packaging you already buy.",
            priceCents: 32000,
            deliveryDays: 8,
            revisions: 2,
            features: ["Dieline check", "Artwork for one product", "Print-ready PDF"],
          },
          {
            slug: "carton",
            name: "Carton",
            description: "One folding carton or mailer with structure, artwork and a posted white sample.",
            priceCents: 98000,
            deliveryDays: 16,
            revisions: 3,
            features: ["Custom structure", "Artwork", "White sample by post", "Converter call"],
          },
          {
            slug: "range",
            name: "Product range",
            description: "Up to six products that share one structure logic and stack in the same outer case.",
            priceCents: 265000,
            deliveryDays: 35,
            revisions: 3,
            features: [
              "Shared structure system",
              "Six artworks",
              "Outer shipping case",
              "Filmed drop test",
              "Cost sheet for three quantities",
            ],
          },
        ],
        addons: [
          {
            slug: "drop-film",
            name: "Filmed drop test",
            description: "Ten drops from 1.2 metres with your product inside, filmed and written up.",
            priceCents: 14000,
            extraDays: 3,
          },
          {
            slug: "second-language",
            name: "Second language layout",
            description: "All panels laid out again for another market, including ingredient order.",
            priceCents: 16000,
            extraDays: 3,
          },
          {
            slug: "ar-mockup",
            name: "Three-dimensional mock-up",
            description: "A turntable model of the closed and open box for your shop page.",
            priceCents: 21000,
            extraDays: 4,
          },
        ],
      },
      {
        slug: "dieline-check",
        kind: "flat",
        name: "Dieline check before print",
        summary: "Your artwork on your converter's dieline, checked for the errors that cost a reprint.",
        description:
          "Before you sign the proof, let me fold it. I print your file at full size, cut it out, build the " +
          "box and look for text across creases, glue on flaps that carry ink, barcodes by the fold and " +
          "panels that end up upside down.\n\n" +
          "Back comes a photograph of each problem and a corrected PDF where the correction is mine to make. " +
          "About one file in three would have been reprinted.",
        priceCents: 4500,
        deliveryDays: 2,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "seven-seconds",
        title: "The seven seconds that decide your packaging cost",
        excerpt: "Assembly time is the number missing from nearly every packaging brief I read.",
        body:
          "Clients compare boxes by unit price. The converter says 41 cents or 58 cents, and 41 wins. Then " +
          "somebody has to fold it.\n\n" +
          "## Do the sum\n\n" +
          "- A box that takes **seven seconds** more to assemble costs nearly two hours per thousand.\n" +
          "- Add the tape, the tape gun and the wrist of the person holding it.\n" +
          "- Add the ones folded the wrong way round.\n\n" +
          "At 2,000 orders a month, the dearer box with a crash-lock base is often cheaper from the first " +
          "week. I time every structure I propose by folding fifty, with the radio on, because the first " +
          "five are not representative.\n\n" +
          "Ask your supplier for the assembly time in seconds. If they do not know, fold ten yourselves " +
          "before signing. It is the least glamorous test in packaging and I have seen it change more " +
          "decisions than any rendering.",
        tags: ["packaging", "manufacturing"],
        daysAgo: 72,
        relatedProductSlugs: ["box-from-scratch"],
      },
    ],
    reviews: [
      {
        buyer: "claire",
        productSlug: "box-from-scratch",
        packageSlug: "carton",
        rating: 5,
        title: "The cheese arrives as a circle again",
        body:
          "Our courier boxes were turning soft wheels into ovals. Inés rebuilt the insert out of one folded " +
          "piece of board and took a glued step out of packing. Breakage in July was two parcels out of nine " +
          "hundred.",
        daysAgo: 38,
      },
      {
        buyer: "buyer",
        productSlug: "box-from-scratch",
        packageSlug: "sleeve",
        rating: 4,
        title: "Neat sleeve, two rounds on the barcode",
        body:
          "Beautiful sleeve for four teas. The barcode was too close to the fold in the first file and our " +
          "shop scanner complained; fixed in a day.",
        daysAgo: 127,
        reply: {
          body: "Quiet zone of the barcode is now the first line in my checklist, in red.",
          daysAgo: 125,
        },
      },
      {
        buyer: "oliver",
        productSlug: "box-from-scratch",
        packageSlug: "range",
        rating: 5,
        title: "Watching the stairwell film is strangely moving",
        body:
          "Six bike accessories in one stacking system. She dropped our most expensive light down three " +
          "flights on film and it still blinked at the bottom, so I signed.",
        daysAgo: 205,
      },
      {
        buyer: "lucas",
        productSlug: "box-from-scratch",
        packageSlug: "sleeve",
        rating: 4,
        title: "Knows converters",
        body:
          "She rang our printer in Porto, in Portuguese good enough to haggle, and saved us a plate. " +
          "Communication goes quiet at weekends, which is her right.",
        daysAgo: 369,
      },
    ],
    memberTiers: [],
  },
  {
    handle: "tavi-glyphs",
    displayName: "Tavi Kerekes",
    tagline: "Custom lettering and typefaces drawn for one owner, from wordmark to full family",
    bio:
      "A typeface is the only brand asset your company uses ten thousand times a day, and most firms " +
      "rent the same one as their competitor. I draw letters for one owner at a time.\n\n" +
      "My background is stone: my grandfather cut gravestones near Pécs and I learned serifs from the " +
      "wrong side of a chisel. Since 2011 I have drawn on screen, mostly for publishers, museums and a " +
      "handful of stubborn wineries. The alphabets cover Latin with all the Central European accents, " +
      "and I take the accents seriously, because an ő with a lazy umlaut is a spelling mistake.\n\n" +
      "I take few projects each year and answer slowly when I am kerning. Please do not send a deadline " +
      "of next Tuesday.",
    location: "Budapest, Hungary",
    languages: ["hu", "en", "de"],
    categories: ["design-creative", "photography-visual-arts"],
    skills: ["Type design", "Custom lettering", "Wordmarks", "Font production", "Kerning", "Variable fonts"],
    links: [
      {
        label: "Specimens",
        url: "https://example.com/kerekes-type",
      },
      {
        label: "Stone archive",
        url: "https://example.org/kerekes-stone",
      },
    ],
    tier: "ENTERPRISE",
    verified: true,
    foundingCreator: true,
    discoverable: false,
    memberSinceDaysAgo: 790,
    products: [
      {
        slug: "custom-type",
        kind: "packages",
        name: "Custom type",
        summary: "Lettering or a typeface that belongs to you, with the rights in writing.",
        description:
          "Everything is drawn from zero; nothing is a modified retail font. We begin with a reading session " +
          "in which I ask you to bring ten words your organisation uses too often, and the first sketches " +
          "are of those words.\n\n" +
          "Fonts are delivered as OpenType and WOFF2, hinted where it still matters, with a specimen and an " +
          "exclusive licence. Ownership transfers on the last payment.",
        packages: [
          {
            slug: "wordmark",
            name: "Drawn wordmark",
            description: "Your name as lettering, in two weights, corrected for small sizes.",
            priceCents: 180000,
            deliveryDays: 21,
            revisions: 3,
            features: ["Three pencil routes", "Two optical sizes", "Vector files", "Full rights"],
          },
          {
            slug: "display",
            name: "Display face",
            description: "One style, capitals, lower case, figures and accents for 40 languages.",
            priceCents: 480000,
            deliveryDays: 75,
            revisions: 3,
            features: ["One style, 420 glyphs", "OpenType and WOFF2", "Printed specimen", "Exclusive licence"],
          },
          {
            slug: "family",
            name: "Text family",
            description: "Four styles for continuous reading in print and on screen, as static and variable fonts.",
            priceCents: 900000,
            deliveryDays: 150,
            revisions: 4,
            features: [
              "Four styles",
              "Variable font",
              "Small capitals and figures",
              "Reading tests on paper and screen",
              "One year of corrections",
            ],
          },
        ],
        addons: [
          {
            slug: "cyrillic",
            name: "Cyrillic extension",
            description: "Full Cyrillic including Bulgarian and Serbian forms, reviewed by a native designer.",
            priceCents: 190000,
            extraDays: 40,
          },
          {
            slug: "icon-set",
            name: "Matching pictograms",
            description: "Thirty pictograms on the same grid and stroke as the face.",
            priceCents: 95000,
            extraDays: 20,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "accent-is-a-letter",
        title: "An accented letter is a letter",
        excerpt: "Fonts that treat diacritics as decoration cost their owners readers in half of Europe.",
        body:
          "Somebody orders a typeface for a company that sells in eleven countries and then tests it with " +
          'the word "Hamburgefonts". In Warsaw the same company will set *źdźbło*, in Budapest ' +
          "*tűrőképesség*, in Prague *příliš*.\n\n" +
          "## Three tests you can do today\n\n" +
          "1. Set a line of capitals with accents at your tightest heading size. If the accents hit the line " +
          "above, they were an afterthought.\n" +
          "2. Compare the Polish acute with the French one. They should not be identical.\n" +
          "3. Type ő and ö side by side at eleven pixels. A Hungarian reader must not have to guess.\n\n" +
          "When these fail, people do not say that the font is bad. They say that the company is foreign. " +
          "That is a costly thing to say with every sentence, and you can repair it once, at the source, for " +
          "good.",
        tags: ["typography", "localisation"],
        daysAgo: 156,
        relatedProductSlugs: ["custom-type"],
      },
    ],
    reviews: [
      {
        buyer: "noor",
        productSlug: "custom-type",
        packageSlug: "display",
        rating: 5,
        title: "Our journal has a voice",
        body:
          "We commissioned a display face for a university press series with many transliterated names. " +
          "Every dot below and macron above sits properly, and he found two we had forgotten to ask for.",
        daysAgo: 112,
      },
      {
        buyer: "jack",
        productSlug: "custom-type",
        packageSlug: "wordmark",
        rating: 5,
        title: "Looks cut, not typed",
        body:
          "The brewery name in letters that seem to have been on the building for a century. He posted the " +
          "pencil sketches, unasked, and they hang in the taproom.",
        daysAgo: 301,
      },
      {
        buyer: "freya",
        productSlug: "custom-type",
        packageSlug: "wordmark",
        rating: 2,
        title: "Beautiful and very late",
        body:
          "I cannot fault a single curve. It was five weeks past the date, with two emails in that time, and " +
          "we printed a catalogue without it.",
        daysAgo: 430,
        reply: {
          body:
            "This is accurate. I was ill and should have said so in week one instead of week four. I returned " +
            "a third of the fee and have halved the number of projects I take.",
          daysAgo: 424,
        },
      },
      {
        buyer: "sam",
        productSlug: "custom-type",
        packageSlug: "wordmark",
        rating: 4,
        title: "Worth the patience",
        body:
          "Our client compared three letterers and Tavi was the only one to ask how the sign would be lit. " +
          "Allow more time than the page says.",
        daysAgo: 602,
      },
    ],
    memberTiers: [],
  },
];
