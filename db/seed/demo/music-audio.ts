import type { DemoCreator } from "./content";

/** Demo creators whose primary category is `music-audio`. */
export const MUSIC_AUDIO_CREATORS: readonly DemoCreator[] = [
  {
    handle: "room-tone",
    displayName: "Gideon Pryce",
    tagline: "Podcast editing and mastering for shows where people actually listen to each other",
    bio:
      "Twenty years in radio, most of it at a desk in Cardiff with a razor blade in the drawer from " +
      "sentimentality. I edit conversation: the pauses stay if they mean something, the ums go only when " +
      "they hide a better sentence.\n\n" +
      "Listeners never praise an edit. They say that the guest was good. When a host tells me that her " +
      'guest was "surprisingly clear today", I know I did my hours.\n\n' +
      "Technically: everything is levelled to the loudness the platforms expect, every file is checked " +
      "on a phone speaker in a kitchen with the extractor fan running, and I keep your raw tapes for two " +
      "years. I have a waiting list of one to two weeks, which I state before you pay.",
    location: "Cardiff, United Kingdom",
    languages: ["en", "cy"],
    categories: ["music-audio"],
    skills: [
      "Podcast editing",
      "Mastering",
      "Dialogue restoration",
      "Loudness standards",
      "Show formats",
      "Remote recording",
    ],
    links: [
      {
        label: "Before and after",
        url: "https://example.com/room-tone/before-after",
      },
      {
        label: "Loudness sheet",
        url: "https://example.org/room-tone",
      },
    ],
    tier: "STARTER",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 860,
    products: [
      {
        slug: "podcast-edit",
        kind: "packages",
        name: "Podcast edit",
        summary: "One episode edited for sense, cleaned, mastered and ready to publish.",
        description:
          "Upload separate tracks if you have them and the single one if you do not. I listen through once " +
          "with a pen, then cut: repetitions, false roads, the ten minutes before it got interesting.\n\n" +
          "You approve a draft by comment on the timeline. The master comes with chapters, a clean " +
          "transcript and a note for the host, with one thing to do differently next time.",
        packages: [
          {
            slug: "tidy",
            name: "Tidy",
            description: "Cleaned, levelled and mastered. No content edit. Up to sixty minutes.",
            priceCents: 7500,
            deliveryDays: 2,
            revisions: 1,
            features: ["Noise and level", "Mastered WAV and MP3", "Chapters"],
          },
          {
            slug: "edit",
            name: "Edit",
            description: "A full content edit of up to ninety minutes of raw conversation.",
            priceCents: 18500,
            deliveryDays: 4,
            revisions: 2,
            features: ["Content edit", "Music placement", "Transcript", "Note for the host"],
          },
          {
            slug: "narrative",
            name: "Narrative",
            description: "Several tapes, narration and archive built into one episode.",
            priceCents: 72000,
            deliveryDays: 12,
            revisions: 3,
            features: [
              "Structure from transcripts",
              "Narration script pass",
              "Sound design",
              "Transcript",
              "Two review calls",
            ],
          },
        ],
        addons: [
          {
            slug: "trailer",
            name: "Ninety-second trailer",
            description: "Cut from the episode or from the season, with music.",
            priceCents: 9000,
            extraDays: 2,
          },
          {
            slug: "remote-setup",
            name: "Recording check",
            description: "Half an hour with you and your guest to get two decent microphones out of two kitchens.",
            priceCents: 4500,
            extraDays: 0,
          },
        ],
      },
      {
        slug: "mic-verdict",
        kind: "flat",
        name: "Verdict on your recording set-up",
        summary: "Send two minutes of tape and a photo of the room; get a shopping list, mostly blankets.",
        description:
          "Record two minutes in your usual spot and take one photograph of it. I answer with a five-minute " +
          "voice note: what I hear, what causes it, and which change is worth money.\n\n" +
          "The most common advice is to move the table. The most expensive I have ever given was a door seal " +
          "for forty dollars.",
        priceCents: 2500,
        deliveryDays: 2,
        revisions: 0,
      },
      {
        slug: "format-doctor",
        kind: "flat",
        name: "Format doctor",
        summary: "Three of your episodes heard end to end, and a new running order for the fourth.",
        description:
          "For shows that have drifted. I hear three episodes the way a listener does, washing up, and note " +
          "the minute at which I would have gone elsewhere.\n\n" +
          "You get those minutes with reasons, a proposed running order with times, an opening rewritten to " +
          "under twenty seconds, and a call of half an hour in which you may disagree with all of it.",
        priceCents: 36000,
        deliveryDays: 8,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "leave-the-pause",
        title: "Leave the pause",
        excerpt: "Automatic silence removal makes guests sound as if they had no doubts. Doubt is why we listen.",
        body:
          "There is a button that removes every silence over half a second. It saves eleven percent of your " +
          "running time and about half of your guest's credibility.\n\n" +
          "## Pauses that I keep\n\n" +
          "- Before an answer that **cost something**.\n" +
          "- After a joke, as long as a laugh in the room.\n" +
          "- When the interviewer is *not* filling it. That is skill, let people hear it.\n\n" +
          "## Pauses that go\n\n" +
          "- Somebody reading the next question.\n" +
          "- The lag of the connection, always, to the frame.\n" +
          "- A sip of water, unless the story is about water.\n\n" +
          "Listen with your eyes shut and tap your knee when you get impatient. Cut there, and only there. " +
          "If you have tapped more than ten times in an hour, then the problem is not in the silences and no " +
          "button will find it.",
        tags: ["podcasting", "editing"],
        daysAgo: 21,
        relatedProductSlugs: ["podcast-edit"],
      },
      {
        slug: "kitchen-test",
        title: "The kitchen test for loudness",
        excerpt: "Meters are necessary. An extractor fan and a phone speaker are sufficient.",
        body:
          "I deliver at minus sixteen LUFS like everybody else, and the number alone has never told me " +
          "whether a person can follow an episode while frying onions.\n\n" +
          "## The test\n\n" +
          "1. Phone on the counter, a metre and a half away, volume at half.\n" +
          "2. Fan on its middle setting.\n" +
          "3. Somebody who has not heard the episode chops something.\n" +
          "4. Play from the quietest passage. Ask what was said.\n\n" +
          "When they miss words, it is nearly always one of two things: the quieter speaker was matched by " +
          "*average* and drops at the ends of sentences, or the bass was left in because it sounded warm on " +
          "headphones.\n\n" +
          "Ride the ends of sentences by hand. Roll the bottom off below eighty. Do the onions again. My " +
          "neighbours are very well informed about Welsh history by now.",
        tags: ["mastering", "podcasting"],
        daysAgo: 190,
        relatedProductSlugs: ["podcast-edit", "mic-verdict"],
      },
    ],
    reviews: [
      {
        buyer: "hannah",
        productSlug: "podcast-edit",
        packageSlug: "edit",
        rating: 5,
        title: "Guests think I have become a better host",
        body:
          "I have not, Gideon has. His notes are kind and a bit deadly. Number three was: 'You answered your " +
          "own question four times.'",
        daysAgo: 18,
        reply: {
          body: "You are down to one per episode. I keep a tally.",
          daysAgo: 17,
        },
      },
      {
        buyer: "hannah",
        productSlug: "podcast-edit",
        packageSlug: "narrative",
        rating: 5,
        title: "Three tapes, one story",
        body:
          "An episode built from a court recording, a walk and a telephone call. I cried at the desk and it " +
          "was my own material.",
        daysAgo: 210,
      },
      {
        buyer: "noor",
        productSlug: "podcast-edit",
        packageSlug: "tidy",
        rating: 4,
        title: "Rescued a lecture hall",
        body:
          "Echo mostly gone, audience questions audible. He said in advance that two of them would stay bad, " +
          "and they did.",
        daysAgo: 99,
      },
      {
        buyer: "amara",
        productSlug: "mic-verdict",
        rating: 5,
        title: "Move the table, he said",
        body: "We moved the table. The whole charity podcast sounds like a different budget.",
        daysAgo: 267,
      },
      {
        buyer: "elena",
        productSlug: "podcast-edit",
        packageSlug: "edit",
        rating: 3,
        title: "Fine but not fast",
        body:
          "Edit was very good. The waiting list was two weeks and the topic was old by then; he had told me, " +
          "and I had hoped.",
        daysAgo: 388,
      },
      {
        buyer: "buyer",
        productSlug: "mic-verdict",
        rating: 5,
        title: "Best twenty-five dollars of the year",
        body: "Five minutes of Gideon talking about my curtains. My tea tastings on video are now listenable.",
        daysAgo: 512,
      },
      {
        buyer: "priya",
        productSlug: "podcast-edit",
        packageSlug: "edit",
        rating: 5,
        title: "Doctors sound like people",
        body:
          "Our clinicians read from notes and it shows. Somehow he found where they looked up, and kept only " +
          "that.",
        daysAgo: 455,
      },
      {
        buyer: "hannah",
        productSlug: "format-doctor",
        rating: 4,
        title: "He would have left at minute six",
        body:
          "Minute six was my favourite part, so we argued, and the new opening won. Downloads to the end are " +
          "up by a fifth.",
        daysAgo: 585,
        reply: {
          body: "Minute six lives on as a bonus episode, as it should.",
          daysAgo: 583,
        },
      },
      {
        buyer: "mei",
        productSlug: "podcast-edit",
        packageSlug: "tidy",
        rating: 4,
        title: "Predictable in a good way",
        body:
          "Our agent books one of these each month for the internal show. Same quality each time, never a " +
          "question too many.",
        daysAgo: 640,
      },
    ],
    memberTiers: [
      {
        slug: "listening-room",
        name: "The Listening Room",
        description: "Each month I edit one member's ten minutes live and explain every cut.",
        priceCents: 800,
        interval: "month",
        perks: ["Monthly live edit", "Recordings of past sessions", "Loudness presets"],
      },
    ],
  },
  {
    handle: "loopwell",
    displayName: "Haruto Shiomi",
    tagline: "Adaptive game scores that change with the player and never sound like a loop",
    bio:
      "I write music for games that people play for two hundred hours, so it must be possible to hear it " +
      "for two hundred hours. That is a different task from writing a good tune.\n\n" +
      "My scores are built in layers and short cells that the engine recombines: calm, attention, " +
      "danger, relief, with transitions that land on the beat because I export them that way. I was a " +
      "pit pianist in Osaka for eight years, following dancers who never did the same thing twice, and " +
      "it was a perfect education for this.\n\n" +
      "I record real players when there is a budget and say when a sample library is enough. The " +
      'integration into the audio middleware is mine as well, so that nobody has to guess what "layer ' +
      '3b" was meant to do.',
    location: "Osaka, Japan",
    languages: ["ja", "en"],
    categories: ["music-audio"],
    skills: ["Game music", "Adaptive audio", "Orchestration", "Sound design", "Audio middleware", "Piano"],
    links: [
      {
        label: "Playable demos",
        url: "https://example.com/loopwell/demos",
      },
    ],
    tier: "FREE",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 575,
    products: [
      {
        slug: "adaptive-score",
        kind: "packages",
        name: "Adaptive game score",
        summary: "Original music that follows the state of the game, integrated and tested in a build.",
        description:
          "I play your build first, badly, for an evening. Then we agree on a map of states and how quickly " +
          "the music may move between them.\n\n" +
          "You receive stems, cells and an integrated middleware project, with a test scene in which you can " +
          "force each state by hand. The rights for the game, its trailers and its soundtrack release are " +
          "yours; I keep the right to play it on my own piano.",
        packages: [
          {
            slug: "theme",
            name: "Theme",
            description: "A main theme and a menu loop of two minutes that hides its seam.",
            priceCents: 45000,
            deliveryDays: 10,
            revisions: 2,
            features: ["Main theme", "Menu loop", "Stems"],
          },
          {
            slug: "level",
            name: "One world",
            description: "Four states with transitions for one region or level, integrated.",
            priceCents: 180000,
            deliveryDays: 25,
            revisions: 2,
            features: ["Four states", "Transitions on the beat", "Middleware project", "Test scene"],
          },
          {
            slug: "score",
            name: "Whole score",
            description: "Up to forty minutes of unique material for a small or middle-sized game.",
            priceCents: 760000,
            deliveryDays: 90,
            revisions: 3,
            features: [
              "40 minutes",
              "Live soloist on two pieces",
              "Full integration",
              "Soundtrack masters",
              "Patch support for a year",
            ],
          },
        ],
        addons: [
          {
            slug: "soloist",
            name: "Live soloist",
            description: "Half a day with a player of cello, shakuhachi, accordion or trumpet.",
            priceCents: 52000,
            extraDays: 8,
          },
          {
            slug: "ui-sounds",
            name: "Interface sounds",
            description: "Thirty short sounds in the key of the score.",
            priceCents: 33000,
            extraDays: 6,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "two-hundred-hours",
        title: "Music for two hundred hours",
        excerpt: "Repetition is not the enemy. Being noticed as repetition is.",
        body:
          "A player hears the market theme of a role-playing game some nine hundred times. If it has a " +
          "strong eight-bar tune with a high point, they will hate you by the thirtieth.\n\n" +
          "## How I keep it bearable\n\n" +
          "- **No high point in the base layer.** The melody visits; it does not live there.\n" +
          "- Cells of 5, 7 and 11 bars, so that they do not line up again for a long time.\n" +
          "- Rests. Twenty seconds of nothing, at random, make the return feel like weather.\n" +
          "- The memorable tune is reserved for *arriving*. Once per visit, never on a timer.\n\n" +
          "I test by leaving it on while I cook and do the accounts for three evenings. The first irritation " +
          "goes on a list. By the third evening the list is my work plan, and usually it has one word on it: " +
          "*flute*.",
        tags: ["game-audio", "composition"],
        daysAgo: 88,
        relatedProductSlugs: ["adaptive-score"],
      },
    ],
    reviews: [
      {
        buyer: "kenji",
        productSlug: "adaptive-score",
        packageSlug: "score",
        rating: 5,
        title: "Streamers hum it without noticing",
        body:
          "Haruto scored my farming mystery. The autumn layer fades in so gently that testers thought their " +
          "mood had changed. Integration worked in the first build.",
        daysAgo: 60,
        reply: {
          body: "Thank you. The crow at bar eleven is your own recording, remember.",
          daysAgo: 58,
        },
      },
      {
        buyer: "kenji",
        productSlug: "adaptive-score",
        packageSlug: "theme",
        rating: 5,
        title: "Where it started",
        body: "A two-minute menu loop whose seam I have never found, and I wrote the engine.",
        daysAgo: 420,
      },
      {
        buyer: "elena",
        productSlug: "adaptive-score",
        packageSlug: "level",
        rating: 4,
        title: "A score for a dance piece",
        body:
          "An odd use: we steered the four states live from a tablet for a performance. He adapted without " +
          "complaint, though the tablet part was left to us.",
        daysAgo: 203,
      },
      {
        buyer: "priya",
        productSlug: "adaptive-score",
        packageSlug: "theme",
        rating: 4,
        title: "Calm without being spa music",
        body:
          "For a breathing exercise in our app. Second version was right, first was too beautiful to breathe " + "to.",
        daysAgo: 318,
      },
    ],
    memberTiers: [],
  },
  {
    handle: "voice-of-ana",
    displayName: "Ana Lucía Berríos",
    tagline: "Neutral Spanish and warm English narration, recorded dry and delivered the next day",
    bio:
      "My voice has told some forty thousand people in Santiago that their call is important. I would " +
      "now like to tell them something better.\n\n" +
      "I trained as an actress, worked in dubbing for six years and built a proper booth when my son " +
      "began to sleep through the night. I read neutral Latin American Spanish, Chilean when you want " +
      "it, and English with a light accent that I do not hide. Documentaries, e-learning, museum guides " +
      "and product films suit me; I do not shout about discounts.\n\n" +
      "You get a dry, clean file with breaths at natural level, pickups for one round included, and a " +
      "straight answer if the script cannot be read in the time you planned. I am new here and glad of " +
      "difficult texts.",
    location: "Santiago, Chile",
    languages: ["es", "en"],
    categories: ["music-audio", "video-animation"],
    skills: ["Voice-over", "Narration", "Neutral Spanish", "E-learning audio", "Dubbing", "Audio guides"],
    links: [
      {
        label: "Voice samples",
        url: "https://example.com/berrios/voz",
      },
    ],
    tier: "FREE",
    verified: false,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 74,
    products: [
      {
        slug: "narration",
        kind: "packages",
        name: "Narration in Spanish or English",
        summary: "Booth-recorded voice for films, courses and guides, with one round of pickups.",
        description:
          "Send the script, the pronunciation of every name and one reference for tone. I read a sample " +
          "paragraph in two ways and record after you choose.\n\n" +
          "Files are 48 kHz WAV, edited, without compression or music, named as your editor needs them. " +
          "Broadcast use is agreed separately; web, training and museum use is included for good.",
        packages: [
          {
            slug: "spot",
            name: "Short read",
            description: "Up to 250 words, one language.",
            priceCents: 6500,
            deliveryDays: 1,
            revisions: 1,
            features: ["250 words", "Two tone samples", "Edited WAV"],
          },
          {
            slug: "film",
            name: "Film or guide",
            description: "Up to 1,500 words, timed to picture if you send it.",
            priceCents: 24000,
            deliveryDays: 3,
            revisions: 1,
            features: ["1,500 words", "Timing to picture", "Split by scene"],
          },
          {
            slug: "course",
            name: "Course",
            description: "Up to 10,000 words in chapters with a steady tone across days.",
            priceCents: 118000,
            deliveryDays: 10,
            revisions: 2,
            features: ["10,000 words", "Chapter files", "Pronunciation sheet", "Script notes"],
          },
        ],
        addons: [
          {
            slug: "both-languages",
            name: "Both languages",
            description: "The same script in the second language, matched for length.",
            priceCents: 18000,
            extraDays: 2,
          },
          {
            slug: "script-check",
            name: "Spanish script check",
            description: "I adapt a translated text until it can be said aloud.",
            priceCents: 7000,
            extraDays: 1,
          },
        ],
      },
    ],
    posts: [],
    reviews: [
      {
        buyer: "noor",
        productSlug: "narration",
        packageSlug: "film",
        rating: 5,
        title: "She rewrote one sentence and saved the guide",
        body:
          "Our museum text had a sentence of 61 words. Ana asked politely whether we breathe. The recording " +
          "is clean and warm.",
        daysAgo: 26,
      },
    ],
    memberTiers: [],
  },
];
