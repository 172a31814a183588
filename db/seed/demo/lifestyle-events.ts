import type { DemoCreator } from "./content";

/** Demo creators whose primary category is `lifestyle-events`. */
export const LIFESTYLE_EVENTS_CREATORS: readonly DemoCreator[] = [
  {
    handle: "long-table",
    displayName: "Oriane Castelnau",
    tagline: "Dinners and gatherings for twenty to two hundred, planned so that the host can sit down",
    bio:
      "The test of a party is whether the host ate. I plan gatherings backwards from that: the minute at " +
      "which you sit, and everything that has to be true by then.\n\n" +
      "I cooked on a sailing ship, then ran a canteen for film crews around Marseille, so I know about " +
      "feeding many people, outdoors, late, in the wind. Today I plan company dinners, anniversaries and " +
      "small conferences, in person along the Mediterranean and by paper and telephone anywhere else. " +
      "The paper is the product: a running order, a floor plan, suppliers who have answered twice, and a " +
      "sheet for each helper.\n\n" +
      "I am not a wedding planner. I have been to your cousin's wedding and have nothing to add.",
    location: "Marseille, France",
    languages: ["fr", "en", "it"],
    categories: ["lifestyle-events"],
    skills: [
      "Event planning",
      "Running orders",
      "Supplier booking",
      "Menu planning",
      "Small conferences",
      "Outdoor events",
      "Budget control",
    ],
    links: [
      {
        label: "Running orders",
        url: "https://example.com/long-table/paper",
      },
      {
        label: "Rain plans",
        url: "https://example.org/long-table",
      },
    ],
    tier: "STARTER",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 670,
    products: [
      {
        slug: "gathering-plan",
        kind: "packages",
        name: "A gathering, planned on paper",
        summary: "Running order, floor plan, suppliers and helper sheets for your event, anywhere.",
        description:
          "You tell me who comes, why, and what must not happen. I return two formats with budgets, you " +
          "choose, and I do the telephoning.\n\n" +
          "Three weeks before, you receive the folder. It contains the running order to the quarter hour, " +
          "the plan of the room, a sheet per helper, and the rain plan, which exists even indoors. On the " +
          "day I am on the phone from morning until the host has eaten.",
        packages: [
          {
            slug: "dinner",
            name: "Dinner",
            description: "One table or several, up to forty guests.",
            priceCents: 42000,
            deliveryDays: 14,
            revisions: 2,
            features: ["Menu and quantities", "Running order", "Shopping and hire list", "On the phone that day"],
          },
          {
            slug: "evening",
            name: "Evening",
            description: "Up to 120 guests with suppliers, music and speeches.",
            priceCents: 148000,
            deliveryDays: 30,
            revisions: 2,
            features: ["Five suppliers booked", "Floor plan", "Helper sheets", "Rain plan", "On the phone that day"],
          },
          {
            slug: "two-days",
            name: "Two-day gathering",
            description: "A small conference or company retreat for up to 200 people.",
            priceCents: 390000,
            deliveryDays: 60,
            revisions: 3,
            features: [
              "Programme",
              "Venue search",
              "Rooms and transport",
              "Badges and signage text",
              "I come in person within southern Europe",
            ],
          },
        ],
        addons: [
          {
            slug: "in-person",
            name: "I come in person",
            description: "One day on site, travel within Europe included.",
            priceCents: 98000,
            extraDays: 0,
          },
          {
            slug: "diet-matrix",
            name: "Diet matrix",
            description: "Every guest's needs checked with the cook, with a card at each place.",
            priceCents: 12000,
            extraDays: 2,
          },
          {
            slug: "thank-you-notes",
            name: "Thank-you notes",
            description: "Written by hand in ink, up to sixty, posted within the week.",
            priceCents: 15000,
            extraDays: 5,
          },
        ],
      },
      {
        slug: "menu-for-many",
        kind: "flat",
        name: "Menu and quantities for a crowd",
        summary: "A menu, a shopping list and a cooking timetable for up to sixty guests.",
        description:
          "For people who cook themselves and have never done it for fifty. Tell me the kitchen, the number " +
          "of ovens and who helps. You get a menu that can be carried out by amateurs, quantities by weight, " +
          "and a timetable that starts two days before.\n\n" +
          "I mark the three moments at which it will feel lost and is not.",
        priceCents: 9500,
        deliveryDays: 4,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "host-sits-at",
        title: "Write down the minute at which the host sits",
        excerpt: "One line in a running order decides whether people enjoy themselves.",
        body:
          "In my running orders there is a line in bold. *20:40, host sits.* It is the only line I defend.\n\n" +
          "Guests take their temperature from the host. If she is standing with a dish, all of them feel " +
          "that they ought to help. When she sits, shoulders fall around the entire table, and the evening " +
          "begins.\n\n" +
          "## What must be true by 20:40\n\n" +
          "- The last hot thing is **out**, and not nearly out.\n" +
          "- Somebody else knows where the corkscrew, the child and the fuse box are.\n" +
          "- The speech is before it, or an hour after.\n" +
          "- Water is on the tables. Nobody should get up for water.\n" +
          "- The door has another owner.\n\n" +
          "Work backwards from that, in quarter hours. You will notice that the welcome drink is too long " +
          "and the first course must be cold. Both are true of nearly all dinners, and nobody has ever " +
          "complained about a cold first course.",
        tags: ["events", "planning"],
        daysAgo: 36,
        relatedProductSlugs: ["gathering-plan", "menu-for-many"],
      },
    ],
    reviews: [
      {
        buyer: "claire",
        productSlug: "gathering-plan",
        packageSlug: "dinner",
        rating: 5,
        title: "I ate at my own tasting",
        body:
          "Thirty-eight cheesemakers, one long table, and I sat at 20:35. The rain plan was used and was " +
          "better than the plan.",
        daysAgo: 55,
        reply: {
          body: "Five minutes early! I have framed the running order.",
          daysAgo: 53,
        },
      },
      {
        buyer: "freya",
        productSlug: "gathering-plan",
        packageSlug: "evening",
        rating: 5,
        title: "Launch without a headset",
        body:
          "A hundred guests among our furniture. Each helper had a sheet and no one asked me anything all " + "night.",
        daysAgo: 147,
      },
      {
        buyer: "mei",
        productSlug: "gathering-plan",
        packageSlug: "two-days",
        rating: 4,
        title: "Remote team met, nobody lost",
        body:
          "Our agent did the bookings from her lists and it worked, apart from one hotel which insisted on a " +
          "fax. She found a fax.",
        daysAgo: 228,
        reply: {
          body: "It was in a pharmacy. I bought aspirin as well.",
          daysAgo: 226,
        },
      },
      {
        buyer: "sam",
        productSlug: "menu-for-many",
        rating: 5,
        title: "Fed fifty and kept my friends",
        body: "It did feel lost at exactly the three moments she had marked.",
        daysAgo: 316,
      },
      {
        buyer: "diego",
        productSlug: "gathering-plan",
        packageSlug: "evening",
        rating: 3,
        title: "I know kitchens, so we argued",
        body:
          "Good organiser. As a restaurateur I would have done the menu otherwise and said so too often. The " +
          "evening itself was a success.",
        daysAgo: 441,
      },
    ],
    memberTiers: [],
  },
  {
    handle: "trailmap",
    displayName: "Kahu Renfrew",
    tagline: "Slow journeys by train, ferry and foot, planned to the connection and no further",
    bio:
      "I plan trips in which nothing has to be rushed and the connections hold. Trains, ferries, buses, " +
      "legs. I used to write timetables for a ferry line across Cook Strait, so I read a timetable as " +
      "others read a menu, and I know which connections exist only on paper.\n\n" +
      "You get a day-by-day plan with the two alternatives that matter, the seats on the proper side of " +
      "the train, the shop that is open on Sunday, and a blank afternoon each third day, for which I " +
      "will be thanked later. Bookings are made by you, or by your agent from my list, so that the " +
      "tickets are in your own name.\n\n" +
      "Families with small children, wheelchair users and people who do not fly are my regulars. I do " +
      "not do resorts.",
    location: "Wellington, New Zealand",
    languages: ["en", "mi"],
    categories: ["lifestyle-events"],
    skills: [
      "Itinerary planning",
      "Rail travel",
      "Accessible travel",
      "Ferry routes",
      "Walking holidays",
      "Family travel",
    ],
    links: [
      {
        label: "Sample itineraries",
        url: "https://example.com/trailmap/samples",
      },
    ],
    tier: "FREE",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 490,
    products: [
      {
        slug: "slow-trip",
        kind: "packages",
        name: "A slow trip, planned",
        summary: "A rail, ferry and walking itinerary with checked connections and a booking list.",
        description:
          "Fill in the short form: who travels, what hurts, what you hate, one thing that has to happen. I " +
          "send a sketch on a map first, and details only after you like the shape.\n\n" +
          "The finished plan is made to be used offline, on paper or a phone. Each connection has its margin " +
          "in minutes and what to do if it fails. I answer messages while you are travelling.",
        packages: [
          {
            slug: "weekend",
            name: "Long weekend",
            description: "Three or four days, one region.",
            priceCents: 7500,
            deliveryDays: 4,
            revisions: 1,
            features: ["Map sketch", "Day plan", "Booking list"],
          },
          {
            slug: "fortnight",
            name: "Fortnight",
            description: "Up to sixteen days over several countries.",
            priceCents: 29000,
            deliveryDays: 10,
            revisions: 2,
            features: ["Map sketch", "Day plan with alternatives", "Connection margins", "Messages while travelling"],
          },
          {
            slug: "season",
            name: "A season",
            description: "One to three months, for sabbaticals and moving slowly with children.",
            priceCents: 88000,
            deliveryDays: 21,
            revisions: 3,
            features: [
              "Everything in Fortnight",
              "Visa and border notes",
              "Laundry and school rhythm",
              "Monthly re-plan",
              "Two calls",
            ],
          },
        ],
        addons: [
          {
            slug: "step-free",
            name: "Step-free check",
            description: "Every station, ship and bed telephoned for steps, lifts and door widths.",
            priceCents: 16000,
            extraDays: 5,
          },
          {
            slug: "with-dog",
            name: "With a dog",
            description: "Rules, muzzles, ferries and inns for a dog of stated size.",
            priceCents: 6500,
            extraDays: 2,
          },
        ],
      },
      {
        slug: "connection-check",
        kind: "flat",
        name: "Will I make the connection?",
        summary: "One journey you planned yourself, with each change checked against how it really runs.",
        description:
          "Send your list of trains, buses and boats. For each change I tell you the platform walk in " +
          "minutes, how often the first leg runs late at that time of year, and what leaves next if you miss " +
          "it.\n\n" +
          "You get one page with a traffic light per change. If all are green I say so in a single line, " +
          "which happens more than you would think.",
        priceCents: 2500,
        deliveryDays: 2,
        revisions: 0,
      },
    ],
    posts: [
      {
        slug: "blank-afternoon",
        title: "Plan a blank afternoon every third day",
        excerpt: "The most praised line in my itineraries has nothing in it.",
        body:
          "On day three of any journey somebody is cross. On day four it is generally the planner. It is not " +
          "the destination: you have taken nine decisions before lunch for three days running.\n\n" +
          "## The blank\n\n" +
          '- After lunch on every third day, write **nothing**. Not "free time in Trieste". Nothing.\n' +
          "- Be within ten minutes on foot of your bed.\n" +
          "- Know where one open shop and one bench is. That is all of the research.\n" +
          "- No messages home with pictures. It turns it into an event.\n\n" +
          "Two things take place. Children invent a game that they then want to play in every later town. " +
          "And adults remember what they really came for, which was never on the list.\n\n" +
          "I get more letters about the blank afternoon than about the night train or the fjord. A retired " +
          "couple have now planned an entire week of them, and I charged for a weekend.",
        tags: ["travel", "planning"],
        daysAgo: 93,
        relatedProductSlugs: ["slow-trip"],
      },
    ],
    reviews: [
      {
        buyer: "hannah",
        productSlug: "slow-trip",
        packageSlug: "fortnight",
        rating: 5,
        title: "Eleven trains, one missed, no panic",
        body: "The missed one was on page six with what to do next. Seats on the lake side the whole way.",
        daysAgo: 62,
      },
      {
        buyer: "amara",
        productSlug: "slow-trip",
        packageSlug: "weekend",
        rating: 5,
        title: "Step-free and true",
        body:
          "I travel with my mother's wheelchair. Every lift that was promised existed, and this has never " +
          "happened to us.",
        daysAgo: 134,
        reply: {
          body: "I rang the last one twice. The caretaker sends his regards to your mother.",
          daysAgo: 132,
        },
      },
      {
        buyer: "noor",
        productSlug: "slow-trip",
        packageSlug: "season",
        rating: 4,
        title: "A sabbatical with laundry days",
        body:
          "Ten weeks, four of us. The school rhythm page saved the marriage. A border note was out of date " +
          "by a month.",
        daysAgo: 237,
        reply: {
          body: "It was, and I now put a checked-on date beside each one.",
          daysAgo: 234,
        },
      },
      {
        buyer: "buyer",
        productSlug: "slow-trip",
        packageSlug: "weekend",
        rating: 4,
        title: "Shetland by boat",
        body: "Lovely plan, rain as expected. I would have liked more tea rooms and fewer cairns.",
        daysAgo: 330,
      },
      {
        buyer: "jack",
        productSlug: "slow-trip",
        packageSlug: "fortnight",
        rating: 1,
        title: "Not for me",
        body:
          "I wanted to see eight cities and was given four and an afternoon with nothing in it. It was well " +
          "done, but I did not want it, and I had not read the description.",
        daysAgo: 415,
        reply: {
          body:
            "No hard feelings. The form now asks how many cities make you happy, and I refer the eights to " +
            "someone else.",
          daysAgo: 413,
        },
      },
    ],
    memberTiers: [],
  },
  {
    handle: "quiet-rooms",
    displayName: "Zeynep Altınay",
    tagline: "Remote interior plans for rented flats: what you have, rearranged, and five things to buy",
    bio:
      "Nobody who rents needs a mood board. They need to know where the bed goes. I plan rooms remotely, " +
      "for people who may not drill, do not own a car and have already a sofa.\n\n" +
      "I was a ship's cabin designer in Izmir and learned to think in centimetres and in people who get " +
      "up at different hours. You film each room while walking slowly and I measure from the film, with " +
      "a tape beside the door for scale. Then I move what you own. Mostly that does two thirds of the " +
      "work.\n\n" +
      "The remaining third is five purchases at the most, with measures and second-hand search words " +
      "instead of brand names. I started here two months ago and I enjoy difficult corridors.",
    location: "Izmir, Türkiye",
    languages: ["tr", "en", "de"],
    categories: ["lifestyle-events", "design-creative"],
    skills: [
      "Interior planning",
      "Small spaces",
      "Lighting plans",
      "Furniture layout",
      "Second-hand sourcing",
      "Home office",
    ],
    links: [
      {
        label: "Rooms, before and after",
        url: "https://example.com/quiet-rooms/before-after",
      },
    ],
    tier: "FREE",
    verified: false,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 61,
    products: [
      {
        slug: "room-plan",
        kind: "packages",
        name: "Room plan for renters",
        summary: "A layout to the centimetre with your own furniture, lighting and five purchases.",
        description:
          "Film, a tape measure, and a note about how your day goes: who sleeps when, who works where, what " +
          "annoys you at seven in the morning.\n\n" +
          "I send a plan with measures, a moving order so that you carry each thing once, a lighting plan " +
          "without new wiring, and a list of no more than five things to find. Nothing needs a drill unless " +
          "you tell me that it may.",
        packages: [
          {
            slug: "room",
            name: "One room",
            description: "Bedroom, living room or the room that does everything.",
            priceCents: 8500,
            deliveryDays: 5,
            revisions: 1,
            features: ["Measured plan", "Moving order", "Five-item list"],
          },
          {
            slug: "flat",
            name: "Whole flat",
            description: "Up to four rooms and the corridor.",
            priceCents: 26000,
            deliveryDays: 10,
            revisions: 2,
            features: ["Four plans", "Lighting plan", "Storage plan", "Five items per room"],
          },
          {
            slug: "home-and-work",
            name: "Home and work",
            description: "A flat in which two people work, planned around calls, sleep and quiet.",
            priceCents: 39000,
            deliveryDays: 14,
            revisions: 2,
            features: ["Everything in Whole flat", "Call backgrounds", "Sound notes", "A follow-up after a month"],
          },
        ],
        addons: [
          {
            slug: "shopping",
            name: "I do the searching",
            description: "Links to second-hand finds within reach of your bicycle, for two weeks.",
            priceCents: 9000,
            extraDays: 7,
          },
          {
            slug: "moving-in",
            name: "Moving-in sheet",
            description: "Labels for boxes and a sketch for the removal crew, per room.",
            priceCents: 4500,
            extraDays: 2,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "tape-by-the-door",
        title: "Film your room with a tape by the door",
        excerpt: "How to measure a flat in six minutes so that a stranger can plan it.",
        body:
          "People measure the walls and forget everything that matters. A film with one known length in the " +
          "picture tells me more, and it takes six minutes.\n\n" +
          "## Do it like this\n\n" +
          "1. Hang a tape measure in the door frame, from the top, so that it can be read.\n" +
          "2. Walk **along the walls**, slowly, holding the phone at chest height. Corners for two seconds " +
          "each.\n" +
          "3. Open every door and window as far as it goes. This is where plans fail.\n" +
          "4. Film the sockets and radiators on purpose.\n" +
          "5. Finish at seven in the evening with only the lamps on that you really use.\n\n" +
          "Do not tidy. The chair with clothes on it is a piece of furniture with a function, and it will " +
          "need a place in the plan too. In the last nine flats I gave it a proper hook, and in seven the " +
          "chair was free within a week.",
        tags: ["interiors", "renting"],
        daysAgo: 18,
        relatedProductSlugs: ["room-plan"],
      },
    ],
    reviews: [
      {
        buyer: "kenji",
        productSlug: "room-plan",
        packageSlug: "room",
        rating: 5,
        title: "My desk faces the other way and I sleep",
        body:
          "Eighteen square metres for making games and sleeping. She turned one shelf by ninety degrees and " +
          "found me a metre.",
        daysAgo: 25,
        reply: {
          body: "The shelf did all the work. Enjoy the metre!",
          daysAgo: 23,
        },
      },
    ],
    memberTiers: [],
  },
];
