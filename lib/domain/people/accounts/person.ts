import type { Actor, Context } from "@/lib/core/context";
import { SignInFirst } from "@/lib/core/errors";

export type Person = Extract<Actor, { kind: "user" }>;

/** Who is signed in in a browser: accounts are changed by people, never by keys and apps. Throws `unauthorized`. */
export function requirePerson({ actor }: Context): Person {
  if (actor.kind === "user") return actor;
  throw new SignInFirst();
}
