/** Common words of English, and names, that nothing else knows, each one slip from a word of the lexicon: "elementary" is no Elementor. */
const NO_SLIPS = new Set(
  (
    "ability advantage apparent arbitrary assure atom bacterial biological coalition competent component consisting contrary convergence conviction " +
    "convicted cove courtesy cove creating derived elementary enabling enlargement excluded exciting exp fame forestry incidence inclusion indeed " +
    "intention interact invention ion legendary lord modified organism pant photographic preceding precious procure prostate rage realized relating " +
    "revealed revelation sec secure securely southern spie staging stating sterling subjective subsection treating vary wal walk wright " +
    "angela brian burton catherine chan chen dana dee eva fred grace lee lena len mack marc marco mick patty rob rosa ross"
  ).split(" "),
);

/** Whether a word (as `wordsOf` has it) is right as it is, though it resembles one of the lexicon. */
export function isNoSlip(word: string): boolean {
  return NO_SLIPS.has(word);
}
