import { describe, expect, it } from "vitest";
import { wantedIn } from "./wanted";

const first = (brief: string) => wantedIn(brief)[0]?.query;

describe("what a brief is searched by", () => {
  it("is the sentence that asks for a trade, before those that tell what there is", () => {
    const brief =
      "Our company sells garden tools online. We need bookkeeping for two quarters: about three hundred receipts. Everything should be in Xero.";
    expect(first(brief)).toBe("We need bookkeeping for two quarters: about three hundred receipts.");
  });

  it("is the sentence that names one, where none asks", () => {
    expect(first("Our Shopify store loads slowly on phones. People leave before they see anything.")).toContain(
      "Shopify",
    );
  });

  it("is in any language that a trade is named in", () => {
    expect(first("Wir sind eine kleine Firma aus Hamburg. Wir brauchen ein neues Logo. Die Farben bleiben.")).toContain(
      "Logo",
    );
  });

  it("is its telling words at last, and nothing of what no category holds", () => {
    expect(wantedIn("We need a logo for our bakery, drawn by hand.").at(-1)).toMatchObject({ isExcerpt: true });
    expect(wantedIn("The kitchen tap leaks. We need a plumber on Thursday. There are books on the table.")).toEqual([]);
  });
});
