/** Words that ask, bind and say when, and name nothing. */
const SMALL = new Set(
  (
    "a an and any at by can do for from get good help hire i in is it like looking make me my need of on or our person please someone somebody soon that the to today tomorrow us want next this week month monday tuesday wednesday thursday friday saturday sunday call urgent best cheap fast we who will with your about also another anyone are as be but come could does ever every give have having he her here hi his how if into its just know let like lot may more most much new no not now one only or other out over please really should so some something such than thank their them then there these they thing this those too up very want wanted was what when where which while would you many few al " +
    "der die das ein eine einen einem einer fur mein meine meinen und ich suche brauche jemand jemanden mit von zu im den dem des bitte " +
    "le la les un une de du des pour mon ma mes et je cherche besoin avec qui el los las una para mi mis y con busco necesito que del " +
    "o os um uma para meu minha e com preciso procuro il lo gli i uno per mio mia cerco ho bisogno di het een voor mijn zoek nodig met van"
  ).split(" "),
);

/** Words for whoever does something, which say nothing of what: "consultant" beside another trade. */
const GENERIC = new Set(
  "consultant consulting consultation advisor adviser expert specialist professional freelancer agency service provider coach teacher trainer audit review analysis project work business company creator creative seller talent people pro contractor vendor anything everything everyone done offer offering available".split(
    " ",
  ),
);

/** Whether a word (as `wordsOf` has it) asks, binds or says when, and names nothing. */
export function isSmall(word: string): boolean {
  return SMALL.has(word);
}

/** Whether a phrase names a trade only where no other is named. */
export function isGeneric(phrase: string): boolean {
  return GENERIC.has(phrase);
}
