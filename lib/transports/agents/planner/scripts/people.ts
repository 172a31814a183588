import { Creators, Founders } from "../answers";
import type { Whom } from "../reading/wishes";
import { type Kit, Obstacle, type Script } from "../script";

const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** The handle of somebody whom an intent names: the one whose display name or handle is exactly that. Throws `Obstacle`. */
export function* handleOf(kit: Kit, whom: Whom, founders = false): Script<string> {
  if ("handle" in whom) return whom.handle;
  const { name } = whom;
  const why = `To find out whose name “${name}” is.`;
  const found = yield kit.call("find_creators", why, { query: name, maxResults: 20 });
  if (!found.known) return found.at("creators.0.handle");
  const people: { handle: string; display_name: string }[] = [...Creators.parse(found.output).creators];
  if (founders && kit.may("find_founders")) {
    const more = yield kit.call("find_founders", why, { query: name, maxResults: 20 });
    if (more.known) people.push(...Founders.parse(more.output).founders);
  }
  const same = people.filter((one) => plain(one.display_name) === plain(name) || one.handle === plain(name));
  const handles = [...new Set(same.map(({ handle }) => handle))];
  if (handles.length === 1) return handles[0] as string;
  const how = handles.length === 0 ? "Nobody here is" : "More than one creator is";
  throw new Obstacle(`${how} called “${name}”. Name them by handle (@harbour-type).`);
}
