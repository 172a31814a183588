import { expect, it } from "vitest";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";
import { briefComplaints, withBriefComplaints } from "./brief-complaints";

const site = { id: "your-site", kind: "url", label: "Your site" } as RequirementView;
const LONG = "must have at most 5,000 characters";

it.each(["told.brief", "brief.brief", "brief"])(
  "what is wrong with the words of a brief stands at them: %s",
  (path) => {
    const errorOf = briefComplaints({ [path]: LONG }, []);
    expect(errorOf("brief")).toBe(`This ${LONG}`);
    expect(errorOf.summary).toBe("Some answers need your attention.");
  },
);

it("an answer is refused at its question, by the schema and by the domain", () => {
  for (const path of ["told.answers.your-site", "answers.your-site"])
    expect(briefComplaints({ [path]: "must be an http or https address" }, [site])("answers.your-site")).toBe(
      "This must be an http or https address",
    );
});

it("nothing is called an answer that has no field here", () => {
  expect(briefComplaints({}, [site]).summary).toBeUndefined();
  expect(briefComplaints({ tier_id: "is not one of its packages" }, [site]).summary).toBeUndefined();
  // asked when the page was drawn, and no more
  expect(briefComplaints({ "answers.logo": "is not asked", brief: LONG }, [site]).summary).toBeUndefined();
});

it("a refusal that is said on the server keeps its own sentence where not all of it can stand at a field", () => {
  const refused = (fields: Record<string, string>) => ({ status: "error" as const, message: "The whole.", fields });
  expect(withBriefComplaints(refused({ "told.brief": LONG }), ["your-site"])).toEqual({
    ...refused({ brief: `This ${LONG}` }),
    message: "Some answers need your attention.",
  });
  expect(withBriefComplaints(refused({ tier_id: "is not one" }), [""])).toEqual(refused({}));
  expect(withBriefComplaints({ status: "ok", data: null }, [])).toEqual({ status: "ok", data: null });
});
