import { readOwn } from "./own";
import { HELD, type Held, heldAt, Rest, tidy } from "./rest";
import { FOUNDERS, known, type Read, readFounders, readPosts, readSearch } from "./searches";
import { sayWhom, takeHandles, takeWhom } from "./whom";
import type { Whom, Wish } from "./wishes";
import { objectsOf } from "./words/clauses";

/** What reading an intent needs beyond its text. */
export type Setting = {
  now: Date;
  held: readonly Held[];
  /** Who was named last: "their profile". */
  last?: Whom[];
};

const LOOK =
  /^(?:find|search(?: (?:for|through|the|around for))?|look(?:ing)?(?: around)?(?: for| up)?|(?:i'?m|i am|we'?re|we are) (?:looking|searching) for|show|list|browse|see|view|display|fetch|recommend|suggest|(?:i|we) (?:need|want|am after|would like|'d like)|i'd like|need(?:ed)?:?|want(?:ed)?:?|any(?:one|body)?(?! of)|anything(?: for)?|get|give|read|open|tell (?:me|us)(?: more)?(?: about)?|what(?:'s| is| are| does| do| can| have)?|which|who(?:'s| is| are| can| could| does| do| has| will| knows| makes| sells)?|how (?:trustworthy|reliable|good|trusted|much|many)(?: is| does| do| are| would)?|where can i|are there(?: any)?|is there(?: any(?:one|body)?| an?| some(?:one|body))?|do you (?:have|know)(?: any(?:one|body)?| some(?:one|body))?|creators|posts|offers|founders|articles|profiles?|someone|somebody)\b/i;

const PROFILE =
  /\b(?:profiles?|bio|biography|about|reputation|trust scores?|reviews?|trustworthy|who(?:'s| is| are)|tell (?:me|us)|rating|details)\b/i;
const OFFERS =
  /\b(?:offers?|offerings?|packages?|prices?|pricing|price list|rates?|sells?|selling|products?|services?|charges?|costs?|add-?ons?|menu|shop|how much)\b/i;
const POST = /\b(?:posts?|articles?|essays?|blogs?|written about|wrote about)\b/i;
/** "Look up @demo", "show me @demo", "how trustworthy is @demo": nothing but a person. */
const BARE =
  /^(?:look up|find|show(?: me)?|open|view|see|display|fetch|pull up|how (?:trustworthy|reliable|good|trusted) is) @[\w-]+[?.! ]*$/i;
const POLICIES =
  /\b(?:(?:market(?:place)?|platform|refund|dispute|cancellation|trade|house|site|your|the) (?:polic(?:y|ies)|rules|fees?|terms)|polic(?:y|ies)|rules of trade|acceptance window|refund rules|how do (?:refunds|disputes|fees|reviews) work|fees)\b/i;
const ORDER_HANDLE = /\bordh?_[\w.-]{20,}/;

/** Words that a read of somebody's things may be asked with. */
const PLAIN =
  /\b(?:show|list|get|give|read|open|see|view|fetch|find|tell|what|which|who|how|much|many|is|are|does|do|me|us|the|an?|of|and|or|all|full|whole|complete|entire|public|current|their|his|her|its|they|them|he|she|it|by|from|for|at|about|on|with|to|say|says|said|more|everything|please|kind|have|has|'s|list|information|info|in|there|can|i|buy|also|page|latest|up|look|people|others|customers|clients|buyers)\b/gi;

/** Reads a wish to look at something: searches, profiles, offers, posts, rules, what is one's own. */
export function readLook(text: string, setting: Setting): Read[] | undefined {
  const own = readOwn(text, setting.now);
  if (own) return own.map((wish) => ({ wish }));
  const verb = LOOK.exec(text)?.[0];
  if (verb === undefined) return undefined;
  const handle = ORDER_HANDLE.exec(text)?.[0];
  if (handle)
    return [
      call(
        "get_order_status",
        { orderHandle: handle },
        "Read how the order stands",
        leftOf(text.replace(handle, " ").replace(/\b(?:status|state|order|stands?)\b/gi, " ")),
      ),
    ];
  if (/\b(?:my|our) (?:last |latest |own )?orders?\b/i.test(text))
    return [{ problem: "an order is read by its order handle (ordh_…), which is not there" }];
  const body = tidy(text.slice(verb.length));
  // to get a package is to order it, and an order is asked for as one
  if (/^(?:get|give)\b/i.test(verb) && /^@[\w-]+ to\b|\bpackage\b(?! (?:prices?|list|details))/i.test(body))
    return undefined;
  if (
    /^what\b.*\b(?:writes?|wrote|written|publish(?:ed)?|posted)\b/i.test(text) &&
    takeHandles(new Rest(text)).length > 0
  )
    return [{ problem: "posts are searched by their topic, not by their author" }];
  if (/^(?:the )?(?:[a-z-]+ )?(?:sub)?categor(?:y|ies)$/i.test(tidy(body.replace(/^(?:me|us|all|your)\b/i, ""))))
    return [{ problem: "no tool lists the categories: say what is wanted, or name a category to search in" }];
  if (POST.test(text) && !/^(?:who|someone|somebody|anyone)\b/i.test(body)) return readPostsOrOne(text, body, setting);
  const onePerson = readPerson(text, verb, setting);
  if (onePerson) return onePerson;
  if (FOUNDERS.test(text)) return objectsOf(asNoun(verb, body)).map((part) => readFounders(part));
  if (POLICIES.test(text) && !/^(?:find|search|look|need|recommend)/i.test(verb)) {
    return [
      call(
        "get_marketplace_policies",
        {},
        "Read the rules of the marketplace",
        leftOf(
          text
            .replace(POLICIES, " ")
            .replace(/\b(?:marketplace|work|apply|rules?|policy|policies|refunds?|you|take|terms)\b/gi, " "),
        ),
      ),
    ];
  }
  return readPlain(verb, body);
}

/** "creators in data & AI", "someone who …": the verb is the noun. */
function asNoun(verb: string, body: string): string {
  return /^(?:creators|posts|offers|founders|articles|someone|somebody)$/i.test(verb) ? `${verb} ${body}` : body;
}

const QUESTION = /^(?:what|which|who|how|where|any|anything|are there|is there)/i;

function readPlain(verb: string, body: string): Read[] | undefined {
  const forSale =
    /\b(?:on|for) sale\b|\boffers?\b|\bofferings?\b/i.test(body) ||
    /^(?:anything|offers?)/i.test(verb) ||
    /^can (?:i|we) (?:get|buy|have)\b|^(?:i|we) (?:get|buy|have) for\b/i.test(body);
  if (/^what|^how|^where/i.test(verb)) {
    if (!forSale && !/^(?:i|we) (?:get|buy)\b/i.test(body)) return undefined;
    return objectsOf(body.replace(/^(?:can )?(?:i|we) (?:get|buy|have)\s*/i, "")).map((part) => readSearch(part, true));
  }
  if (/^which/i.test(verb) && !/\b(?:creators?|people|freelancers?|designers?|\p{L}+(?:ers|ors|ists))\b/iu.test(body))
    return undefined;
  if (/^(?:which|who)/i.test(verb) && /\b(?:better|worse|nicer|more \p{L}+)\b/iu.test(body)) return undefined;
  if (
    /^who(?:'s| is| are)$/i.test(verb) &&
    !/^(?:the |a |an )?(?:best|cheapest|top|most|good|raising|available|able)\b/i.test(body)
  )
    return undefined;
  if (/^(?:get|give|open|read|tell|see|view|fetch|list|show|browse)/i.test(verb) && !looksFor(body)) return undefined;
  if (/\b(?:than|like|as \p{L}+ as) @|\bthan (?:the|that|those)\b/iu.test(body) && !/\bother than\b/i.test(body))
    return undefined;
  const noun = asNoun(
    QUESTION.test(verb) && /^(?:who|any(?:one|body)|is there|do you)/i.test(verb) ? "someone" : verb,
    body,
  );
  const text = QUESTION.test(verb) && /^who\b|^any(?:one|body)/i.test(verb) ? `who ${body}` : noun;
  return objectsOf(text).map((part) => readSearch(part, forSale));
}

/** Whether "get me …" or "show …" has an object that a search can be for. */
function looksFor(body: string): boolean {
  return (
    /\b(?:someone|somebody|anyone|anybody|people|creators?|freelancers?|experts?|specialists?|offers?|offerings?|on sale|for sale|services|sellers?|categor(?:y|ies))\b|\b\p{L}+(?:ers?|ors?|ists?|ians?|coach(?:es)?)\b/iu.test(
      body,
    ) && !/\bmy\b.*\b(?:back|account|money|password)\b/i.test(body)
  );
}

/** Somebody's profile or offers. Undefined when nobody is named whose they could be. */
function readPerson(text: string, verb: string, { held, last }: Setting): Read[] | undefined {
  const rest = new Rest(text);
  const searching = /\b(?:other than|except|besides|like|not|than|similar to|style of) @/i.test(text);
  const theirs = /\b(?:their|his|her|its|they|them|he|she)\b/i.test(text) && last;
  const offers = OFFERS.test(text);
  const profile = PROFILE.test(text) || BARE.test(text);
  if (searching) return undefined;
  if (!offers && !profile) return takeHandles(rest).length > 0 ? [] : undefined;
  const named = takeHandles(rest);
  const someone = named.length > 0 ? named.map((handle) => ({ handle })) : nameIn(rest, { offers, profile, verb });
  const whom: Whom[] = someone.length > 0 ? someone : theirs ? last : [];
  if (whom.length === 0) return undefined;
  if (/\b(?:better|best|worse|cheaper|compare|more \p{L}+ than|versus|vs)\b|\bwho is more\b/iu.test(text)) return [];
  if (/\b(?:to do|instead of|for me to)\b/i.test(text)) return [];
  const asked = rest.text
    .replace(PROFILE, " ")
    .replace(OFFERS, " ")
    .replace(new RegExp(PROFILE.source, "gi"), " ")
    .replace(new RegExp(OFFERS.source, "gi"), " ")
    .replace(PLAIN, " ");
  const left = new Rest(asked);
  const unchecked =
    left.empty || (offers && /\bhow much\b|\bcharge|\bprice|\bcost|\bfor\b/i.test(text))
      ? []
      : [`“${restored(left.text, held)}”`];
  const tools = [
    ...(profile || !offers ? ["get_creator" as const] : []),
    ...(offers && !/^tell (?:me|us)\b.*\babout\b/i.test(text) ? ["list_creator_offers" as const] : []),
  ];
  const wanted =
    tools.length === 2 && /\bwho(?:'s| is)\b|tell/i.test(text) && !/\bprofile|\breviews?\b/i.test(text)
      ? tools.slice(1)
      : tools;
  return wanted.flatMap((tool) =>
    whom.map((who) => ({
      wish: {
        kind: "call" as const,
        tool,
        arguments: {},
        whom: who,
        said: `${tool === "get_creator" ? "Read the profile" : "List the offers"} of ${sayWhom(who)}`,
        unchecked,
      },
    })),
  );
}

type Asked = { offers: boolean; profile: boolean; verb: string };

/** A name without a sign, where the words around leave no doubt that it is somebody's. */
function nameIn(rest: Rest, { offers, profile, verb }: Asked): Whom[] {
  const searches = /^(?:find|search|look|need|any|recommend|suggest)/i.test(verb);
  if (searches || !(offers || profile)) return [];
  if (offers && /\b(?:on|for) sale\b|\b(?:under|below|up to|at most|less than)\b|\$/i.test(rest.text)) return [];
  return /'s\b/.test(rest.text) || /\b(?:of|by|is|does|about|at|from)\s+\S+[\s\S]{0,40}$/.test(rest.text)
    ? takeWhom(rest)
    : [];
}

function readPostsOrOne(text: string, body: string, setting: Setting): Read[] | undefined {
  const { held } = setting;
  const one =
    /^(?:read|open|show|get|fetch|see|view|give|tell)\b/i.test(text) &&
    /\b(?:post|article|essay)\b/i.test(text) &&
    !/\babout\b(?! the\b)|\bposts\b/i.test(text);
  if (!one) {
    if (/^(?:get|give|open|read|tell)\b/i.test(text) && !/\bposts?\b.*\b(?:about|on|by|regarding)\b/i.test(text))
      return undefined;
    return objectsOf(/^(?:posts?|articles?)\b/i.test(text) ? text : body).map((part) => readPosts(part));
  }
  const rest = new Rest(text);
  const handles = takeHandles(rest);
  const quoted = rest.take(new RegExp(HELD));
  const slug = quoted ? undefined : rest.take(/(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])/)?.[0];
  const whom = handles[0] ? { handle: handles[0] } : takeWhom(rest)[0];
  const asked = new Rest(
    rest.text.replace(/\b(?:posts?|articles?|essays?|called|titled|named|slug|with)\b/gi, " ").replace(PLAIN, " "),
  );
  const title = quoted
    ? heldAt(held, quoted[0])?.text
    : slug
      ? undefined
      : new Rest(
          rest.text.replace(/^.*?\b(?:post|article|essay)\b/i, "").replace(/\b(?:by|from|of|called|titled)\b\s*$/i, ""),
        ).text;
  if (!whom || handles.length > 1)
    return [{ problem: "a post is read by its author and its slug or title: say whose post it is (@handle)" }];
  if (slug) {
    const wish: Wish = {
      kind: "call",
      tool: "get_post",
      arguments: { slug },
      whom,
      said: `Read the post ${slug} of ${sayWhom(whom)}`,
      unchecked: asked.empty ? [] : [`“${asked.text}”`],
    };
    return [{ wish }];
  }
  if (!title) return [{ problem: "it does not say which post" }];
  return [{ wish: { kind: "post", whom, title, said: `Read the post “${title}” of ${sayWhom(whom)}`, unchecked: [] } }];
}

function call(
  tool: "get_order_status" | "get_marketplace_policies",
  given: Record<string, unknown>,
  said: string,
  unchecked: string[],
): Read {
  return { wish: { kind: "call", tool, arguments: known(given), said, unchecked } };
}

function leftOf(text: string): string[] {
  const left = new Rest(text.replace(PLAIN, " "));
  return left.empty ? [] : [`“${left.text}”`];
}

function restored(text: string, held: readonly Held[]): string {
  return text.replace(new RegExp(HELD, "g"), (mark) => heldAt(held, mark)?.text ?? "");
}
