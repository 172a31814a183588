import { type Art, disc, greek, H, line, rect, shape, sheet, times, W } from "../canvas";

const frame = ({ p }: Art, x: number, y: number, w: number, h: number, fill: string) =>
  `${sheet(x, y, w, h, fill, 18)}${times(3, (i) => disc(x + 34 + i * 30, y + 32, 8, [p.second, p.tone, p.wash][i] ?? p.wash))}`;

/** A dense product: navigation, a table, a detail. */
export function product(art: Art): string {
  const { p, n } = art;
  const chosen = n(1, 7);
  return [
    rect(0, 0, W, H, p.wash),
    frame(art, 110, 100, 1060, 760, p.paper),
    rect(110, 166, 230, 694, p.wash, 0, 'opacity=".6"'),
    times(8, (i) => rect(140, 200 + i * 58, 110 + ((i * 47) % 60), 16, i === chosen ? p.accent : p.tone, 8)),
    times(9, (i) => {
      const y = 200 + i * 70;
      return `${i === chosen ? rect(352, y - 18, 500, 56, p.wash, 10) : ""}${disc(384, y + 9, 14, [p.accent, p.second, p.tone][(i * 5 + chosen) % 3] ?? p.tone)}${rect(416, y, 120 + ((i * 71) % 130), 18, p.ink, 9, 'opacity=".8"')}${rect(720, y, 100, 18, i % 3 ? p.wash : p.second, 9)}`;
    }),
    rect(880, 190, 260, 640, p.ink, 14),
    disc(1010, 300, 62, p.second),
    greek(art, 910, 410, 200, 8, p.tone, 12),
    rect(910, 730, 200, 58, p.accent, 29),
  ].join("");
}

/** Three screens of a phone. */
export function phones(art: Art): string {
  const { p, n } = art;
  const screen = (x: number, y: number, look: number) => {
    const parts = [
      `${rect(x + 24, y + 90, 222, 170, p.accent, 16)}${times(3, (i) => rect(x + 24, y + 290 + i * 80, 222, 62, p.wash, 14))}`,
      `${disc(x + 135, y + 210, 92, p.wash)}${line(`M${x + 135} ${y + 130}a80 80 0 1 1 -74 50`, p.second, 22)}${greek(art, x + 40, y + 360, 190, 5, p.tone, 12)}`,
      times(
        5,
        (i) =>
          `${disc(x + 54, y + 120 + i * 84, 24, i % 2 ? p.second : p.accent)}${rect(x + 94, y + 104 + i * 84, 130, 12, p.ink, 6)}${rect(x + 94, y + 126 + i * 84, 90, 10, p.tone, 5)}`,
      ),
    ];
    return `${sheet(x, y, 270, 580, p.paper, 40)}${rect(x + 95, y + 22, 80, 18, p.ink, 9)}${parts[look % 3]}`;
  };
  const first = n(0, 2);
  return (
    rect(0, 0, W, H, n(0, 1) ? p.accent : p.second) +
    screen(150, 240, first) +
    screen(505, 150, first + 1) +
    screen(860, 240, first + 2)
  );
}

/** An editor with code of many lengths. */
export function editor(art: Art): string {
  const { p, n, random } = art;
  const colors = [p.tone, p.second, p.wash, p.accent];
  let indent = 0;
  return [
    rect(0, 0, W, H, p.accent),
    frame(art, 90, 80, 1100, 800, p.night),
    rect(90, 150, 200, 712, "#000", 0, 'opacity=".25"'),
    times(9, (i) => rect(118, 184 + i * 44, 70 + n(0, 80), 12, p.tone, 6, `opacity="${i === 2 ? 1 : 0.4}"`)),
    times(17, (i) => {
      indent = Math.max(0, Math.min(4, indent + n(-1, 1)));
      let x = 370 + indent * 44;
      const y = 178 + i * 40;
      const words =
        random() < 0.1
          ? ""
          : times(n(2, 5), () => {
              const w = n(30, 120);
              const word = rect(x, y, w, 15, colors[n(0, 3)] ?? p.tone, 7, `opacity="${0.65 + random() * 0.35}"`);
              x += w + 16;
              return x > 1130 ? "" : word;
            });
      return `${rect(318, y, 20, 12, p.tone, 6, 'opacity=".3"')}${words}`;
    }),
  ].join("");
}

