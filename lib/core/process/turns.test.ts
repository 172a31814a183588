import { expect, it } from "vitest";
import { turns } from "./turns";

/** Work that ends when it is told to, and how much of it was under way at once. */
function watched() {
  const seen = { running: 0, most: 0, begun: [] as string[] };
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    seen.begun.push(name);
    seen.most = Math.max(seen.most, ++seen.running);
    await new Promise<void>((end) => ends.set(name, end));
    seen.running--;
    return name;
  };
  return { seen, work, end: (name: string) => ends.get(name)?.() };
}

const turn = () => new Promise(setImmediate);

it("lets no more begin than it may, also who comes while a place is handed on", async () => {
  const inTurn = turns(2);
  const { seen, work, end } = watched();
  const early = ["a", "b", "c"].map((name) => inTurn(work(name)));
  await turn();
  expect(seen.begun).toEqual(["a", "b"]);
  end("a");
  // at every step between the end of one and the beginning of the next somebody comes
  const late: Promise<string>[] = [];
  for (let step = 0; step < 12; step++) {
    await Promise.resolve();
    late.push(inTurn(work(`late ${step}`)));
  }
  await turn();
  expect(seen).toMatchObject({ most: 2, begun: ["a", "b", "c"] });
  for (const name of ["b", "c", ...late.map((_, step) => `late ${step}`)]) {
    end(name);
    await turn();
  }
  expect(await Promise.all([...early, ...late])).toHaveLength(15);
  expect(seen).toMatchObject({ most: 2, running: 0 });
});

it("gives the place of what failed on, and refuses where too many wait", async () => {
  const inTurn = turns(1, (waiting) => {
    if (waiting >= 1) throw new Error("crowded");
  });
  const failing = inTurn(() => Promise.reject(new Error("broken")));
  const next = inTurn(async () => "done");
  await expect(inTurn(async () => "never")).rejects.toThrow("crowded");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
  expect(await inTurn(async () => "later")).toBe("later");
});
