import type { DemoCreator } from "./content";

/** Demo creators whose primary category is `coaching-education`. */
export const COACHING_EDUCATION_CREATORS: readonly DemoCreator[] = [
  {
    handle: "second-language",
    displayName: "Lien Vandamme",
    tagline: "Speaking coach for people who work in English and think in something else",
    bio:
      "I help professionals who are funny in their own language and silent in English meetings. Your " +
      "grammar is probably fine. What is missing is speed, interruption and the courage to be slightly " +
      "wrong in public.\n\n" +
      "I was a conference interpreter in Brussels for thirteen years and lived from the half-second " +
      "between hearing and speaking. My lessons train that half-second. We use your real meetings: you " +
      "send me the agenda beforehand, we rehearse the two moments in which you wish to say something, " +
      "and afterwards you report. I do not use textbooks or hand out certificates.\n\n" +
      "Lessons are in English, with explanations in Dutch, French or German if that helps. Thirty " +
      "minutes three times a week works better than ninety once, so this is how I sell it.",
    location: "Ghent, Belgium",
    languages: ["nl", "en", "fr", "de"],
    categories: ["coaching-education"],
    skills: [
      "Business English",
      "Speaking fluency",
      "Meeting rehearsal",
      "Pronunciation",
      "Presentation coaching",
      "Negotiation language",
    ],
    links: [
      {
        label: "Half-second drills",
        url: "https://example.com/vandamme/drills",
      },
      {
        label: "Meeting phrases",
        url: "https://example.org/second-language",
      },
    ],
    tier: "STARTER",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 690,
    products: [
      {
        slug: "speaking",
        kind: "packages",
        name: "Speaking coaching",
        summary: "Short, frequent sessions around the meetings you really have.",
        description:
          "The first session is a diagnosis: I interview you at an uncomfortable pace and record it. You get " +
          "three targets, never more.\n\n" +
          "After that, each session prepares something that happens in your week. I send a two-minute audio " +
          "drill on the days in between. At the end we repeat the first interview and listen to both " +
          "recordings, which is generally the best moment.",
        packages: [
          {
            slug: "taster",
            name: "Taster",
            description: "The diagnosis and two sessions.",
            priceCents: 16000,
            deliveryDays: 7,
            revisions: 0,
            features: ["Recorded diagnosis", "Three targets", "Two sessions of 30 minutes"],
          },
          {
            slug: "month",
            name: "One month",
            description: "Twelve short sessions with drills on the other days.",
            priceCents: 72000,
            deliveryDays: 30,
            revisions: 0,
            features: ["Twelve sessions", "Daily audio drills", "Meeting rehearsals", "Before and after recording"],
          },
          {
            slug: "quarter",
            name: "One quarter",
            description: "Thirty-six sessions, with an observed real meeting each month.",
            priceCents: 189000,
            deliveryDays: 90,
            revisions: 0,
            features: [
              "Thirty-six sessions",
              "Three observed meetings",
              "Presentation coaching",
              "Messages checked on weekdays",
            ],
          },
        ],
        addons: [
          {
            slug: "talk-rehearsal",
            name: "Talk rehearsal",
            description: "Three rehearsals of one talk, the last with questions by a rude colleague of mine.",
            priceCents: 24000,
            extraDays: 6,
          },
          {
            slug: "partner-seat",
            name: "Second seat",
            description: "A colleague joins each session; cheaper and oddly more effective.",
            priceCents: 20000,
            extraDays: 0,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "interrupt",
        title: "How to interrupt in English without apologising",
        excerpt: "Four openings, in rising order of force, and the breath that comes before them.",
        body:
          "In many languages you may start while the other person finishes. In English meetings this is " +
          "rude, and waiting for silence means waiting for ever. There is a gap of about a fifth of a " +
          "second, and you need to be breathing in when it comes.\n\n" +
          "## Four openings\n\n" +
          '1. "**On that** —" and stop. The pause does the work.\n' +
          '2. "Can I **add** one thing?" and then add only one.\n' +
          '3. "Before we **leave** this point."\n' +
          "4. The person's name. Then your sentence, at normal volume.\n\n" +
          'Practise the breath with the radio. Every time a speaker ends a clause, say "on that". You will ' +
          "feel foolish for two days.\n\n" +
          "Do not begin with *sorry*. My clients apologise on average four times in an hour for doing what " +
          "their colleagues do freely. Count yours in the next meeting, and you need not change anything yet.",
        tags: ["language", "meetings"],
        daysAgo: 39,
        relatedProductSlugs: ["speaking"],
      },
    ],
    reviews: [
      {
        buyer: "tomasz",
        productSlug: "speaking",
        packageSlug: "month",
        rating: 5,
        title: "I interrupt my investors now",
        body:
          "Twelve short lessons built around my real board calls. The before and after recordings are a " +
          "month apart and sound like two men.",
        daysAgo: 59,
        reply: {
          body: "The second man was in there all along. He was only being polite.",
          daysAgo: 57,
        },
      },
      {
        buyer: "freya",
        productSlug: "speaking",
        packageSlug: "taster",
        rating: 4,
        title: "Uncomfortable in the proper way",
        body: "The diagnosis was ruthless and exact. I needed evenings and her calendar has few.",
        daysAgo: 138,
      },
      {
        buyer: "noor",
        productSlug: "speaking",
        packageSlug: "quarter",
        rating: 5,
        title: "Keynote survived",
        body:
          "The rude colleague asked worse questions than the real audience. I was nearly disappointed on the " + "day.",
        daysAgo: 211,
      },
      {
        buyer: "lucas",
        productSlug: "speaking",
        packageSlug: "month",
        rating: 4,
        title: "Short lessons suit a roaster",
        body:
          "I took half of them standing beside the machine. Pronunciation of 'acidity' remains a joint " + "project.",
        daysAgo: 312,
      },
      {
        buyer: "diego",
        productSlug: "speaking",
        packageSlug: "taster",
        rating: 3,
        title: "Good coach, wrong moment",
        body: "She was straight that with two restaurants and no free half hours I would not practise. I did not.",
        daysAgo: 500,
      },
    ],
    memberTiers: [
      {
        slug: "daily-drill",
        name: "Daily Drill",
        description: "A two-minute audio drill each working day.",
        priceCents: 500,
        interval: "month",
        perks: ["Twenty drills a month", "Monthly group call", "Transcripts"],
      },
    ],
  },
  {
    handle: "career-bench",
    displayName: "Derrick Amoah-Wells",
    tagline: "Interview practice from a hiring manager who has sat through nine hundred of them",
    bio:
      "I hired warehouse leads, data analysts and two chief operating officers for a logistics group in " +
      "Atlanta. Nine hundred interviews, give or take, and I remember about forty, all for the same " +
      "reason: the person told me something that happened, with a number in it and an end.\n\n" +
      "I coach people to do that. We dig up six stories from your working life, sand them down to ninety " +
      "seconds and practise until you can tell them with the dog barking. Then I interview you as badly " +
      "as you will really be interviewed: distracted, late, and fond of trick questions.\n\n" +
      "I will not write lies into your résumé, and I will tell you if the job is wrong for you. " +
      "Second-career people, parents coming back and folks with a gap are who I do my best work for.",
    location: "Atlanta, United States",
    languages: ["en"],
    categories: ["coaching-education", "writing-translation"],
    skills: [
      "Interview coaching",
      "Career change",
      "Résumé editing",
      "Salary negotiation",
      "Mock interviews",
      "Storytelling",
    ],
    links: [
      {
        label: "The six stories",
        url: "https://example.com/career-bench/stories",
      },
    ],
    tier: "FREE",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 445,
    products: [
      {
        slug: "interview-bench",
        kind: "packages",
        name: "Interview coaching",
        summary: "Six true stories, rehearsed, and mock interviews with straight notes.",
        description:
          "Send the job ad and your résumé, whatever shape it is in. In our first hour I ask about your work " +
          "till we have six stories worth telling.\n\n" +
          "You get them back in writing, ninety seconds each, mapped to the questions they answer. Mock " +
          "interviews are recorded. My notes are about what a tired hiring manager would have remembered, " +
          "because that is what gets discussed after you leave the room.",
        packages: [
          {
            slug: "one-hour",
            name: "One hour",
            description: "A single mock interview with written notes.",
            priceCents: 9500,
            deliveryDays: 3,
            revisions: 0,
            features: ["60-minute mock", "Recording", "One page of notes"],
          },
          {
            slug: "six-stories",
            name: "Six stories",
            description: "Story finding, writing and two mock interviews.",
            priceCents: 34000,
            deliveryDays: 10,
            revisions: 1,
            features: ["Six written stories", "Two mocks", "Résumé edit", "Question map"],
          },
          {
            slug: "whole-search",
            name: "Whole search",
            description: "Two months alongside you, from picking roles to the counter-offer.",
            priceCents: 115000,
            deliveryDays: 60,
            revisions: 1,
            features: ["Everything in Six stories", "Weekly call", "Application reviews", "Offer negotiation prep"],
          },
        ],
        addons: [
          {
            slug: "negotiation",
            name: "Offer rehearsal",
            description: "An hour on one sentence: the number, then silence.",
            priceCents: 11000,
            extraDays: 2,
          },
          {
            slug: "panel",
            name: "Panel mock",
            description: "Two former colleagues of mine join. One of them will not smile.",
            priceCents: 21000,
            extraDays: 5,
          },
        ],
      },
      {
        slug: "resume-scrub",
        kind: "flat",
        name: "Résumé scrub",
        summary: "A line edit of up to two pages that a human and a filter can both read.",
        description:
          "I cut adjectives, add numbers, and put the thing they are hiring for in the top third. Where you " +
          "have been modest, I will call and ask.\n\n" +
          "You get a clean file in one column that applicant systems can parse, along with a list of five " +
          "claims you need to be ready to prove aloud.",
        priceCents: 8000,
        deliveryDays: 3,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "number-and-end",
        title: "A story needs a number and an end",
        excerpt: "What hiring managers repeat to each other after you have left the room.",
        body:
          'After an interview there is a huddle. It lasts four minutes, and somebody asks "so what did they ' +
          'do?" If I cannot retell your story in two lines, it did not happen.\n\n' +
          "## Build it backwards\n\n" +
          "- **End:** what was different afterwards? Start writing here.\n" +
          "- **Number:** how much, how many, how long. An honest small number beats a vague big one.\n" +
          "- **You:** the one decision that would have gone otherwise without you.\n" +
          "- **Snag:** what went wrong on the way. No snag, no story.\n\n" +
          'Example. "We were losing eleven pallets a week. I had the night crew photograph each hand-off. In ' +
          'a month it was two, and we found out that the scanner lied." Twenty seconds, and I have told it ' +
          "at dinner since.\n\n" +
          "Do six of those. Cover a conflict, a failure, a save, something you started, something you " +
          "stopped, and a person you helped.",
        tags: ["careers", "interviews"],
        daysAgo: 78,
        relatedProductSlugs: ["interview-bench"],
      },
    ],
    reviews: [
      {
        buyer: "priya",
        productSlug: "interview-bench",
        packageSlug: "six-stories",
        rating: 5,
        title: "Got the director role",
        body:
          "I had been describing processes for years. He found the night I cancelled a launch, and that was " +
          "the story the panel quoted back to me.",
        daysAgo: 54,
        reply: {
          body: "You found it. I just refused to move on.",
          daysAgo: 53,
        },
      },
      {
        buyer: "amara",
        productSlug: "interview-bench",
        packageSlug: "one-hour",
        rating: 5,
        title: "I used him from the other side",
        body:
          "I booked an hour so that he could teach me to interview candidates better. Odd request, splendid " +
          "result.",
        daysAgo: 126,
      },
      {
        buyer: "kenji",
        productSlug: "resume-scrub",
        rating: 4,
        title: "Two pages became one and a quarter",
        body: "Clear, quick, and he asked what my game sold. It is strange to see it in numbers.",
        daysAgo: 224,
      },
      {
        buyer: "elena",
        productSlug: "interview-bench",
        packageSlug: "one-hour",
        rating: 4,
        title: "Practice for one of my dancers",
        body: "A gift for a pupil applying to a college. She came out taller. The call started ten minutes late.",
        daysAgo: 349,
        reply: {
          body: "My bad on the ten minutes. She got in, I hear!",
          daysAgo: 346,
        },
      },
    ],
    memberTiers: [],
  },
  {
    handle: "maths-kitchen",
    displayName: "Farid Noorani",
    tagline: "Maths for adults who were told that they were bad at it, taught with real quantities",
    bio:
      "Flour, tiles, interest, bus timetables. I teach adults the mathematics they were frightened out " +
      "of at school, using things that have a weight or a price.\n\n" +
      "I was a pastry chef in Toronto for nine years before I took my teaching degree at thirty-six, " +
      "after explaining baker's percentages to an apprentice who then cried, happily, because ratios had " +
      "finally made sense. I prepare people for apprenticeship tests, nursing calculations and " +
      "return-to-college courses.\n\n" +
      "There is no shame in my lessons and no talent either. You work, I find the missing step, and it " +
      "is nearly always earlier than you think. I only recently began taking learners outside of the " +
      "community centre, so my calendar is open.",
    location: "Toronto, Canada",
    languages: ["en", "fa"],
    categories: ["coaching-education"],
    skills: ["Adult numeracy", "Test preparation", "Algebra", "Nursing calculations", "Curriculum writing"],
    links: [
      {
        label: "Kitchen worksheets",
        url: "https://example.com/maths-kitchen/sheets",
      },
    ],
    tier: "FREE",
    verified: false,
    foundingCreator: false,
    discoverable: false,
    memberSinceDaysAgo: 66,
    products: [
      {
        slug: "first-lesson",
        kind: "flat",
        name: "First lesson and a map",
        summary: "An hour to find the exact step that was missed, and a plan of what comes next.",
        description:
          "We talk for ten minutes about what you need maths for. Then I give you questions that start very " +
          "easy and get harder, and I stop at the first one that makes your shoulders rise.\n\n" +
          "You leave with a one-page map: what is solid, which step is missing, how many lessons I think it " +
          "takes. If I guess wrong by more than a third, the extra ones are free.",
        priceCents: 4000,
        deliveryDays: 5,
        revisions: 0,
      },
      {
        slug: "course",
        kind: "packages",
        name: "Numeracy course",
        summary: "Weekly lessons with kitchen-table exercises, towards a test or a job.",
        description:
          "One hour a week by video, with exercises that use objects at home. I mark what you send within a " +
          "day, with the reasoning and not only a tick.\n\n" +
          "The course follows the map from the first lesson. For known tests I use past papers in the last " +
          "third. You keep all the sheets and recordings.",
        packages: [
          {
            slug: "four",
            name: "Four lessons",
            description: "One missing step, repaired.",
            priceCents: 18000,
            deliveryDays: 28,
            revisions: 0,
            features: ["Four lessons", "Marked exercises", "Recordings"],
          },
          {
            slug: "ten",
            name: "Ten lessons",
            description: "From fractions to formulas, at a walking pace.",
            priceCents: 42000,
            deliveryDays: 70,
            revisions: 0,
            features: ["Ten lessons", "Marked exercises", "Two practice tests", "Message support"],
          },
          {
            slug: "exam",
            name: "Exam course",
            description: "Sixteen lessons aimed at one named test, with timed papers.",
            priceCents: 64000,
            deliveryDays: 100,
            revisions: 0,
            features: ["Sixteen lessons", "Six timed papers", "Error diary", "Calm-down routine", "Message support"],
          },
        ],
        addons: [
          {
            slug: "pair",
            name: "Learn in a pair",
            description: "A friend or partner joins all the lessons.",
            priceCents: 9000,
            extraDays: 0,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "step-before",
        title: "The missing step is earlier than you think",
        excerpt: "People who cannot do percentages can nearly always do percentages.",
        body:
          "A nurse came to me because of drip rates. Formula on a card, tears at the card. We went " +
          "backwards: rates, fractions, division. Division by a number smaller than one. There it was, " +
          "missed in 1998 during a fortnight of chickenpox.\n\n" +
          "## How to find yours\n\n" +
          "1. Take a problem you cannot do. Write down each thing it *uses*.\n" +
          "2. Make up the easiest example for each.\n" +
          "3. Do them until one makes you slow. Slow is the sign, not wrong.\n" +
          "4. Stay there for a week, with objects. Half a cup into quarter cups: how many?\n\n" +
          "It feels like going back to primary school. It takes perhaps five hours, and afterwards the card " +
          "with the formula turns out to be a sentence that you can read.\n\n" +
          "Nobody is bad at maths in general. They are missing Tuesday the 9th.",
        tags: ["education", "numeracy"],
        daysAgo: 15,
        relatedProductSlugs: ["first-lesson", "course"],
      },
    ],
    reviews: [
      {
        buyer: "grace",
        productSlug: "course",
        packageSlug: "four",
        rating: 5,
        title: "Two of my nurses, four lessons each",
        body:
          "Drip rates by way of pancake batter. Both passed the calculation test that they had failed twice, " +
          "and one now helps others.",
        daysAgo: 21,
        reply: {
          body: "Please ask her to send me the batter sheet back, with her corrections.",
          daysAgo: 19,
        },
      },
    ],
    memberTiers: [],
  },
];
