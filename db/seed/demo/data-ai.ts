import type { DemoCreator } from "./content";

/** Demo creators whose primary category is `data-ai`. */
export const DATA_AI_CREATORS: readonly DemoCreator[] = [
  {
    handle: "warehouse-hand",
    displayName: "Arjun Velayudhan",
    tagline: "Data pipelines that a two-person team can run, with tests that wake nobody at night",
    bio:
      "I clean up after data teams that left. Somebody brilliant built a platform, then went to another " +
      "company, and now three people in finance refresh a dashboard by prayer.\n\n" +
      "My answer is nearly always smaller: one Postgres or one column store, transformations in plain " +
      "SQL under version control, a scheduler, forty tests, and a page that says where each number comes " +
      "from. At a shipping insurer in Kochi I took a stack of fourteen services down to three, and the " +
      "nightly run went from five hours to twenty-two minutes.\n\n" +
      "I document as I go and I hand over to a named person in your team who has run the thing alone " +
      "twice. If no such person exists, we talk about that first. I answer in English and Malayalam, " +
      "from early morning in Europe.",
    location: "Kochi, India",
    languages: ["en", "ml", "hi"],
    categories: ["data-ai", "software-development"],
    skills: [
      "Data pipelines",
      "PostgreSQL",
      "SQL modelling",
      "Data quality tests",
      "Cost reduction",
      "Event data",
      "Warehouse migrations",
    ],
    links: [
      {
        label: "Before and after diagrams",
        url: "https://example.com/velayudhan/stacks",
      },
      {
        label: "Test library",
        url: "https://example.org/warehouse-hand",
      },
    ],
    tier: "GROWTH",
    verified: true,
    foundingCreator: true,
    discoverable: true,
    memberSinceDaysAgo: 705,
    products: [
      {
        slug: "small-warehouse",
        kind: "packages",
        name: "A small, sound warehouse",
        summary: "Your sources in one place, modelled in SQL, tested, and handed to a named person.",
        description:
          "I begin with the five numbers you argue about in meetings. Each is traced back to its sources and " +
          "given one definition, written in a sentence that finance signs.\n\n" +
          "Then I build only what those numbers need. Loads are incremental and can be repeated safely. " +
          "Tests fail loudly in the morning and not at night. You own the code and the cloud account " +
          "throughout.",
        packages: [
          {
            slug: "five-numbers",
            name: "Five numbers",
            description: "Five agreed metrics, from source to table, with tests.",
            priceCents: 95000,
            deliveryDays: 10,
            revisions: 1,
            features: ["Five definitions", "Two sources", "Tests on each metric", "Lineage page"],
          },
          {
            slug: "warehouse",
            name: "Warehouse",
            description: "Up to eight sources with a modelled core and a scheduler.",
            priceCents: 360000,
            deliveryDays: 30,
            revisions: 2,
            features: ["Eight sources", "Core model", "Forty tests", "Run book", "Two supervised hand-over runs"],
          },
          {
            slug: "replacement",
            name: "Replacement",
            description: "An existing stack replaced by a smaller one while the reports keep working.",
            priceCents: 780000,
            deliveryDays: 60,
            revisions: 2,
            features: [
              "Parallel run",
              "Row-level comparison",
              "Migration of dashboards",
              "Cost report",
              "Old services switched off",
            ],
          },
        ],
        addons: [
          {
            slug: "pii-pass",
            name: "Personal data pass",
            description: "Personal columns found, masked or dropped, with a register for your privacy officer.",
            priceCents: 52000,
            extraDays: 5,
          },
          {
            slug: "query-tool",
            name: "Read-only access for agents",
            description: "A narrow, logged SQL view that an assistant may query without seeing customers.",
            priceCents: 68000,
            extraDays: 6,
          },
          {
            slug: "extra-source",
            name: "Extra source",
            description: "One more system loaded, modelled and tested.",
            priceCents: 30000,
            extraDays: 3,
          },
        ],
      },
      {
        slug: "cost-hunt",
        kind: "flat",
        name: "Warehouse bill hunt",
        summary: "I read a month of query history and bring the bill down, or you do not pay.",
        description:
          "Give me read access to query history and billing. Within four days I list the ten queries, tables " +
          "or schedules that cost the most, what each is for and what it should cost.\n\n" +
          "Changes come as pull requests. If the expected saving over three months is less than my price, I " +
          "refund the price. It has happened once, at a company that was simply tidy.",
        priceCents: 55000,
        deliveryDays: 4,
        revisions: 1,
      },
    ],
    posts: [
      {
        slug: "five-numbers-first",
        title: "Start with the five numbers you argue about",
        excerpt: "A warehouse project that begins with sources never reaches the meeting where it was needed.",
        body:
          "The usual plan is to connect everything, then to model everything, and then to ask what people " +
          "want. After four months there are 900 tables and the argument about revenue continues as before.\n\n" +
          "## Turn it round\n\n" +
          "1. Sit in the weekly meeting. Write down every number that somebody disputes. There will be about " +
          "five.\n" +
          "2. For each, write **one sentence** of definition. Make finance and sales both sign it. This " +
          "takes longer than the SQL.\n" +
          "3. Load only the columns that these sentences mention.\n" +
          "4. Put the sentence next to the number, on the dashboard, in the same size.\n\n" +
          "In my last six projects, five numbers needed between four and eleven source tables. Not hundreds.\n\n" +
          "The sixth number will be asked for within a week, by someone who has never trusted data before. " +
          "That is the sign that you have started in the right place.",
        tags: ["data-engineering", "metrics"],
        daysAgo: 26,
        relatedProductSlugs: ["small-warehouse"],
      },
      {
        slug: "idempotent-loads",
        title: "A load you can run twice",
        excerpt: "If re-running yesterday is frightening, then your pipeline has a design fault and not bad luck.",
        body:
          "At three in the morning the question is never elegant. It is: may I simply run it again?\n\n" +
          "## Four habits that make the answer yes\n\n" +
          "- Load by **partition**, and replace the whole partition in one transaction.\n" +
          "- Take the date as a parameter. A job that calls the clock cannot be repeated.\n" +
          "- Give each row a key from the source. If there is none, hash the fields that make it what it is.\n" +
          "- Write to a side table and swap. Readers should see yesterday or today, never half.\n\n" +
          "I test it in the dullest way. Run Tuesday, run Tuesday again, compare row counts and sums. Then " +
          "kill it halfway and run Tuesday a third time.\n\n" +
          "With that in place most alarms can wait for the morning, as the repair is a button that anybody " +
          "may press. People sleep better and, in my experience, leave less often.",
        tags: ["data-engineering", "reliability", "sql"],
        daysAgo: 166,
        relatedProductSlugs: ["small-warehouse", "cost-hunt"],
      },
    ],
    reviews: [
      {
        buyer: "victor",
        productSlug: "small-warehouse",
        packageSlug: "replacement",
        rating: 5,
        title: "Seventeen moving parts became four",
        body:
          "He ran both stacks in parallel for three weeks and compared every row. We turned the old one off " +
          "on a Friday afternoon, which says it all.",
        daysAgo: 30,
        reply: {
          body: "I was nervous as well. The comparison script was not.",
          daysAgo: 28,
        },
      },
      {
        buyer: "mei",
        productSlug: "small-warehouse",
        packageSlug: "five-numbers",
        rating: 5,
        title: "Definitions first, thank goodness",
        body:
          "Ordered by our agent after it compared three data engineers on hand-over terms. The sentence " +
          "about 'active customer' alone ended a two-year quarrel.",
        daysAgo: 85,
      },
      {
        buyer: "grace",
        productSlug: "small-warehouse",
        packageSlug: "warehouse",
        rating: 4,
        title: "Run by our own accountant",
        body:
          "Our accountant operates it and she had never used SQL. One clinic's till could not be connected " +
          "and he explained why.",
        daysAgo: 159,
      },
      {
        buyer: "oliver",
        productSlug: "cost-hunt",
        rating: 5,
        title: "Bill down by 61 percent",
        body: "One dashboard refreshed each minute for a person who had left. There were nine more like it.",
        daysAgo: 212,
      },
      {
        buyer: "tomasz",
        productSlug: "cost-hunt",
        rating: 5,
        title: "Refunded us, which is why we came back",
        body:
          "He found too little to justify his price and sent it back unasked. We hired him for the next job " +
          "the same week.",
        daysAgo: 338,
      },
      {
        buyer: "priya",
        productSlug: "small-warehouse",
        packageSlug: "five-numbers",
        rating: 3,
        title: "Sound work, sparse contact",
        body:
          "The tables are right. During the ten days I got two messages, and as the nervous type I needed " + "five.",
        daysAgo: 449,
        reply: {
          body: "I now post a short note at the end of each working day. You were the reason.",
          daysAgo: 446,
        },
      },
    ],
    memberTiers: [],
  },
  {
    handle: "evalsmith",
    displayName: "Noemi Tabacco",
    tagline: "Evaluation suites for language-model products, so that you know before your customers do",
    bio:
      'Everyone can tell me that their assistant is "pretty good". I ask how good it was last Tuesday. ' +
      "Silence.\n\n" +
      "I build evaluation suites: real questions from your logs, answers judged by people who know the " +
      "field, and a set of automatic graders that I have checked against those people. Then each change " +
      "of prompt, model or retrieval gets a number with an error bar before it ships.\n\n" +
      "I come from metrology, the science of measuring; I calibrated torque benches in Turin until 2020. " +
      "The habits carry over well: know your instrument, repeat the measurement, report the spread. I " +
      "also write the three pages nobody wants, about what your system does when it is wrong, who " +
      "notices, and how soon.",
    location: "Turin, Italy",
    languages: ["it", "en"],
    categories: ["data-ai"],
    skills: [
      "LLM evaluation",
      "Test set design",
      "Grader calibration",
      "Red teaming",
      "Retrieval quality",
      "Statistics",
      "Python",
    ],
    links: [
      {
        label: "Calibration notes",
        url: "https://example.com/tabacco/calibration",
      },
      {
        label: "Error-bar calculator",
        url: "https://example.org/evalsmith",
      },
    ],
    tier: "ENTERPRISE",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 474,
    products: [
      {
        slug: "eval-suite",
        kind: "packages",
        name: "Evaluation suite",
        summary: "Test sets from your real traffic, calibrated graders and a report that runs on each change.",
        description:
          "I sample your logs by kind of question and not at random, since the rare ones are those that " +
          "hurt. Two of your experts mark a subset, independently; where they disagree, we have found an " +
          "unclear policy, and that is the first result.\n\n" +
          "Graders are then tuned until they agree with the experts as much as the experts agree with one " +
          "another. It all runs from a command line and in CI, on your own keys.",
        packages: [
          {
            slug: "probe",
            name: "Probe",
            description: "Sixty cases on one risk you name, graded by hand. One number you can trust.",
            priceCents: 72000,
            deliveryDays: 7,
            revisions: 1,
            features: ["60 cases", "Human grading", "Error bars", "Failure gallery"],
          },
          {
            slug: "suite",
            name: "Suite",
            description: "Three hundred cases over your main tasks with calibrated graders, in CI.",
            priceCents: 295000,
            deliveryDays: 24,
            revisions: 2,
            features: [
              "300 cases",
              "Two-expert marking",
              "Calibrated graders",
              "CI integration",
              "Policy questions list",
            ],
          },
          {
            slug: "programme",
            name: "Programme",
            description: "A suite, adversarial testing and monthly refreshes from new traffic for a quarter.",
            priceCents: 720000,
            deliveryDays: 90,
            revisions: 2,
            features: [
              "Everything in Suite",
              "Adversarial set",
              "Three monthly refreshes",
              "Incident write-up template",
              "Training for your team",
            ],
          },
        ],
        addons: [
          {
            slug: "second-language",
            name: "Second language",
            description: "The suite in another language with native markers, not translated cases.",
            priceCents: 88000,
            extraDays: 10,
          },
          {
            slug: "model-bakeoff",
            name: "Model comparison",
            description: "Up to five models on your suite with cost and latency beside quality.",
            priceCents: 46000,
            extraDays: 4,
          },
        ],
      },
      {
        slug: "prompt-triage",
        kind: "flat",
        name: "Failure triage",
        summary: "Send fifty bad answers; get them sorted by cause, with the cheapest fix for each.",
        description:
          "Most teams fix failures in the order in which they were shouted about. I sort your fifty into " +
          "causes: missing document, wrong document, ignored instruction, unclear policy, tool error, or the " +
          "user was right.\n\n" +
          "Each group comes with its share, one example and the smallest change that I would try. Usually " +
          "the largest group needs no model work at all.",
        priceCents: 34000,
        deliveryDays: 4,
        revisions: 0,
      },
    ],
    posts: [
      {
        slug: "experts-disagree",
        title: "When your two experts disagree, stop tuning",
        excerpt: "Agreement between people is the ceiling of any automatic grade. Measure it first.",
        body:
          "A client wanted the assistant at 95 percent. I gave sixty answers to two of their senior people, " +
          "separately. They agreed on **71 percent**.\n\n" +
          "The model could not be at 95, because the target was not defined that sharply. What differed was " +
          "not taste. One believed that refunds after thirty days may be promised, the other did not.\n\n" +
          "## What to do with a disagreement\n\n" +
          "- Read each aloud with both people present. Fifteen minutes per ten cases.\n" +
          "- Sort into *policy unclear*, *instruction to markers unclear*, and *slip*.\n" +
          "- Send the first pile to whoever owns the policy. Do not settle it in the prompt.\n" +
          "- Mark again. You want above 90 before any grader is trained.\n\n" +
          "It took that client one week and no engineering, and the measured quality rose eleven points with " +
          "the same model. They had been tuning against fog.",
        tags: ["evaluation", "llm"],
        daysAgo: 11,
        relatedProductSlugs: ["eval-suite"],
      },
      {
        slug: "error-bars",
        title: "Your three-point improvement is noise",
        excerpt: "With a hundred test cases, 82 and 85 are the same number.",
        body:
          "You changed a prompt, the score moved from 82 to 85 on a hundred cases, and someone wrote it in " +
          "the release note. The 95 percent interval on 82 of 100 runs from about 73 to 88.\n\n" +
          "## Cheaper than more cases\n\n" +
          "1. **Compare in pairs.** Same cases, both versions, count only those which changed. Nine better " +
          "and six worse is nothing; fourteen better and one worse is something.\n" +
          "2. **Repeat.** Run each case three times. If the answer flips by itself, that case measures the " +
          "weather.\n" +
          "3. **Stratify.** Thirty cases of the kind you changed tell more than three hundred of the others.\n\n" +
          "Then decide beforehand what would make you *not* ship. Write it on the ticket.\n\n" +
          "I like to keep ten cases that the system has never got right. When one turns green, I look at it " +
          "with my own eyes, and about half of the time the grader is what broke.",
        tags: ["evaluation", "statistics"],
        daysAgo: 97,
        relatedProductSlugs: ["eval-suite", "prompt-triage"],
      },
    ],
    reviews: [
      {
        buyer: "victor",
        productSlug: "eval-suite",
        packageSlug: "suite",
        rating: 5,
        title: "We finally ship on numbers",
        body:
          "The marking session between our two experts was the most useful meeting of the year. Regressions " +
          "now fail the build before anyone has an opinion.",
        daysAgo: 24,
        reply: {
          body: "Your experts went from 68 to 93 percent agreement. That was the real product.",
          daysAgo: 22,
        },
      },
      {
        buyer: "priya",
        productSlug: "eval-suite",
        packageSlug: "programme",
        rating: 5,
        title: "What I show to the clinical board",
        body:
          "Adversarial set written with our nurses, error bars on everything. She talked us out of a launch " +
          "in March and into one in May.",
        daysAgo: 63,
      },
      {
        buyer: "mei",
        productSlug: "prompt-triage",
        rating: 5,
        title: "Twenty-two of fifty were a stale PDF",
        body: "Four days, one page. The largest cause was a price list from last year and not the model at all.",
        daysAgo: 116,
      },
      {
        buyer: "noor",
        productSlug: "eval-suite",
        packageSlug: "probe",
        rating: 4,
        title: "Statistically grown-up",
        body:
          "A reviewer of our grant praised the method section that she helped with. I would have wanted the " +
          "raw markings in a friendlier format.",
        daysAgo: 182,
      },
      {
        buyer: "sam",
        productSlug: "prompt-triage",
        rating: 4,
        title: "Clear and humbling",
        body:
          "Our client's chatbot was innocent. The policy contradicted itself and it quoted both halves " +
          "faithfully.",
        daysAgo: 259,
      },
    ],
    memberTiers: [
      {
        slug: "bench-log",
        name: "Bench log",
        description: "Every fortnight one measurement problem from the field, worked through with its data.",
        priceCents: 1500,
        interval: "month",
        perks: ["Two worked problems a month", "Notebook with the data", "Vote on the next instrument"],
      },
    ],
  },
  {
    handle: "agent-plumber",
    displayName: "Étienne Larocque",
    tagline: "I connect assistants to the systems you already have, with limits, logs and an off switch",
    bio:
      "Plumbing is the right word. The clever part is bought; what is missing is pipes, valves and a way " +
      "to shut off the water.\n\n" +
      "I build tool servers over internal systems: ticketing, stock, calendars, an accounting package " +
      "from 2004. Every tool has a narrow purpose, a schema that a model can follow, a permission that " +
      "belongs to a person, and a log line that an auditor can read. Writes are drafted and confirmed by " +
      "a human until the numbers say otherwise.\n\n" +
      "I spent ten years on integration for Québec hospitals, so I have strong feelings about retries, " +
      "time zones and names with accents. My own agent answers first contact here. It can quote from the " +
      "listing and knows when to wake me.",
    location: "Montréal, Canada",
    languages: ["fr", "en"],
    categories: ["data-ai", "software-development"],
    skills: [
      "MCP servers",
      "Agent integration",
      "API design",
      "Access control",
      "Audit logging",
      "TypeScript",
      "Legacy systems",
    ],
    links: [
      {
        label: "Tool design checklist",
        url: "https://example.com/larocque/checklist",
      },
    ],
    tier: "GROWTH",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 298,
    products: [
      {
        slug: "tool-server",
        kind: "packages",
        name: "Tool server for your systems",
        summary: "An MCP server over your own systems with narrow tools, permissions and an audit log.",
        description:
          "We list what people ask your assistant for and cannot get. Each request becomes at most one tool, " +
          "and about half of them turn out to be the same tool.\n\n" +
          "I write the server, its descriptions and schemas, and a test in which three different models must " +
          "use it correctly from the description alone. Delivered with quotas, a log, and a single switch " +
          "that turns all writes off.",
        packages: [
          {
            slug: "read",
            name: "Read-only",
            description: "Up to five read tools over one system.",
            priceCents: 88000,
            deliveryDays: 8,
            revisions: 1,
            features: ["Five read tools", "Three-model usage test", "Rate limits", "Request log"],
          },
          {
            slug: "read-write",
            name: "Read and write",
            description: "Up to twelve tools over two systems, with confirmed writes.",
            priceCents: 285000,
            deliveryDays: 21,
            revisions: 2,
            features: [
              "Twelve tools",
              "Drafted and confirmed writes",
              "Per-person permissions",
              "Audit log",
              "Off switch",
            ],
          },
          {
            slug: "platform",
            name: "Internal platform",
            description: "A gateway for all of your tools with sign-in, budgets and a console.",
            priceCents: 690000,
            deliveryDays: 48,
            revisions: 2,
            features: [
              "OAuth sign-in",
              "Budgets per team",
              "Operator console",
              "Four systems connected",
              "Security review pack",
            ],
          },
        ],
        addons: [
          {
            slug: "legacy-bridge",
            name: "Old system bridge",
            description: "For the package without an API: files, screens or a database nobody dares to touch.",
            priceCents: 120000,
            extraDays: 12,
          },
          {
            slug: "tool-docs",
            name: "Tool descriptions rewrite",
            description: "Only the names, descriptions and schemas of tools you have, tested on three models.",
            priceCents: 35000,
            extraDays: 4,
          },
        ],
      },
      {
        slug: "tool-review",
        kind: "flat",
        name: "Tool server review",
        summary: "Your existing tool server used by three models and one grumpy human, with a ranked fault list.",
        description:
          "Point me at a staging address. I give three models twenty everyday requests, log every wrong " +
          "first call, and then try by hand to do harm: write without confirmation, read another team's " +
          "data, spend the month's budget in a minute.\n\n" +
          "The list that comes back is ordered by what would embarrass you most, with a suggested wording or " +
          "guard for each item.",
        priceCents: 48000,
        deliveryDays: 5,
        revisions: 0,
      },
    ],
    posts: [
      {
        slug: "one-verb-per-tool",
        title: "One verb per tool",
        excerpt: "Tools that do everything with a mode parameter are used wrongly by people and by models.",
        body:
          "The first draft of a tool server always contains `manage_ticket(action, payload)`. It is easy to " +
          "write and no model has ever used it well.\n\n" +
          "## Why it fails\n\n" +
          "- The description must explain six things, so it explains none.\n" +
          "- `payload` has no schema, hence errors come back late and vague.\n" +
          "- You cannot permit *read* and forbid *close*.\n\n" +
          "Split it. `find_tickets`, `get_ticket`, `draft_reply`, `close_ticket`. Each with two or three " +
          "parameters, each with its own permission and its own limit.\n\n" +
          "Then write the description as for a new colleague on a bad day: what it does, when **not** to use " +
          "it, what comes back, which tool is normally next. In my usage test with three models, this change " +
          "alone took correct first calls from 58 to 91 percent.\n\n" +
          "And put the identifiers needed by the next call into the text of the answer. Models read what is " +
          "there.",
        tags: ["agents", "mcp", "api-design"],
        daysAgo: 14,
        relatedProductSlugs: ["tool-server"],
      },
      {
        slug: "off-switch",
        title: "Build the off switch first",
        excerpt: "The day you need to stop all writes, you will not want to deploy anything.",
        body:
          "Before the first tool that writes, I build the switch that stops writing. It takes half a day and " +
          "it has been pulled in four of nine installations, never for a dramatic reason. Once it was a " +
          "stock count. Once it was Christmas.\n\n" +
          "## What a good one does\n\n" +
          "1. Works in **under a second**, on every instance.\n" +
          "2. Leaves reads on. People still need answers.\n" +
          '3. Tells the assistant *why*, in a sentence it can pass on: "Writing is paused until 14:00 ' +
          'because of the stock count."\n' +
          "4. Is operated by someone in the business, not by a developer.\n" +
          "5. Logs who and when, both ways.\n\n" +
          "Point three is what people forget. If the tool only fails, the model retries, apologises, and " +
          "tries something more creative. Given a clear sentence, it stops.\n\n" +
          "Practise it once a month at ten in the morning. If nobody notices, your reads are good.",
        tags: ["agents", "operations"],
        daysAgo: 109,
        relatedProductSlugs: ["tool-server"],
      },
    ],
    reviews: [
      {
        buyer: "mei",
        productSlug: "tool-server",
        packageSlug: "read-write",
        rating: 5,
        title: "Our assistants behave now",
        body:
          "Drafted writes and one off switch, which my warehouse lead pulled himself during stock count. The " +
          "log answered our auditor's three questions in one query.",
        daysAgo: 20,
        reply: {
          body: "Your warehouse lead now trains others. Best sign there is.",
          daysAgo: 18,
        },
      },
      {
        buyer: "tomasz",
        productSlug: "tool-server",
        packageSlug: "read",
        rating: 5,
        title: "Five tools, zero drama",
        body:
          "Shipment status from a 2011 system through a clean server in eight days. His own agent had " +
          "answered my questions before I knew it was an agent.",
        daysAgo: 79,
      },
      {
        buyer: "victor",
        productSlug: "tool-server",
        packageSlug: "platform",
        rating: 4,
        title: "Serious engineering",
        body:
          "Sign-in, budgets and a console that our support lead operates. Documentation arrived a week after " +
          "the code.",
        daysAgo: 131,
      },
      {
        buyer: "sam",
        productSlug: "tool-server",
        packageSlug: "read",
        rating: 4,
        title: "Good value for an agency",
        body:
          "We resell it to a client with his blessing. Naming took two calls longer than I expected, and he " +
          "was right to insist.",
        daysAgo: 204,
      },
    ],
    memberTiers: [],
  },
  {
    handle: "chartkeeper",
    displayName: "Mwende Kilonzo",
    tagline: "Charts and dashboards that answer one question each, for people with four minutes",
    bio:
      "At the national statistics desk of a newspaper in Nairobi I had one rule from my editor: say what " +
      "the chart says in the title, then check whether the chart agrees. I still work that way.\n\n" +
      "I take dashboards with thirty tiles and turn them into three pages that somebody opens on a phone " +
      "before a meeting. I do maps, small multiples and tables, and I am fond of tables. I will talk you " +
      "out of gauges.\n\n" +
      "I have been on here for under four months. So far my clients have been clinics and a cooperative " +
      "of tea growers. Send me the question and a file, and please do not worry about how messy the file " +
      "is.",
    location: "Nairobi, Kenya",
    languages: ["en", "sw"],
    categories: ["data-ai", "design-creative"],
    skills: ["Data visualisation", "Dashboards", "SQL", "Cartography", "Data journalism", "Spreadsheet clean-up"],
    links: [
      {
        label: "Charts with their questions",
        url: "https://example.com/kilonzo/charts",
      },
    ],
    tier: "FREE",
    verified: true,
    foundingCreator: false,
    discoverable: true,
    memberSinceDaysAgo: 112,
    products: [
      {
        slug: "dashboard",
        kind: "packages",
        name: "Dashboard for a decision",
        summary: "A dashboard planned from the decision backwards, readable on a phone.",
        description:
          "Tell me who decides what, when, and on which device. I sketch on paper, you correct the sketch, " +
          "and only then do I touch the data.\n\n" +
          "Each page answers one question, named in its title. I document where the numbers come from and " +
          "what happens on holidays and half-empty days. Built in the tool you own already, so that there is " +
          "no new licence.",
        packages: [
          {
            slug: "chart",
            name: "One chart",
            description: "A single chart or map for a report, clean at print and phone size.",
            priceCents: 6000,
            deliveryDays: 2,
            revisions: 2,
            features: ["Title that states the finding", "Vector and PNG", "Data note"],
          },
          {
            slug: "pages",
            name: "Three pages",
            description: "A dashboard of three pages from data you already have.",
            priceCents: 78000,
            deliveryDays: 10,
            revisions: 2,
            features: ["Paper sketch", "Three pages", "Source notes", "Walk-through video"],
          },
          {
            slug: "desk",
            name: "Reporting desk",
            description: "A weekly report and dashboard with cleaning scripts your team can run.",
            priceCents: 230000,
            deliveryDays: 25,
            revisions: 2,
            features: ["Cleaning scripts", "Six pages", "Weekly summary template", "Two training calls"],
          },
        ],
        addons: [
          {
            slug: "swahili",
            name: "Swahili version",
            description: "All titles, notes and labels in Swahili.",
            priceCents: 9000,
            extraDays: 2,
          },
          {
            slug: "map-layer",
            name: "Map layer",
            description: "Your places geocoded and checked by hand, with a base map that prints in grey.",
            priceCents: 21000,
            extraDays: 4,
          },
        ],
      },
      {
        slug: "messy-file",
        kind: "flat",
        name: "One messy file, cleaned",
        summary: "A spreadsheet of up to 20,000 rows returned tidy, with a list of everything I changed.",
        description:
          'Merged cells, dates in three fashions, "Nakuru" spelled five ways, totals in the middle: send it. ' +
          "I return a flat table with one row per thing, a column dictionary, and a log of each change so " +
          "that you can defend it.\n\n" +
          "Rows that I could not resolve are kept on their own sheet with a question beside each. I never " +
          "delete quietly.",
        priceCents: 5500,
        deliveryDays: 2,
        revisions: 1,
      },
    ],
    posts: [],
    reviews: [
      {
        buyer: "grace",
        productSlug: "dashboard",
        packageSlug: "pages",
        rating: 5,
        title: "Read on the matatu, acted on by nine",
        body:
          "Our clinic managers open it on the way to work. The title of the first page says which clinic " +
          "needs help, and usually it is right.",
        daysAgo: 19,
        reply: {
          body: "I hope the title is boring soon.",
          daysAgo: 17,
        },
      },
      {
        buyer: "amara",
        productSlug: "dashboard",
        packageSlug: "chart",
        rating: 4,
        title: "One chart that raised money",
        body: "A map of reading scores for our annual letter. The first version was a bit too grey for donors.",
        daysAgo: 58,
      },
    ],
    memberTiers: [],
  },
];
