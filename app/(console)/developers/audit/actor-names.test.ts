import { expect, it } from "vitest";
import { actorText } from "./actor-names";

it("says that the reader opened the account, also where an old entry does not know who it was", () => {
  const nobody = { kind: "anonymous", id: null, name: null } as const;
  const user = (id: string) => ({ kind: "user", id, name: null }) as const;
  expect(actorText({ actor: user("usr_1"), action: "profile.created" }, "usr_1")).toBe("You, signed in");
  expect(actorText({ actor: user("usr_2"), action: "order.accepted" }, "usr_1")).toBe("Somebody else, signed in");
  expect(actorText({ actor: nobody, action: "profile.created" }, "usr_1")).toBe("You, signing up");
  expect(actorText({ actor: nobody, action: "order.paid" }, "usr_1")).toBe("Somebody else");
});
