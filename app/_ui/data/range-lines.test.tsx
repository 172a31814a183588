import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RangeLines } from "./range-lines";

const steps = Array.from({ length: 24 }, (_, i) => ({ label: `${i}:00` }));
const only = (value: number, ...at: number[]) => steps.map((_, i) => (at.includes(i) ? value : null));

/** The points of the two lines of each stretch, as `[p95, p50]`. */
function drawn(...at: number[]): number[][][] {
  const chart = (
    <RangeLines
      title="Latency"
      description="."
      steps={steps}
      low={{ name: "p50", values: only(40, ...at), whole: 40 }}
      high={{ name: "p95", values: only(90, ...at), whole: 90 }}
      format={(value) => `${value} ms`}
    />
  );
  const lines = [...renderToStaticMarkup(chart).matchAll(/d="M([\d. L]+)" class="stroke-chart/g)];
  return lines.map(([, points = ""]) => points.split("L").map((point) => point.split(" ").map(Number)));
}

it("draws a step alone as wide as it is, p95 over p50, and not as two dots", () => {
  const [p95 = [], p50 = []] = drawn(12);
  for (const line of [p95, p50]) expect(line.map(([x]) => x)).toEqual([50, (13 / 24) * 100]);
  expect(p95[0]?.[1]).toBeLessThan((p50[0]?.[1] ?? 0) - 20);
});

it("draws neighbours from middle to middle", () => {
  const [p95 = []] = drawn(3, 4, 5);
  expect(p95.map(([x]) => x)).toEqual([3.5, 4.5, 5.5].map((middle) => (middle / 24) * 100));
});
