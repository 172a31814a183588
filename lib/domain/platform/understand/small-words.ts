/** Words that ask, bind and say when, and name nothing. */
const SMALL = new Set(
  (
    "has had been being am did doing don isn cannot a an and any at by can do for from get good help hire i in is it like looking make me my need of on or our person please someone somebody soon that the to today tomorrow us want next this week month monday tuesday wednesday thursday friday saturday sunday call urgent best cheap fast we who will with your about also another anyone are as be but come could does ever every give have having he her here hi his how if into its just know let like lot may more most much new no not now one only or other out over please really should so some something such than thank their them then there these they thing this those too up very want wanted was what when where which while would you many few al " +
    "der die das ein eine einen einem einer fur mein meine meinen und ich suche brauche jemand jemanden mit von zu im den dem des bitte gesucht gezocht cercasi " +
    "le la les un une de du des pour mon ma mes et je cherche besoin avec qui el los las una para mi mis y con busco necesito que del " +
    "o os um uma para meu minha e com preciso procuro il lo gli i uno per mio mia cerco ho bisogno di het een voor mijn zoek nodig met van"
  ).split(" "),
);

/** Words for anyone who does something, which say nothing of what: "consultant" next to another trade. */
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

/** Verbs, adjectives and nouns of any sentence, which are no sign of what it is about. */
const COMMON = new Set(
  "able actually add afraid after again ago all almost already always answer around ask away back bad because become before begin being below better between big both break bring build call came cannot change check choose clear close come complete cost create day deal deliver describe different do done down draw each easy either else end enough even everything exactly explain extra far feel few file final find first fit fix form found free full fully get give go going great ground half hand happen hard head hold home hour human idea important including inside instead keep kind large last later leave left less level life line list little live long longer look lose lost love made main many matter mean meet might mind minute miss move name near never next nice nobody none normal nothing now number often old once open order own page pair part past pay people perhaps personal piece place plan play point possible prepare present pretty price problem process proper provide put question quick quickly quite ready real reason receive remove reply result right round run same save second see sell send set seven several shape short show side simple since single sit six size small sort special stand start state stay step still stop story such sure take talk tell test text than thing think third three time together told too top total touch try turn two type under understand understood until up use used user usual very wait walk want watch way well whole why wide without word work working world worth write wrong year years young january february march april june july august september october november december".split(
    " ",
  ),
);

/** Whether a word (as `wordsOf` has it) stands in sentences about anything. */
export function isCommon(word: string): boolean {
  return COMMON.has(word);
}

/** What people say to each other, and to machines, that asks for nothing. */
const GREETINGS = new Set(
  "hello hey morning evening night goodnight bye goodbye yes yeah yep ok okay nope sorry welcome thx cheers haha lol wow cool tonight hola bonjour ciao hallo guten tag bom dia ola salut merci gracias danke obrigado grazie".split(
    " ",
  ),
);

/** Whether a word (as `wordsOf` has it) greets, thanks or agrees. */
export function isGreeting(word: string): boolean {
  return GREETINGS.has(word);
}

/** Whether a word (as `wordsOf` has it) is of any sentence whatever: small, common, a greeting, a number. */
export function isTalk(word: string): boolean {
  return isSmall(word) || isCommon(word) || isGreeting(word) || /^\d+$/.test(word);
}
