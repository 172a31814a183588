import { TRANSITIONS } from "../transitions";

/** The picture of the order's life, as a Mermaid diagram drawn from the one table. Stands in docs/orders.md. */
export function drawOrders(): string {
  const steps = TRANSITIONS.map(({ from, to, by }) => {
    const movers = Object.entries(by).map(([mover, said]) => `${mover} (${said})`);
    return `  ${from} --> ${to}: ${movers.join(", ")}`;
  });
  const last = [...new Set(TRANSITIONS.map(({ to }) => to))].filter(
    (to) => !TRANSITIONS.some(({ from }) => from === to),
  );
  return [
    "```mermaid",
    "stateDiagram-v2",
    "  [*] --> CHECKOUT_OPEN",
    ...steps,
    ...last.map((status) => `  ${status} --> [*]`),
    "```",
  ].join("\n");
}
