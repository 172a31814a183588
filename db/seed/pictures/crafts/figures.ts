import { type Art, disc, f, greek, H, line, rect, shape, sheet, times, W } from "../canvas";

const card = (art: Art, x: number, y: number, w: number, h: number) =>
  `${sheet(x, y, w, h, art.p.paper)}${rect(x + 28, y + 28, w * 0.36, 16, art.p.ink, 8)}`;

function area(art: Art, x: number, y: number, w: number, h: number): string {
  let v = 0.6;
  const points = Array.from({ length: 13 }, (_, i) => {
    v = Math.max(0.08, Math.min(0.95, v + (art.random() - 0.55) * 0.3));
    return `${f(x + (w * i) / 12)} ${f(y + h * v)}`;
  });
  return `${shape(`M${x} ${y + h}L${points.join("L")}L${x + w} ${y + h}z`, art.p.wash)}${line(`M${points.join("L")}`, art.p.accent, 7)}`;
}

const bars = (art: Art, x: number, y: number, w: number, h: number, count = 9) =>
  times(count, (i) => {
    const tall = h * (0.18 + art.random() * 0.8);
    return rect(
      x + (w / count) * i,
      y + h - tall,
      (w / count) * 0.62,
      tall,
      i === count - 3 ? art.p.second : art.p.accent,
      6,
    );
  });

/** Four charts that belong together. */
export function dashboard(art: Art): string {
  const { p, n } = art;
  const part = n(90, 330);
  return [
    rect(0, 0, W, H, p.wash),
    card(art, 80, 80, 700, 420),
    area(art, 110, 170, 640, 290),
    card(art, 820, 80, 380, 420),
    `<circle cx="1010" cy="310" r="110" fill="none" stroke="${p.wash}" stroke-width="52"/><circle cx="1010" cy="310" r="110" fill="none" stroke="${p.second}" stroke-width="52" stroke-dasharray="${part * 1.9} 700" transform="rotate(-90 1010 310)"/>`,
    card(art, 80, 540, 380, 340),
    bars(art, 110, 620, 330, 220, 7),
    card(art, 500, 540, 700, 340),
    times(
      5,
      (i) =>
        `${rect(530, 612 + i * 50, 120, 14, p.tone, 7)}${rect(680, 606 + i * 50, 90 + n(0, 380), 26, i === 1 ? p.second : p.accent, 6)}`,
    ),
  ].join("");
}

/** One figure, large. */
export function chart(art: Art): string {
  const { p, n } = art;
  const look = n(0, 2);
  return [
    rect(0, 0, W, H, p.paper),
    rect(110, 100, 420, 34, p.ink, 10),
    rect(110, 154, 300, 18, p.tone, 9),
    times(5, (i) => line(`M110 ${300 + i * 125}H1170`, p.wash, 3)),
    look === 0
      ? area(art, 110, 280, 1060, 520)
      : look === 1
        ? bars(art, 120, 280, 1060, 520, 14)
        : times(60, () =>
            disc(
              110 + n(0, 1040),
              280 + n(0, 520),
              n(8, 34),
              [p.accent, p.second, p.tone][n(0, 2)] ?? p.tone,
              'opacity=".75"',
            ),
          ),
    line("M110 800H1170", p.ink, 5),
  ].join("");
}

/** Cells of many values. */
export function heatmap({ p, n, random }: Art): string {
  const ripple = n(3, 9);
  return (
    rect(0, 0, W, H, p.ink) +
    times(15 * 11, (i) => {
      const [x, y] = [i % 15, Math.floor(i / 15)];
      const value = (Math.sin(x / ripple + y / 2) + Math.cos(y / 3 - x / 5) + random()) / 3;
      return rect(
        85 + x * 75,
        70 + y * 75,
        67,
        67,
        value > 0.62 ? p.second : p.tone,
        10,
        `opacity="${f(Math.max(0.12, Math.min(1, value + 0.25)))}"`,
      );
    })
  );
}

