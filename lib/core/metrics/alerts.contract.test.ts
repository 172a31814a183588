import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { metrics } from "./instruments";

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } };

const read = (file: string) => readFileSync(file, "utf8");
const rules: Rule[] = parse(read("deploy/prometheus-alerts.yml")).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);
const operations = read("docs/operations.md");

const { own, shared } = metrics();
const exported = [...own.getMetricsAsArray(), ...shared.getMetricsAsArray()].map(({ name }) => name);

/** The metrics that a text names, without what Prometheus adds to a histogram's. */
const namesIn = (text: string) =>
  [...text.matchAll(/\bguildhall_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ""));

describe("the example alert rules", () => {
  it("ask for metrics that there are", () => {
    expect(rules.length).toBeGreaterThan(5);
    const unknown = rules.flatMap(({ expr }) => namesIn(expr)).filter((name) => !exported.includes(name));
    expect(unknown).toEqual([]);
    // and for none of anybody else, but whether the scrape came through
    const bare = rules.filter(({ expr }) => namesIn(expr).length === 0);
    expect(bare.map(({ alert, expr }) => [alert, expr])).toEqual([["GuildhallDown", 'up{job="guildhall"} == 0']]);
  });

  it("ask for labels that these have", () => {
    const labels = new Map(
      [...own.getMetricsAsArray(), ...shared.getMetricsAsArray()].map((m) => [m.name, labelsOf(m)]),
    );
    for (const { expr } of rules)
      for (const [, name = "", inside = ""] of expr.matchAll(/\b(guildhall_\w+)\{([^}]*)\}/g))
        for (const [, label] of inside.matchAll(/(\w+)\s*[=!]/g))
          expect(labels.get(name.replace(/_bucket$/, "")), `${name} of ${expr}`).toContain(label);
  });

  it("calculate with sides of the same labels: others find no partner, and the rule never fires", () => {
    const sides = rules.flatMap(({ alert, expr }) =>
      expr.split(/ or /).map((side) => ({ alert, labels: [...new Set(outermost(side))] })),
    );
    expect(sides.filter(({ labels }) => labels.length > 1)).toEqual([]);
    expect(outermost("max by (instance) (sum by (instance) (a_b)) > 0.85 * max(c_d)")).toEqual(["instance", ""]);
  });

  it("have each a page in docs/operations.md, and lead there", () => {
    const pages = [...operations.matchAll(/^### (Guildhall\w+)$/gm)].map(([, name]) => name);
    expect(pages).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, annotations } of rules)
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
  });
});

it("docs/operations.md lists every metric of ours, and asks for no other", () => {
  const [, listed = "", pages = ""] = /\n## Metrics\n([\s\S]*?)\n## Alerts\n([\s\S]*?)\n## /.exec(operations) ?? [];
  const ours = exported.filter((name) => name.startsWith("guildhall_")).sort();
  expect([...new Set(namesIn(listed))].sort()).toEqual(ours);
  expect(namesIn(pages).filter((name) => !ours.includes(name))).toEqual([]);
});

function labelsOf(metric: object): readonly string[] {
  return (metric as { labelNames: readonly string[] }).labelNames;
}

/** The labels that the outermost aggregations of an expression keep, one entry for each. */
function outermost(expr: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const [token, labels] of expr.matchAll(/\b(?:sum|max|min)\s*(?:by \(([^)]*)\)\s*)?\(|\(|\)/g)) {
    if (token === ")") depth--;
    else if (depth++ === 0 && token !== "(") found.push(labels ?? "");
  }
  return found;
}
