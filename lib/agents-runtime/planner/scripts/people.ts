import { Founders } from "../answers";
import { type Kit, Obstacle, type Script } from "../script";

/** Finds founders, and asks the one that was named or fits best for an introduction where the intent asks for it. */
export function* founders(kit: Kit): Script {
  const found = yield kit.call("find_founders", "You asked for people who build a company.");
  if (!kit.goals.intro) return { text: found.text, data: found.output };
  const [first] = Founders.parse(found.output).founders;
  if (!first) throw new Obstacle("No founder fits. No introduction was requested.");
  return yield* intro(kit, first.handle);
}

/** Requests an introduction to a person. They decide whether to answer. */
export function* intro(kit: Kit, handle = kit.slots.handle): Script {
  const asked = yield kit.call("request_intro", "You asked to be introduced.", { handle });
  return { text: asked.text, data: asked.output };
}
