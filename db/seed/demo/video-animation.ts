import type { DemoCreator } from "./content";

/** Demo creators whose primary category is `video-animation`. */
export const VIDEO_ANIMATION_CREATORS: readonly DemoCreator[] = [
  {
    handle: "slowframe",
    displayName: "Mateus Arantes",
    tagline: "Hand-drawn explainers for ideas that are awkward to say out loud",
    bio:
      "I animate at twelve drawings a second, on paper first, in a room in Belo Horizonte that smells of " +
      "graphite and coffee. Health, money, grief, insurance, consent: subjects where a smiling vector " +
      "person with huge arms would be an insult.\n\n" +
      "A script comes before everything. If yours explains the product instead of the problem, I will " +
      "write a different one, and you may have both. Then a storyboard, a moving rough with my own " +
      "terrible voice, and only after your yes the final drawings.\n\n" +
      "I keep a stopwatch on attention. Most explainers should be fifty seconds; the one of mine that " +
      "was seen most is thirty-eight. Portuguese, Spanish and English versions can be made from the same " +
      "drawings, since I avoid text inside the picture.",
    location: "Belo Horizonte, Brazil",
    languages: ["pt", "en", "es"],
    categories: ["video-animation", "design-creative"],
    skills: [
      "Hand-drawn animation",
      "Explainer scripts",
      "Storyboarding",
      "Motion design",
      "Character animation",
      "Sound direction",
    ],
    links: [
      {
        label: "Reel",
        url: "https://example.com/slowframe/reel",
      },
      {
        label: "Pencil tests",
        url: "https://example.org/slowframe/pencil",
      },
    ],
    tier: "STARTER",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 755,
    products: [
      {
        slug: "drawn-explainer",
        kind: "packages",
        name: "Hand-drawn explainer",
        summary: "Script, storyboard, drawings and sound for one difficult idea in under a minute and a half.",
        description:
          "You tell me the sentence people keep getting wrong about what you do. I build the film around " +
          "that sentence.\n\n" +
          "Three approvals, each at a point where change is still cheap: script, storyboard, moving rough. " +
          "Voice and music are licensed for all uses without a time limit. Final files come in wide, square " +
          "and tall, re-composed by hand and not cropped.",
        packages: [
          {
            slug: "short",
            name: "Thirty seconds",
            description: "One idea, one character, no narration needed.",
            priceCents: 120000,
            deliveryDays: 18,
            revisions: 2,
            features: ["Script", "Storyboard", "Sound design", "Three formats"],
          },
          {
            slug: "minute",
            name: "One minute",
            description: "A full explanation with a narrator in the language of your choice.",
            priceCents: 260000,
            deliveryDays: 30,
            revisions: 2,
            features: ["Script and storyboard", "Narrator", "Original music", "Three formats", "Subtitles"],
          },
          {
            slug: "series",
            name: "A series of three",
            description: "Three one-minute films with shared characters, released together or monthly.",
            priceCents: 640000,
            deliveryDays: 65,
            revisions: 3,
            features: [
              "Three films",
              "Character sheet you own",
              "Narrator",
              "Original music",
              "Subtitles in three languages",
            ],
          },
        ],
        addons: [
          {
            slug: "language",
            name: "Another language",
            description: "New narrator, lip shapes adjusted where visible, subtitles.",
            priceCents: 34000,
            extraDays: 5,
          },
          {
            slug: "stills",
            name: "Print stills",
            description: "Ten frames redrawn at poster size for leaflets and walls.",
            priceCents: 26000,
            extraDays: 4,
          },
        ],
      },
    ],
    posts: [
      {
        slug: "rough-with-bad-voice",
        title: "Show the ugly version while it is still cheap",
        excerpt: "Why the most important file in an animation project looks and sounds terrible.",
        body:
          "The animatic is a slideshow of scribbles, timed to my own voice reading the script into a " +
          "telephone. It is ugly. I insist that everyone who can say no watches it.\n\n" +
          "## What to check, and nothing else\n\n" +
          "- Do you understand it with the sound **off**?\n" +
          "- Do you understand it with the picture off?\n" +
          "- Where did you look away? Write down the second.\n" +
          "- Who in your organisation would object, and have they seen it?\n\n" +
          "What not to check: line quality, colours, the voice. None of it will remain.\n\n" +
          "Changing a shot at this point costs me twenty minutes. Changing it after it is drawn costs two " +
          "days, which is why I say no then, and why I ask so many times now. In nine years only two " +
          "projects have needed late changes. In both, one director had skipped the ugly version because it " +
          "was ugly.",
        tags: ["animation", "process"],
        daysAgo: 55,
        relatedProductSlugs: ["drawn-explainer"],
      },
    ],
    reviews: [
      {
        buyer: "grace",
        productSlug: "drawn-explainer",
        packageSlug: "minute",
        rating: 5,
        title: "Made a subject speakable",
        body:
          "A film on postnatal depression for our waiting rooms. He threw out our script in the kindest " +
          "manner and the new one was half as long. Mothers ask the nurses to play it again.",
        daysAgo: 70,
        reply: {
          body: "The nurse who read the rough aloud corrected two lines. They are the best lines in it.",
          daysAgo: 68,
        },
      },
      {
        buyer: "amara",
        productSlug: "drawn-explainer",
        packageSlug: "short",
        rating: 5,
        title: "No words, everyone understood",
        body:
          "Thirty seconds without narration was his idea, as our families speak nine languages. It works in " +
          "all of them.",
        daysAgo: 185,
      },
      {
        buyer: "priya",
        productSlug: "drawn-explainer",
        packageSlug: "series",
        rating: 4,
        title: "Three gorgeous films, long calendar",
        body:
          "We felt each of the 65 days. The result is the most-watched thing on our site, and the characters " +
          "now appear in the app.",
        daysAgo: 260,
      },
      {
        buyer: "victor",
        productSlug: "drawn-explainer",
        packageSlug: "short",
        rating: 3,
        title: "Charming, not quite our buyers",
        body:
          "Finance directors liked it and still asked what the product does. Our own brief was vague, and I " +
          "think he should have pushed harder.",
        daysAgo: 410,
        reply: {
          body: "I think so too. I now refuse to start before the wrong sentence has been found.",
          daysAgo: 407,
        },
      },
    ],
    memberTiers: [],
  },
  {
    handle: "cutroom",
    displayName: "Marlow Trujillo",
    tagline: "Editor for interviews and documentaries: I find the twelve minutes inside your nine hours",
    bio:
      "Nine hours of footage goes in, twelve minutes comes out, and the person on screen should still " +
      "recognise themselves. That last part is why people come back.\n\n" +
      "I cut local news in Albuquerque for seven years, two stories a day, which cures anyone of " +
      "preciousness. Since 2019 I edit for podcasters, museums, trade schools and founders who have " +
      "filmed too much. I log everything, I send a paper edit first so that you can argue with words " +
      "instead of with waveforms, and I keep my cuts where a breath is.\n\n" +
      "I do colour and a decent sound pass. For heavy effects I will pass you on. Vertical clips are a " +
      "separate job with a different rhythm, and I treat them as one.",
    location: "Albuquerque, United States",
    languages: ["en", "es"],
    categories: ["video-animation"],
    skills: [
      "Documentary editing",
      "Interview editing",
      "Paper edits",
      "Colour correction",
      "Short-form clips",
      "DaVinci Resolve",
      "Subtitles",
    ],
    links: [
      {
        label: "Recent cuts",
        url: "https://example.com/cutroom/recent",
      },
    ],
    tier: "FREE",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 430,
    products: [
      {
        slug: "interview-edit",
        kind: "packages",
        name: "Interview edit",
        summary: "Raw interviews turned into a finished film, starting with a paper edit you can mark up.",
        description:
          "Upload everything, including the false starts. I transcribe, log and send back a paper edit: the " +
          "film as text, with timecodes. You mark it in whatever colour you like.\n\n" +
          "From the agreed paper I cut, clean the sound, match the colour between cameras and add titles. " +
          "Two people at your side may comment; more than two, and I ask for one of them to decide.",
        packages: [
          {
            slug: "piece",
            name: "Single piece",
            description: "Up to two hours of footage into as much as five minutes.",
            priceCents: 42000,
            deliveryDays: 6,
            revisions: 2,
            features: ["Paper edit", "Colour and sound pass", "Burned or separate subtitles"],
          },
          {
            slug: "feature",
            name: "Feature piece",
            description: "Up to nine hours of footage into ten to fifteen minutes.",
            priceCents: 135000,
            deliveryDays: 16,
            revisions: 3,
            features: ["Paper edit", "Archive and stills work", "Music search", "Titles"],
          },
          {
            slug: "season",
            name: "Season",
            description: "Six episodes in a shared format, delivered weekly.",
            priceCents: 360000,
            deliveryDays: 45,
            revisions: 2,
            features: ["Six episodes", "Opening and lower thirds", "Two clips per episode", "Project files"],
          },
        ],
        addons: [
          {
            slug: "clips",
            name: "Five vertical clips",
            description: "Cut for phones with large captions and their own beginnings.",
            priceCents: 19000,
            extraDays: 3,
          },
          {
            slug: "spanish-subs",
            name: "Spanish subtitles",
            description: "Translated and timed by me, read by a second person.",
            priceCents: 15000,
            extraDays: 3,
          },
          {
            slug: "sound-rescue",
            name: "Sound rescue",
            description: "For the interview you recorded beside a refrigerator.",
            priceCents: 12000,
            extraDays: 2,
          },
        ],
      },
      {
        slug: "clip-pack",
        kind: "flat",
        name: "Ten clips from one recording",
        summary: "Ten vertical clips with captions from a recording of up to ninety minutes.",
        description:
          "I watch the whole recording, which is apparently unusual. Clips are chosen because they start in " +
          "the middle of something and end before the explanation. Each comes with captions, a suggested " +
          "first line for the post and the timecode of the source.\n\n" +
          "Delivered as ten files plus one contact sheet, so that whoever posts them does not need to open " +
          "an editor.",
        priceCents: 22000,
        deliveryDays: 4,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "paper-edit",
        title: "Argue on paper, then cut",
        excerpt: "Text is the cheapest place to discover that two people want different films.",
        body:
          "A paper edit is the transcript, cut with scissors. It looks primitive and it prevents the most " +
          'expensive meeting in video, the one in which somebody sees the nearly finished film and says "is ' +
          'this about Rosa, or about the school?"\n\n' +
          "## Mine has four columns\n\n" +
          "1. Timecode, so that I can find it.\n" +
          "2. What is said, word for word.\n" +
          "3. What we see meanwhile.\n" +
          "4. Why it is in. One line.\n\n" +
          "The fourth column does the work. If I cannot fill it, the bite is only nice, and nice bites are " +
          "what make twelve minutes feel like twenty.\n\n" +
          "Send it to the person who will be hardest to please, first. Ask for strikes and not for rewrites: " +
          "nobody on the tape will say it again, better, for us.",
        tags: ["video-editing", "process"],
        daysAgo: 104,
        relatedProductSlugs: ["interview-edit"],
      },
    ],
    reviews: [
      {
        buyer: "hannah",
        productSlug: "interview-edit",
        packageSlug: "season",
        rating: 5,
        title: "Six episodes and no tears",
        body:
          "Marlow cut the video version of my podcast. The paper edits were so clear that I cut two " +
          "questions from my own interview list for good.",
        daysAgo: 32,
      },
      {
        buyer: "hannah",
        productSlug: "clip-pack",
        rating: 4,
        title: "Good ears for a beginning",
        body:
          "Eight of ten clips were ones I would have picked myself, and the other two performed better. " +
          "Captions had one name misspelled.",
        daysAgo: 88,
      },
      {
        buyer: "jack",
        productSlug: "interview-edit",
        packageSlug: "piece",
        rating: 5,
        title: "Our head brewer, human at last",
        body:
          "He mumbles, he swears, he looks at his shoes. In five minutes of Marlow's film he is the reason " +
          "to visit.",
        daysAgo: 144,
        reply: {
          body: "He asked me for the swearing reel as well. It exists.",
          daysAgo: 143,
        },
      },
      {
        buyer: "elena",
        productSlug: "clip-pack",
        rating: 3,
        title: "Fine clips, little dance",
        body:
          "The talk parts were excellent. For the dancing he cut on the sentence and not on the step, which " +
          "dancers notice.",
        daysAgo: 233,
        reply: {
          body: "Fair criticism from a better pair of eyes. I would pass dance work to a colleague now.",
          daysAgo: 230,
        },
      },
      {
        buyer: "noor",
        productSlug: "interview-edit",
        packageSlug: "feature",
        rating: 5,
        title: "Oral history treated with care",
        body:
          "Nine hours with survivors of a factory closure. He sent each participant their own passage before " +
          "the final cut, which was his suggestion.",
        daysAgo: 356,
      },
    ],
    memberTiers: [],
  },
  {
    handle: "lowpoly-lab",
    displayName: "Anneli Koskela",
    tagline: "3D product animation from your CAD files, accurate to the last screw",
    bio:
      "Give me the STEP files and I will give you a film in which every screw is where the engineer put " +
      "it. I was that engineer: gearboxes, in Tampere, until 2022.\n\n" +
      "Marketing usually gets a render that the workshop laughs at. Mine go to the workshop first. I " +
      "work out the assembly order, the clearances and the direction in which things really rotate, and " +
      "then I light it so that somebody wants it.\n\n" +
      "I opened here about three months ago and my calendar still has holes in it. Deliveries are " +
      "rendered frames plus the scene file, so you can change a colour next year without me.",
    location: "Tampere, Finland",
    languages: ["fi", "en", "sv"],
    categories: ["video-animation", "photography-visual-arts"],
    skills: ["3D animation", "Blender", "CAD conversion", "Product rendering", "Exploded views", "Lighting"],
    links: [
      {
        label: "Assemblies",
        url: "https://example.com/koskela/assemblies",
      },
    ],
    tier: "FREE",
    verified: false,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 96,
    products: [
      {
        slug: "product-film",
        kind: "packages",
        name: "3D product film",
        summary: "An accurate animation of your product from CAD: exploded, in use, or both.",
        description:
          "I convert and clean the CAD, keep the tolerances, and agree the camera with you on grey models " +
          "before any material is assigned. Materials are matched to a sample or a photograph under the same " +
          "light.\n\n" +
          "Frames are rendered at 4K. You receive the film, the stills and the scene file, with the " +
          "materials named in English.",
        packages: [
          {
            slug: "turntable",
            name: "Turntable",
            description: "One product on a clean ground, turning, in two finishes.",
            priceCents: 38000,
            deliveryDays: 6,
            revisions: 2,
            features: ["CAD clean-up", "Two finishes", "4K loop", "Three stills"],
          },
          {
            slug: "exploded",
            name: "Exploded view",
            description: "Twenty to thirty seconds in which the product opens and reassembles.",
            priceCents: 110000,
            deliveryDays: 14,
            revisions: 2,
            features: ["Assembly order agreed with engineering", "4K film", "Six stills", "Labels in one language"],
          },
          {
            slug: "story",
            name: "Full film",
            description: "Sixty seconds with use, detail and exploded scenes, edited to music.",
            priceCents: 295000,
            deliveryDays: 30,
            revisions: 3,
            features: ["Storyboard", "Three scenes", "Sound and music", "Twelve stills", "Scene file"],
          },
        ],
        addons: [
          {
            slug: "web-model",
            name: "Interactive web model",
            description: "A light GLB for your product page, under 4 MB, with the two finishes.",
            priceCents: 29000,
            extraDays: 4,
          },
          {
            slug: "extra-finish",
            name: "Extra finish",
            description: "Another colour or material across all shots.",
            priceCents: 8500,
            extraDays: 2,
          },
        ],
      },
    ],
    posts: [],
    reviews: [
      {
        buyer: "oliver",
        productSlug: "product-film",
        packageSlug: "exploded",
        rating: 5,
        title: "Even the washer is right",
        body:
          "Our supplier in Taichung asked whether we had cut a light in half to film it. The scene file let " +
          "us swap the lens colour ourselves a month later.",
        daysAgo: 22,
      },
      {
        buyer: "freya",
        productSlug: "product-film",
        packageSlug: "turntable",
        rating: 4,
        title: "Precise, slightly cold",
        body:
          "Wood is hard and she got the grain right after one revision. The first light was a showroom on " +
          "the moon.",
        daysAgo: 51,
        reply: {
          body: "Birch has been re-shot under a window ever since. Thank you for the sample board.",
          daysAgo: 50,
        },
      },
    ],
    memberTiers: [],
  },
];
