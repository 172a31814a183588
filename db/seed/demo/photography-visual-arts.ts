import type { DemoCreator } from "./content";

/** Demo creators whose primary category is `photography-visual-arts`. */
export const PHOTOGRAPHY_VISUAL_ARTS_CREATORS: readonly DemoCreator[] = [
  {
    handle: "northlight",
    displayName: "Halldór Brynjarsson",
    tagline: "Product photographs in real window light, from a north-facing loft in Reykjavík",
    bio:
      "I photograph objects. Not people, not weddings, not food that melts. You post me the thing, I " +
      "live with it for a couple of days, and I return it with pictures in which you can tell what it " +
      "weighs.\n\n" +
      "The loft has one wall of glass to the north and from February to October I need no lamps. In " +
      "winter I use two, which I built to look like that window. I shoot on a view camera with a digital " +
      "back, since straight lines should be straight before the software gets involved.\n\n" +
      "Retouching means dust. If a seam is crooked I will telephone you, and you can decide whether to " +
      "send a better sample. Customs papers for goods from outside Europe are part of the service.",
    location: "Reykjavík, Iceland",
    languages: ["is", "en", "da"],
    categories: ["photography-visual-arts"],
    skills: [
      "Product photography",
      "Still life",
      "Colour accuracy",
      "View camera",
      "Retouching",
      "E-commerce image sets",
    ],
    links: [
      {
        label: "Objects",
        url: "https://example.com/northlight/objects",
      },
      {
        label: "Colour proof method",
        url: "https://example.org/northlight",
      },
    ],
    tier: "STARTER",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 765,
    products: [
      {
        slug: "object-set",
        kind: "packages",
        name: "Object photographs",
        summary: "Your products in window light, colour-checked, for shop, catalogue and press.",
        description:
          "Post the objects with a note about what a buyer usually gets wrong: the size, the finish, the " +
          "blue. The pictures are planned around that.\n\n" +
          "Everything is shot with a colour target, proofed against the object itself, and delivered in the " +
          "crops your shop needs with sensible file names. Objects are returned insured within a week after " +
          "approval.",
        packages: [
          {
            slug: "single",
            name: "Single object",
            description: "One object, five views, white or natural ground.",
            priceCents: 18000,
            deliveryDays: 6,
            revisions: 1,
            features: ["Five views", "Colour proofed", "Web and print files"],
          },
          {
            slug: "collection",
            name: "Collection",
            description: "Up to twelve objects in a shared light, with three group pictures.",
            priceCents: 98000,
            deliveryDays: 14,
            revisions: 2,
            features: ["Sixty pictures", "Three groups", "Consistent crops", "Return shipping in Europe"],
          },
          {
            slug: "catalogue",
            name: "Catalogue",
            description: "Up to forty objects with a printed contact book and a press set.",
            priceCents: 285000,
            deliveryDays: 30,
            revisions: 2,
            features: ["200 pictures", "Ten styled scenes", "Contact book", "Press set", "Two-year archive"],
          },
        ],
        addons: [
          {
            slug: "scale-hand",
            name: "A hand for scale",
            description: "My neighbour's hand, well kept, holding the object in two pictures.",
            priceCents: 4500,
            extraDays: 0,
          },
          {
            slug: "detail-macro",
            name: "Macro details",
            description: "Three details per object at twice life size.",
            priceCents: 16000,
            extraDays: 3,
          },
          {
            slug: "short-clip",
            name: "Ten-second turning clip",
            description: "The object turning in the same light, without sound.",
            priceCents: 14000,
            extraDays: 3,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "photograph-the-weight",
        title: "Photograph the weight",
        excerpt: "Online buyers cannot lift your product. Four ways in which a picture can do it for them.",
        body:
          'A common reason for returns, according to my clients, is "different than expected", and when ' +
          "asked, people mean *lighter* or *smaller*. It is rarely the colour.\n\n" +
          "## How a picture shows weight\n\n" +
          "- **Contact shadow.** A heavy thing presses. Keep the dark line where it meets the table, and " +
          "never float it on white.\n" +
          "- **Deformation.** Put it on felt, paper or a cushion.\n" +
          "- **Edges.** The thickness of a wall at the rim says more than the front view. Show the rim.\n" +
          "- **A hand**, gripping and not presenting. Fingers change shape with load, and everyone reads " +
          "that without noticing.\n\n" +
          "A cut-out on pure white removes all four. You may need one for the marketplace listing. Let it be " +
          "the second picture.\n\n" +
          "My most successful photograph of a kettle shows only the handle and a wrist. Returns for that " +
          "kettle fell by a third, and I did not touch the colour.",
        tags: ["product-photography", "ecommerce"],
        daysAgo: 52,
        relatedProductSlugs: ["object-set"],
      },
    ],
    reviews: [
      {
        buyer: "freya",
        productSlug: "object-set",
        packageSlug: "collection",
        rating: 5,
        title: "You can feel the ash wood",
        body:
          "Twelve stools in one light. Our returns for 'smaller than expected' nearly vanished after the rim " +
          "and hand pictures went up.",
        daysAgo: 42,
      },
      {
        buyer: "buyer",
        productSlug: "object-set",
        packageSlug: "single",
        rating: 5,
        title: "My teapot looks like my teapot",
        body: "I had three photographers make it orange. It is rust, and now it is rust on screen as well.",
        daysAgo: 110,
        reply: {
          body: "Rust it is. I matched it to the spout and not to the lid, for they differ a little.",
          daysAgo: 108,
        },
      },
      {
        buyer: "oliver",
        productSlug: "object-set",
        packageSlug: "collection",
        rating: 4,
        title: "Superb, mind the winter",
        body: "Pictures are superb. Shipping to Iceland in January took eleven days and he cannot help that.",
        daysAgo: 192,
      },
      {
        buyer: "claire",
        productSlug: "object-set",
        packageSlug: "single",
        rating: 2,
        title: "Does not do food, and I insisted",
        body: "I talked him into one cheese. By day three it had moved. The knife beside it looks magnificent.",
        daysAgo: 287,
        reply: {
          body: "I should have held to my own rule. The knife picture is yours at no cost.",
          daysAgo: 285,
        },
      },
      {
        buyer: "lucas",
        productSlug: "object-set",
        packageSlug: "single",
        rating: 5,
        title: "The tin weighs 250 grams in the photo",
        body: "I do not know how he does it. We used the press picture in three magazines.",
        daysAgo: 395,
      },
      {
        buyer: "jack",
        productSlug: "object-set",
        packageSlug: "catalogue",
        rating: 4,
        title: "Forty bottles, no fingerprints",
        body: "Consistent from the first to the last. Would have liked fewer natural grounds and more black ones.",
        daysAgo: 560,
      },
    ],
    memberTiers: [],
  },
  {
    handle: "inkwood",
    displayName: "Sachi Okabe",
    tagline: "Botanical and culinary illustration in ink and watercolour, drawn from living specimens",
    bio:
      "I draw plants, mushrooms, fish and vegetables, from the thing itself whenever the season permits. " +
      "If the season does not, I wait, or I use my own specimen books, of which there are now " +
      "twenty-three.\n\n" +
      "My teacher in Kyoto made textbook plates for fifty years and let me ruin a great deal of paper. " +
      "She taught me to count the stamens first and be charming later. My drawings have been used on " +
      "labels, in field guides, on a museum wall and as a very large tattoo.\n\n" +
      "You buy an original or a use, and I explain the difference in one paragraph without law words. " +
      "Scans are made on a flatbed that is older than some of my clients and still better.",
    location: "Kyoto, Japan",
    languages: ["ja", "en"],
    categories: ["photography-visual-arts", "design-creative"],
    skills: [
      "Botanical illustration",
      "Watercolour",
      "Ink drawing",
      "Label illustration",
      "Field guide plates",
      "Pattern drawing",
    ],
    links: [
      {
        label: "Specimen books",
        url: "https://example.com/okabe/books",
      },
    ],
    tier: "FREE",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 615,
    products: [
      {
        slug: "specimen-plate",
        kind: "packages",
        name: "Specimen drawings",
        summary: "Ink and watercolour drawings of plants and foods, accurate enough for a guide.",
        description:
          "Name the species and the variety, if you know it, and what the picture is for. I obtain or " +
          "request a specimen, draw in pencil for your approval, and then ink and colour.\n\n" +
          "Delivered as a 1200 dpi scan on white and on transparent ground, with a note about what was drawn " +
          "from life. A drawing that a botanist corrects will be corrected, free of charge, for a year.",
        packages: [
          {
            slug: "spot",
            name: "Spot drawing",
            description: "A small ink drawing of one subject for a label, menu or margin.",
            priceCents: 9000,
            deliveryDays: 7,
            revisions: 1,
            features: ["Ink on paper", "Scan in two formats", "Use on one product"],
          },
          {
            slug: "plate",
            name: "Plate",
            description: "A full watercolour plate with details such as flower, seed and section.",
            priceCents: 54000,
            deliveryDays: 21,
            revisions: 2,
            features: ["Pencil approval", "Watercolour plate", "Up to four details", "Use without time limit"],
          },
          {
            slug: "suite",
            name: "Suite of eight",
            description: "Eight matching plates for a range of products or a chapter.",
            priceCents: 340000,
            deliveryDays: 70,
            revisions: 2,
            features: ["Eight plates", "Common layout", "Original of your choice", "Use without time limit"],
          },
        ],
        addons: [
          {
            slug: "original",
            name: "The original",
            description: "The signed drawing itself, matted and posted with care.",
            priceCents: 28000,
            extraDays: 6,
          },
          {
            slug: "repeat",
            name: "Repeating pattern",
            description: "The drawing turned into a seamless repeat for paper or fabric.",
            priceCents: 19500,
            extraDays: 5,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "count-first",
        title: "Count first, charm later",
        excerpt: "Small errors make a drawn plant look wrong even to people who could not say why.",
        body:
          "A reader who has never studied a cherry blossom still knows it. Five petals, a notch in each, " +
          "stamens longer than you remember. Give it six and they feel that something is off, and blame the " +
          "style.\n\n" +
          "## My order of work\n\n" +
          "1. Count the petals, stamens, leaflets and teeth on the margin. Write it in the corner.\n" +
          "2. Measure one leaf. Everything else is in proportion to it.\n" +
          "3. Look at how the stalk **joins**. Nearly all invented plants fail at the joint.\n" +
          "4. Draw the damaged leaf too. A perfect plant is plastic.\n" +
          "5. Then decide where the eye should go, and leave the rest lighter.\n\n" +
          "Generated pictures fail at two and three at present. They will improve, perhaps. My advice to " +
          "young illustrators is unchanged in any case: keep a specimen book, date each page, and write down " +
          "who gave you the plant.",
        tags: ["illustration", "botany"],
        daysAgo: 149,
        relatedProductSlugs: ["specimen-plate"],
      },
    ],
    reviews: [
      {
        buyer: "buyer",
        productSlug: "specimen-plate",
        packageSlug: "plate",
        rating: 5,
        title: "The label people photograph",
        body:
          "She asked me to post the actual leaf of our oolong, then drew a bitten one beside it because 'tea " +
          "is eaten too'. Customers keep the tins.",
        daysAgo: 76,
      },
      {
        buyer: "diego",
        productSlug: "specimen-plate",
        packageSlug: "spot",
        rating: 5,
        title: "Menu drawings with manners",
        body: "Six small vegetables. The artichoke has more character than my sous-chef.",
        daysAgo: 178,
        reply: {
          body: "Please give him my regards. The artichoke was difficult as well.",
          daysAgo: 176,
        },
      },
      {
        buyer: "noor",
        productSlug: "specimen-plate",
        packageSlug: "suite",
        rating: 4,
        title: "Botanist approved, editor waited",
        body:
          "Two corrections from our botanist were made at once. We waited for the flowering season for plate " +
          "six, as she had warned.",
        daysAgo: 290,
      },
      {
        buyer: "jack",
        productSlug: "specimen-plate",
        packageSlug: "spot",
        rating: 4,
        title: "Hops with the right number of bracts",
        body:
          "An old grower checked it with a magnifying glass and nodded. Smaller than I imagined, so read the " +
          "size.",
        daysAgo: 437,
      },
    ],
    memberTiers: [
      {
        slug: "specimen-post",
        name: "Specimen post",
        description: "A scan from the current specimen book each month, with notes on how it was drawn.",
        priceCents: 400,
        interval: "month",
        perks: ["Monthly page at full size", "Pencil stage and palette notes"],
      },
      {
        slug: "specimen-post-year",
        name: "Specimen post on paper",
        description: "Four prints a year, one per season, sent from Kyoto in a stiff envelope.",
        priceCents: 9600,
        interval: "year",
        perks: ["Four signed prints", "All monthly scans", "First refusal on originals"],
      },
    ],
  },
  {
    handle: "portrait-desk",
    displayName: "Bruno Escrivá",
    tagline: "Consistent team portraits across six cities, from phone snapshots or my own camera",
    bio:
      "Companies have a wall of faces in which one person is on a beach and another was cut out of a " +
      "wedding. I repair that wall.\n\n" +
      "There are two ways. Either I come to you with one lamp and a grey cloth, or I send your " +
      "colleagues a very short guide, they take pictures by a window, and I bring forty kitchens into " +
      "one light by hand. No faces are generated and no faces are made thinner. I remove the fluff, the " +
      "lamp post and, if you ask, yesterday.\n\n" +
      "I learned to print in my uncle's identity-card studio in Valencia, where everybody had three " +
      "minutes and left with dignity. I try to hold to that.",
    location: "Valencia, Spain",
    languages: ["es", "ca", "en"],
    categories: ["photography-visual-arts"],
    skills: [
      "Portrait retouching",
      "Team headshots",
      "Colour matching",
      "Background replacement",
      "Photo direction",
      "Print preparation",
    ],
    links: [
      {
        label: "One wall, repaired",
        url: "https://example.com/escriva/wall",
      },
    ],
    tier: "FREE",
    verified: false,
    foundingCreator: false,
    discoverable: false,
    memberSinceDaysAgo: 340,
    products: [
      {
        slug: "team-wall",
        kind: "packages",
        name: "Team portraits in one light",
        summary: "A consistent set of portraits from pictures your people take themselves.",
        description:
          "I write to each colleague with a guide that takes two minutes: which window, which wall, where to " +
          "look. Pictures that cannot work are asked for again, gently and by me.\n\n" +
          "All are matched in light, colour and crop, on a ground that suits your site. New colleagues can " +
          "be added later at the same price per face, and they will fit.",
        packages: [
          {
            slug: "five",
            name: "Five people",
            description: "A small team, matched.",
            priceCents: 12500,
            deliveryDays: 5,
            revisions: 1,
            features: ["Photo guide", "Five portraits", "Web and print crops"],
          },
          {
            slug: "twenty",
            name: "Twenty people",
            description: "A department or a young company.",
            priceCents: 42000,
            deliveryDays: 10,
            revisions: 1,
            features: ["Photo guide", "Twenty portraits", "Two grounds", "Reminder messages"],
          },
          {
            slug: "sixty",
            name: "Sixty people",
            description: "A whole company over several offices, with a house style written down.",
            priceCents: 110000,
            deliveryDays: 20,
            revisions: 2,
            features: [
              "Sixty portraits",
              "House style sheet",
              "Black-and-white set",
              "A year of newcomers at unit price",
            ],
          },
        ],
        addons: [
          {
            slug: "group-composite",
            name: "Group picture",
            description: "The whole team in one believable picture, though they have never met.",
            priceCents: 24000,
            extraDays: 5,
          },
          {
            slug: "one-more",
            name: "One more person",
            description: "A newcomer matched to the existing set.",
            priceCents: 2500,
            extraDays: 2,
          },
        ],
      },
      {
        slug: "one-portrait",
        kind: "flat",
        name: "One portrait, properly retouched",
        summary: "Send a decent snapshot; get a portrait for your profile page in three days.",
        description:
          "One picture, taken by a friend near a window. I tell you within a day whether it can work and, if " +
          "not, how to take another.\n\n" +
          "I correct light, colour and crop, clean the background and leave your face alone, apart from what " +
          "will be gone in a week. You receive a square, an upright and a version for print.",
        priceCents: 3500,
        deliveryDays: 3,
        revisions: 1,
      },
    ],
    posts: [],
    reviews: [
      {
        buyer: "mei",
        productSlug: "team-wall",
        packageSlug: "twenty",
        rating: 5,
        title: "Nineteen kitchens, one wall",
        body:
          "I sent a list of names and Bruno did all of the chasing. The page looks like one company for the " +
          "first time since we went remote.",
        daysAgo: 37,
        reply: {
          body: "The nineteenth kitchen was a boat. Nobody will know.",
          daysAgo: 35,
        },
      },
      {
        buyer: "elena",
        productSlug: "one-portrait",
        rating: 4,
        title: "I look rested and not altered",
        body: "Quick and kind. The background was cooler than I like and he warmed it up the same day.",
        daysAgo: 105,
      },
      {
        buyer: "victor",
        productSlug: "team-wall",
        packageSlug: "sixty",
        rating: 3,
        title: "Good until the latecomers",
        body:
          "Fifty-four faces were great. The last six came in by poor phones and one can see it, though he " +
          "did warn us.",
        daysAgo: 196,
      },
      {
        buyer: "hannah",
        productSlug: "one-portrait",
        rating: 5,
        title: "Podcast cover sorted",
        body: "Thirty-five dollars and I no longer have a lamp post growing out of my head.",
        daysAgo: 271,
      },
    ],
    memberTiers: [],
  },
];
