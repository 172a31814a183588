import { type Art, disc, greek, H, line, rect, sheet, times, W } from "../canvas";
import { heightFor, lettering } from "../letters";

/** An opening of a publication: a large word, columns under it. */
export function spread(art: Art): string {
  const { p, n, word } = art;
  const height = heightFor(word, 1000, 150);
  return (
    rect(0, 0, W, H, n(0, 1) ? p.paper : p.wash) +
    lettering(word, { x: 110, y: 110, height, color: p.ink, weight: n(5, 12) / 10 }) +
    rect(110, 330, 1060, 8, p.second) +
    times(3, (i) =>
      i === n(0, 6)
        ? rect(110 + i * 365, 390, 320, 420, p.accent)
        : greek(art, 110 + i * 365, 390, 320, 14, p.tone, 14),
    )
  );
}

/** A text as it was, and as it reads now. */
export function rewrite(art: Art): string {
  const { p, n } = art;
  const cuts = [n(0, 4), n(6, 10), n(11, 15)];
  return (
    rect(0, 0, W, H, p.tone) +
    `<g transform="rotate(-3 380 480)">${sheet(110, 90, 520, 780, p.paper, 4)}${greek(art, 160, 160, 420, 19, p.tone, 15)}${cuts.map((at) => line(`M150 ${167 + at * 31.5}H${n(440, 590)}`, p.second, 8)).join("")}</g>` +
    `<g transform="rotate(2 900 480)">${sheet(690, 130, 480, 700, p.paper, 4)}${rect(740, 200, 300, 30, p.accent, 8)}${greek(art, 740, 280, 380, 6, p.ink, 16)}${rect(740, 510, 380, 120, p.wash, 10)}${greek(art, 740, 670, 380, 3, p.ink, 16)}</g>`
  );
}

/** Clauses, a mark in the margin, two signatures. */
export function contract(art: Art): string {
  const { p, n } = art;
  const marked = n(0, 3);
  return (
    rect(0, 0, W, H, p.accent) +
    sheet(250, 60, 780, 840, p.paper, 4) +
    rect(330, 130, 330, 26, p.ink, 6) +
    times(
      4,
      (i) =>
        `${disc(345, 226 + i * 130, 18, i === marked ? p.second : p.wash)}${i === marked ? rect(380, 200 + i * 130, 580, 108, p.wash, 6) : ""}${greek(art, 390, 212 + i * 130, 540, 3, p.tone, 13)}`,
    ) +
    line(`M350 ${800}q30 -60 60 0t50 -20t70 10t60 -16`, p.accent, 6) +
    line(`M690 800q20 -70 50 -10t80 0t60 -30t40 20`, p.accent, 6) +
    line("M340 830H600M680 830H940", p.tone, 3)
  );
}

/** What was said, in turns. */
export function talk(art: Art): string {
  const { p, n } = art;
  let y = 70;
  return (
    rect(0, 0, W, H, p.wash) +
    times(5, (i) => {
      const [mine, rows] = [i % 2 === 1, n(1, 3)];
      const tall = rows * 36 + 60;
      const top = y;
      y += tall + 34;
      return top + tall > 930
        ? ""
        : `${disc(mine ? 1160 : 120, top + 46, 40, mine ? p.second : p.accent)}${rect(mine ? 420 : 190, top, 670, tall, mine ? p.accent : p.paper, 34)}${greek(art, mine ? 460 : 230, top + 36, 580, rows, mine ? p.wash : p.tone, 17)}`;
    })
  );
}

/** A worked problem on squared paper. */
export function worked({ p, n }: Art): string {
  const [a, b] = [n(150, 300), n(180, 330)];
  return (
    rect(0, 0, W, H, p.paper) +
    times(32, (i) => line(`M${i * 40} 0V${H}`, p.wash, 2)) +
    times(24, (i) => line(`M0 ${i * 40}H${W}`, p.wash, 2)) +
    rect(160, 600 - a, a, a, p.accent, 0, 'opacity=".85"') +
    rect(160 + a, 600, b, b * 0.8, p.second, 0, 'opacity=".85"') +
    line(`M160 600h${a + b}M${160 + a} ${600 - a}V${600 + b}`, p.ink, 6) +
    lettering(`${n(2, 9)} X ${n(11, 99)}`, { x: 740, y: 170, height: 76, color: p.ink, weight: 0.6 }) +
    line("M780 330H1180", p.ink, 6) +
    lettering(`${n(100, 890)}`, { x: 850, y: 380, height: 110, color: p.accent, weight: 0.75 }) +
    line("M840 540q160 40 310 -10", p.second, 9)
  );
}