/** Steps and what flows between them. */
export function flow(art: Art): string {
  const { p, n } = art;
  const columns = 4;
  const rows = Array.from({ length: columns }, () => n(2, 4));
  const at = (c: number, r: number): [number, number] => [110 + c * 290, 480 - ((rows[c] ?? 1) - 1) * 105 + r * 210];
  const links = rows.slice(0, -1).flatMap((count, c) =>
    Array.from({ length: count }, (_, r) => {
      const [x, y] = at(c, r);
      const [u, v] = at(c + 1, n(0, (rows[c + 1] ?? 1) - 1));
      return line(`M${x + 190} ${y}C${x + 250} ${y} ${u - 60} ${v} ${u} ${v}`, p.accent, 6);
    }),
  );
  return (
    rect(0, 0, W, H, p.wash) +
    links.join("") +
    rows
      .map((count, c) =>
        times(count, (r) => {
          const [x, y] = at(c, r);
          return `${sheet(x, y - 52, 190, 104, (c + r) % 4 === 1 ? p.second : p.paper, (c + r) % 3 ? 16 : 52)}${rect(x + 34, y - 16, 120, 13, p.ink, 6)}${rect(x + 34, y + 10, 76, 11, p.tone, 5)}`;
        }),
      )
      .join("")
  );
}

/** Notes on a wall, in lanes. */
export function wall({ p, n, random }: Art): string {
  return (
    rect(0, 0, W, H, p.paper) +
    times(
      4,
      (i) =>
        `${rect(60, 70 + i * 212, 1160, 190, p.wash, 16, 'opacity=".6"')}${rect(84, 150 + i * 212, 90, 16, p.ink, 8)}`,
    ) +
    times(20, (i) => {
      const [x, y] = [220 + (i % 5) * 198 + n(-10, 20), 92 + Math.floor(i / 5) * 212 + n(-4, 8)];
      return random() < 0.22
        ? ""
        : `<g transform="rotate(${n(-4, 4)} ${x} ${y})">${rect(x + 4, y + 6, 140, 140, "#000", 4, 'opacity=".12"')}${rect(x, y, 140, 140, [p.second, p.tone, p.accent][n(0, 2)] ?? p.tone, 4)}${times(3, (k) => rect(x + 18, y + 30 + k * 28, 60 + n(0, 44), 10, p.paper, 5))}</g>`;
    })
  );
}

/** Slides, one before the others. */
export function deck(art: Art): string {
  const { p } = art;
  return (
    rect(0, 0, W, H, p.accent) +
    sheet(300, 110, 820, 470, p.tone) +
    sheet(220, 200, 860, 490, p.wash) +
    sheet(130, 290, 900, 520, p.paper) +
    rect(190, 350, 480, 40, p.ink, 10) +
    rect(190, 412, 320, 18, p.tone, 9) +
    bars(art, 190, 470, 440, 270, 6) +
    greek(art, 680, 480, 290, 9, p.tone, 13)
  );
}

/** Prices against who pays them. */
export function curve(art: Art): string {
  const { p, n } = art;
  const [x, y] = [n(480, 760), n(380, 560)];
  return (
    rect(0, 0, W, H, p.night) +
    times(9, (i) => line(`M${160 + i * 125} 120V820`, p.tone, 1.5, 'opacity=".3"')) +
    line("M160 120V820H1160", p.wash, 6) +
    line(`M180 ${n(180, 240)}Q${x} ${y} 1140 780`, p.second, 12) +
    line(`M180 780Q${x + 90} ${y + 190} 1140 ${n(190, 300)}`, p.tone, 12) +
    disc(x, y + 70, 30, p.paper) +
    rect(x + 50, y - 40, 230, 90, p.paper, 14) +
    rect(x + 76, y - 10, 150, 16, p.ink, 8) +
    rect(x + 76, y + 16, 100, 12, p.tone, 6)
  );
}

/** A sheet of a model: figures in columns, a few that matter. */
export function spreadsheet({ p, n, random }: Art): string {
  const totals = n(5, 10);
  return (
    rect(0, 0, W, H, p.tone) +
    sheet(70, 70, 1140, 820, p.paper, 10) +
    rect(70, 70, 1140, 64, p.accent, 10) +
    times(
      14,
      (r) =>
        `${r === totals ? rect(70, 140 + r * 53, 1140, 53, p.wash) : ""}${line(`M70 ${140 + r * 53}H1210`, p.wash, 2)}${rect(100, 158 + r * 53, 110 + random() * 110, 15, p.ink, 7)}${times(6, (c) => rect(450 + c * 130 - random() * 40, 158 + r * 53, 50 + random() * 30, 15, random() < 0.1 ? p.second : p.tone, 7))}`,
    ) +
    times(6, (c) => line(`M${390 + c * 137} 134V890`, p.wash, 2))
  );
}
