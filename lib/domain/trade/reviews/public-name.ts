const ANONYMOUS = "Verified buyer";
const LEGAL_FORMS = new Set(
  "llc inc ltd limited corp corporation company gmbh kg ag ug bv nv sarl sas srl spa sl sa lda oy ab aps plc llp pty pte kk foundation".split(
    " ",
  ),
);

/** How a buyer is named in public: first name and the initial of the last. What is not a person's name, as a company's on a card, is not shown. */
export function publicName(name: string | null): string {
  const words = (name ?? "").trim().split(/\s+/);
  if (!words[0] || isCompany(words)) return ANONYMOUS;
  const first = cased(words[0]);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (last ? `${first} ${last.charAt(0).toUpperCase()}.` : first).slice(0, 60);
}

function isCompany(words: string[]): boolean {
  const bare = words.map((word) => word.toLowerCase().replace(/[.,()]/g, ""));
  return bare.slice(1).some((word) => LEGAL_FORMS.has(word)) || words.some((word) => /[\d&@/]/.test(word));
}

/** "ROBIN", as cards have it, is Robin. */
function cased(word: string): string {
  return word.length > 2 && word === word.toUpperCase() ? word.charAt(0) + word.slice(1).toLowerCase() : word;
}
