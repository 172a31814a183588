/**
 * How the parts of a score are put together: `(concept + words + HELD × held) × trust × response × cheap`. Statements, the explain view and
 * the guide read the same figures.
 */
export const SCORE = {
  /** What holding everything that was said counts, besides how well it stands there. */
  held: 0.4,
  /** Trust 0 leaves this part of a score, trust 100 all of it. */
  leastTrust: 0.65,
  /** Anyone who never answers keeps this part of a score, anyone who always does all of it. */
  leastResponse: 0.95,
  /** The response of whom nobody has asked yet, in percent. */
  unknownResponse: 70,
  /** Where something cheap was asked for, a price of so many cents counts half of what a price of nothing would add. */
  cheapCents: 30_000,
  /** A row that scores less than this part of the best is not shown. */
  leastOfBest: 0.3,
  /** A second offer of the same creator counts this part of its score, a third this part of that. */
  again: 0.85,
} as const;

/** What a score is multiplied by for trust, 0 to 100. */
export const trustFactor = (trust: number) => SCORE.leastTrust + ((1 - SCORE.leastTrust) * trust) / 100;

/** What a score is multiplied by for how reliably a creator answers, in percent; null when nobody has asked yet. */
export const responseFactor = (percent: number | null) =>
  SCORE.leastResponse + ((1 - SCORE.leastResponse) * (percent ?? SCORE.unknownResponse)) / 100;

/** What a score is multiplied by for a price, where something cheap was asked for. */
export const cheapFactor = (cents: number | null) => 1 + SCORE.cheapCents / (SCORE.cheapCents + (cents ?? 1_000_000));

/**
 * The floor and what it compares: which share of what was said a row covers, 0 to 1, each word weighed by the root of its rarity. A word of a
 * trade is covered by having the trade; any word by being written, well where it is a name or a skill, less in passing.
 */
export const COVERAGE = {
  /** From which share on a row is shown. The whole floor. */
  floor: 0.46,
  /** What a word of a trade weighs of what another does. */
  trade: 1.2,
  /** What the words of a trade cover at most, where they are written and the trade is not had. */
  tradeWritten: 0.55,
  /** What the likeliest trade weighs, next to the words that told it. */
  judged: 0.5,
  /** What "sworn" weighs of a short query: hardly anybody fits without it. */
  special: 4,
  /** What "service" or "consultant" weighs next to a trade. */
  generic: 0.2,
  /** What a word weighs that only says for whom something is. */
  client: 0.4,
  /** What being written anywhere covers; where it stands among names and skills it is all. */
  written: 0.4,
  /** The rank of a word that stands once among names and skills. */
  once: 0.608,
  /** Of what no category holds so many times as much is demanded. */
  outside: 2,
  /** Of the telling words of a brief so much less. */
  excerpt: 0.8,
  /** Where nobody has the trade, of what is written so much more, which counts so much more, and of a sentence so much. */
  bare: 1.4,
  bareWritten: 1.7,
  bareEnough: 4,
  /** However long a sentence is, so much of it is all that must be covered. */
  enough: 2.6,
} as const;
