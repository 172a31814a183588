import type { EndpointHealth } from "@/lib/domain/developers/webhooks/reading/health";

const WIDTH = 96;
const HEIGHT = 24;

/** Attempts of the last 24 hours, an hour a bar: what failed stands on what succeeded. */
export function Sparkline({ health: { hours, attempts } }: { health: EndpointHealth }) {
  const top = Math.max(1, ...hours.map(({ succeeded, failed }) => succeeded + failed));
  const step = WIDTH / hours.length;
  const failed = hours.reduce((sum, hour) => sum + hour.failed, 0);
  const said = attempts > 0 ? `${attempts} attempts in 24 hours, ${failed} failed` : "No attempt in 24 hours";
  return (
    <svg
      role="img"
      aria-label={said}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="block"
    >
      <title>{said}</title>
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-border" />
      {hours.map((hour, i) => {
        const good = (hour.succeeded / top) * (HEIGHT - 1);
        const bad = (hour.failed / top) * (HEIGHT - 1);
        const bar = { x: i * step + 0.5, width: step - 1 };
        return (
          <g key={hour.at}>
            {good > 0 ? <rect {...bar} y={HEIGHT - good} height={good} className="fill-chart" /> : null}
            {bad > 0 ? <rect {...bar} y={HEIGHT - good - bad} height={bad} className="fill-danger" /> : null}
          </g>
        );
      })}
    </svg>
  );
}
