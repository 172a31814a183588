import { beforeEach, expect, it, vi } from "vitest";
import { changedIn } from "./fields";
import { draftsOf, dropDraft, keepDraft } from "./store";

const methods = {
  getItem: (name: string) => (localStorage as Record<string, string>)[name] ?? null,
  setItem: (name: string, text: string) => Object.assign(localStorage, { [name]: text }),
  removeItem: (name: string) => Reflect.deleteProperty(localStorage, name),
};

// a browser's store has its entries as properties of its own
beforeEach(() => void vi.stubGlobal("localStorage", Object.create(methods)));

const [BEFORE, NOW, LATER] = [1, 2, 3];

it("a draft that was typed over something else waits, and what is typed meanwhile is kept in another place", () => {
  keepDraft("a", { summary: ["older"] }, BEFORE);
  const { at, typed, waiting } = draftsOf("a", NOW);
  expect([typed, waiting]).toEqual([undefined, [{ at: "a", typed: { summary: ["older"] } }]]);
  keepDraft(at, { name: ["newer"] }, NOW);
  expect(draftsOf("a", NOW)).toEqual({ at, typed: { name: ["newer"] }, waiting });
  // sent: the older one still waits
  dropDraft(at);
  expect(draftsOf("a", LATER)).toEqual({ at, typed: undefined, waiting });
});

it("two drafts can wait, and what is typed has a place; the first of three gives its place away", () => {
  for (const [n, over] of [BEFORE, NOW, LATER].entries()) {
    const { at, waiting } = draftsOf("a", over);
    expect(waiting).toHaveLength(n);
    keepDraft(at, { n }, over);
  }
  const { at, typed, waiting } = draftsOf("a", 4);
  expect([at, typed, waiting.map((one) => one.typed)]).toEqual(["a", undefined, [{ n: 1 }, { n: 2 }]]);
  keepDraft(at, { n: 3 }, 4);
  expect(draftsOf("a", 4).typed).toEqual({ n: 3 });
});

it("a draft that fits, or was kept before there were marks, comes back; one that was answered leaves its place", () => {
  localStorage.setItem("a", JSON.stringify({ at: Date.now(), value: { name: ["of an older version"] } }));
  expect(draftsOf("a", NOW)).toEqual({ at: "a", typed: { name: ["of an older version"] }, waiting: [] });
  keepDraft("a", { n: 1 }, BEFORE);
  keepDraft("a+", { n: 2 }, NOW);
  dropDraft("a");
  expect(draftsOf("a", NOW)).toEqual({ at: "a+", typed: { n: 2 }, waiting: [] });
});

it("what was typed is the fields that are not as they came", () => {
  const came = { name: ["A"], price: ["10"], tags: ["x", "y"] };
  expect(changedIn(came, came)).toBeUndefined();
  const now = { name: ["A"], price: ["12"], tags: ["x"], added: [] };
  expect(changedIn(now, came)).toEqual({ price: ["12"], tags: ["x"], added: [] });
});