/** Tracks and chips of a board. */
export function board({ p, n, random }: Art): string {
  const ends = Array.from({ length: 16 }, (_, i) => 430 + (i % 8) * 48);
  return [
    rect(0, 0, W, H, p.accent),
    rect(70, 70, W - 140, H - 140, p.ink, 26),
    times(34, (i) => {
      const [x, y, side] = [n(2, 30) * 40, n(3, 21) * 40, random() < 0.5 ? 1 : -1];
      const [a, b] = [n(2, 5) * 40, n(1, 4) * 40];
      return `${line(`M${x} ${y}h${a * side}l${b * side} ${b}v${b}`, i % 5 ? p.tone : p.second, 5, 'opacity=".7"')}${disc(x, y, 11, p.second)}${disc(x, y, 5, p.ink)}`;
    }),
    times(16, (i) => rect(i < 8 ? (ends[i] ?? 0) : (ends[i] ?? 0), i < 8 ? 250 : 690, 22, 40, p.wash, 3)),
    rect(400, 285, 440, 410, p.night, 16, `stroke="${p.tone}" stroke-width="4"`),
    disc(450, 335, 16, p.second),
    times(4, (i) => rect(500, 420 + i * 44, 240 - ((i * 67) % 120), 14, p.tone, 7, 'opacity=".55"')),
    times(3, (i) => rect(940, 230 + i * 190, 150, 96, p.night, 8, `stroke="${p.tone}" stroke-width="3"`)),
  ].join("");
}

/** A shop's first page, and how fast it came. */
export function storefront(art: Art): string {
  const { p, n } = art;
  const turn = n(120, 250);
  return [
    rect(0, 0, W, H, p.second),
    frame(art, 90, 90, 780, 780, p.paper),
    rect(90, 156, 780, 220, p.wash),
    shape("M90 376l180 -150l130 90l160 -130l310 190z", p.tone),
    times(
      6,
      (i) =>
        `${rect(130 + (i % 3) * 240, 410 + Math.floor(i / 3) * 220, 210, 140, [p.accent, p.tone, p.second][(i * 2 + n(0, 2)) % 3] ?? p.tone, 12)}${rect(130 + (i % 3) * 240, 564 + Math.floor(i / 3) * 220, 120, 14, p.ink, 7)}`,
    ),
    sheet(760, 470, 420, 380, p.ink, 30),
    line("M850 740a120 120 0 1 1 240 0", p.accent, 30),
    line(`M970 740l${-95 + turn / 2} -85`, p.second, 14),
    disc(970, 740, 22, p.paper),
  ].join("");
}

/** A page checked for who cannot see it well. */
export function audit(art: Art): string {
  const { p, n } = art;
  const at = n(0, 3);
  return [
    rect(0, 0, W, H, p.paper),
    times(4, (i) => {
      const [x, y] = [90 + (i % 2) * 570, 100 + Math.floor(i / 2) * 400];
      const dark = (i + at) % 2 === 0;
      return `${sheet(x, y, 530, 350, dark ? p.ink : p.wash, 22)}${rect(x + 40, y + 50, 260, 34, dark ? p.paper : p.ink, 10)}${greek(art, x + 40, y + 120, 430, 4, dark ? p.tone : p.accent, 14)}${rect(x + 40, y + 260, 170, 52, p.accent, 12)}${i === at ? rect(x + 28, y + 248, 194, 76, "none", 18, `stroke="${p.second}" stroke-width="10"`) : ""}`;
    }),
  ].join("");
}
