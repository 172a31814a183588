import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import { TRANSITIONS } from "@/lib/domain/trade/orders/transitions";

const BOX = { width: 148, height: 36 };

/** Where each state stands: its middle. Which steps there are comes from the table that the service runs on. */
export const PLACES: Record<OrderStatus, [x: number, y: number]> = {
  CHECKOUT_OPEN: [90, 40],
  EXPIRED: [330, 40],
  PAID: [90, 140],
  REVISION_REQUESTED: [570, 140],
  DELIVERED: [330, 140],
  CANCELED: [90, 310],
  DISPUTED: [330, 310],
  COMPLETED: [570, 250],
  REFUNDED: [330, 410],
};

const LAST = new Set(TRANSITIONS.map(({ to }) => to).filter((to) => !TRANSITIONS.some(({ from }) => from === to)));

/** The states of an order and the steps between them, drawn from `TRANSITIONS`. The table under it says the same in words. */
export function OrderLife() {
  return (
    <section
      aria-label="Picture of the states"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mb-8 overflow-x-auto rounded-md border border-border bg-card p-3 shadow-sm"
    >
      <svg viewBox="0 0 660 450" className="w-full min-w-140 max-w-165" role="img" aria-label="The states of an order">
        <defs>
          <marker id="step" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0.5 L7.5 4 L0 7.5 z" className="fill-muted-foreground" />
          </marker>
        </defs>
        {TRANSITIONS.map(({ from, to }) => (
          <path
            key={`${from} ${to}`}
            d={stepPath(from, to)}
            fill="none"
            strokeWidth="1.3"
            className="stroke-muted-foreground"
            markerEnd="url(#step)"
          />
        ))}
        {(Object.keys(PLACES) as OrderStatus[]).map((status) => (
          <State key={status} status={status} />
        ))}
      </svg>
    </section>
  );
}

function State({ status }: { status: OrderStatus }) {
  const [x, y] = PLACES[status];
  return (
    <g>
      <rect
        x={x - BOX.width / 2}
        y={y - BOX.height / 2}
        {...BOX}
        rx="8"
        strokeWidth={LAST.has(status) ? 2 : 1}
        className={LAST.has(status) ? "fill-muted stroke-border-strong" : "fill-primary-tint stroke-primary"}
      />
      <text x={x} y={y + 4} textAnchor="middle" fontSize="11" className="fill-foreground font-mono">
        {status}
      </text>
    </g>
  );
}

/** From the edge of one box to the edge of the other; a pair that goes both ways is drawn as two lines side by side. */
function stepPath(from: OrderStatus, to: OrderStatus): string {
  const [fromX, fromY] = PLACES[from];
  const [toX, toY] = PLACES[to];
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  const aside = TRANSITIONS.some((step) => step.from === to && step.to === from) ? 7 : 0;
  const [ox, oy] = [(-dy / length) * aside, (dx / length) * aside];
  const reach = edgeDistance(dx / length, dy / length);
  const end = length - reach - 3;
  const at = (along: number) =>
    `${(fromX + ox + (dx * along) / length).toFixed(1)} ${(fromY + oy + (dy * along) / length).toFixed(1)}`;
  return `M${at(reach)} L${at(end)}`;
}

/** How far a box's edge is from its middle in a direction of length one. */
function edgeDistance(dx: number, dy: number): number {
  return Math.min(BOX.width / 2 / Math.abs(dx || 1e-9), BOX.height / 2 / Math.abs(dy || 1e-9));
}
