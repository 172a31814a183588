import { type Art, disc, greek, H, line, rect, shape, sheet, times, W } from "../canvas";
import { heightFor, lettering, widthOf } from "../letters";

/** A mark made of a few plain forms, alone on its ground. */
export function mark({ p, n }: Art, x: number, y: number, r: number, color: string): string {
  const kind = n(0, 5);
  const turn = `transform="rotate(${n(0, 3) * 45} ${x} ${y})"`;
  const ring = `fill="none" stroke="${color}" stroke-width="${r * 0.3}"`;
  const forms = [
    () => `${disc(x, y, r, color)}${disc(x + r * 0.42, y - r * 0.1, r * 0.62, p.paper)}`,
    () =>
      times(4, (i) =>
        shape(
          `M${x} ${y}h${r}a${r} ${r} 0 0 1 ${-r} ${r}z`,
          color,
          `transform="rotate(${i * 90} ${x} ${y})" opacity="${1 - i * 0.18}"`,
        ),
      ),
    () =>
      times(
        3,
        (i) =>
          `<circle cx="${x}" cy="${y}" r="${r * (0.3 + i * 0.33)}" ${ring} stroke-dasharray="${r * (1.2 + i)} ${r * 0.5}"/>`,
      ),
    () =>
      `${shape(`M${x - r} ${y + r}L${x} ${y - r}L${x + r} ${y + r}z`, color)}${disc(x, y + r * 0.35, r * 0.34, p.paper)}`,
    () =>
      times(5, (i) =>
        rect(
          x - r + i * r * 0.42,
          y - r + ((i * 37) % 3) * r * 0.3,
          r * 0.28,
          r * (2 - ((i * 37) % 3) * 0.3),
          color,
          r * 0.14,
        ),
      ),
    () =>
      `${line(`M${x - r} ${y}q${r / 2} ${-r} ${r} 0t${r} 0`, color, r * 0.28)}${line(`M${x - r} ${y + r * 0.5}q${r / 2} ${-r} ${r} 0t${r} 0`, p.second, r * 0.28)}`,
  ];
  return `<g ${turn}>${forms[kind]?.() ?? ""}</g>`;
}

/** A mark and its name, large. */
export function logo(art: Art): string {
  const { p, n, word } = art;
  const dark = n(0, 1) === 1;
  const [ground, color] = dark ? [p.accent, p.paper] : [p.wash, p.ink];
  const height = heightFor(word, 720, 92);
  const wide = widthOf(word, height);
  const drawn = mark({ ...art, p: { ...p, paper: ground } }, W / 2, 380, 150, color);
  return (
    rect(0, 0, W, H, ground) +
    drawn +
    lettering(word, { x: (W - wide) / 2, y: 640, height, color, weight: n(5, 11) / 10 })
  );
}

/** Letterhead, card and envelope with one mark. */
export function stationery(art: Art): string {
  const { p, n } = art;
  const seeds = Array.from({ length: 3 }, () => n(0, 5));
  const same: Art = { ...art, n: (low, high) => Math.max(low, Math.min(high, (seeds[0] ?? 0) % (high + 1))) };
  return [
    rect(0, 0, W, H, p.tone),
    `<g transform="rotate(-8 640 480)">`,
    sheet(250, 90, 480, 660, p.paper, 4),
    mark(same, 320, 160, 30, p.accent),
    greek(art, 290, 280, 380, 12, p.wash, 12),
    sheet(690, 240, 440, 250, p.accent, 8),
    mark({ ...same, p: { ...p, paper: p.accent } }, 910, 365, 62, p.paper),
    sheet(640, 540, 480, 260, p.paper, 6),
    line("M640 540l240 150l240 -150", p.wash, 4),
    mark(same, 700, 750, 22, p.second),
    "</g>",
  ].join("");
}

/** Letters of a typeface, cropped close. */
export function specimen(art: Art): string {
  const { p, n, word } = art;
  const weight = n(4, 14) / 10;
  const slant = n(0, 2) * 6;
  const glyphs = [...word.replace(/[^a-z]/gi, "").toUpperCase()].slice(0, 2).join("") || "RG";
  const ground = n(0, 1) ? p.second : p.paper;
  return [
    rect(0, 0, W, H, ground),
    times(4, (i) => line(`M0 ${190 + i * 190}H${W}`, p.ink, 1.5, 'opacity=".25"')),
    lettering(glyphs, { x: 120 + slant * 10, y: 190, height: 570, color: p.ink, weight, slant }),
    lettering(`${n(20, 90)} PT`, { x: 90, y: 850, height: 34, color: p.ink, weight: 0.6 }),
  ].join("");
}

/** A carton as it is cut and folded. */
export function dieline({ p, n }: Art): string {
  const [a, b, c] = [n(170, 240), n(110, 170), n(230, 330)];
  const [x, y] = [(W - 2 * (a + b)) / 2, (H - c) / 2];
  const flap = (left: number, w: number, up: boolean, tall: number) => {
    const base = up ? y : y + c;
    return shape(
      `M${left} ${base}l16 ${up ? -tall : tall}h${w - 32}L${left + w} ${base}z`,
      p.paper,
      `stroke="${p.accent}" stroke-width="4"`,
    );
  };
  const widths = [a, b, a, b];
  const lefts = widths.map((_, i) => x + widths.slice(0, i).reduce((sum, w) => sum + w, 0));
  return [
    rect(0, 0, W, H, p.wash),
    times(32, (i) => line(`M${i * 40} 0V${H}`, p.tone, 1, 'opacity=".35"')),
    times(24, (i) => line(`M0 ${i * 40}H${W}`, p.tone, 1, 'opacity=".35"')),
    times(
      4,
      (i) =>
        flap(lefts[i] ?? 0, widths[i] ?? 0, true, i % 2 ? 80 : 150) +
        flap(lefts[i] ?? 0, widths[i] ?? 0, false, i % 2 ? 80 : 150),
    ),
    times(4, (i) =>
      rect(
        lefts[i] ?? 0,
        y,
        widths[i] ?? 0,
        c,
        i === 0 ? p.second : p.paper,
        0,
        `stroke="${p.accent}" stroke-width="4"`,
      ),
    ),
    times(3, (i) => line(`M${lefts[i + 1]} ${y}v${c}`, p.accent, 4, 'stroke-dasharray="14 12"')),
    disc(x + a / 2, y + c / 2, a * 0.26, p.paper),
  ].join("");
}

/** Cartons in a row, seen from a corner. */
export function cartons({ p, n }: Art): string {
  const box = (x: number, y: number, s: number, tall: number, front: string, label: string) =>
    `${shape(`M${x} ${y}l${s} ${s * 0.5}v${tall}l${-s} ${-s * 0.5}z`, front)}${shape(`M${x + s} ${y + s * 0.5}l${s} ${-s * 0.5}v${tall}l${-s} ${s * 0.5}z`, p.ink, 'opacity=".82"')}${shape(`M${x} ${y}l${s} ${-s * 0.5}l${s} ${s * 0.5}l${-s} ${s * 0.5}z`, p.paper)}${shape(`M${x + s * 0.2} ${y + tall * 0.3 + s * 0.1}l${s * 0.6} ${s * 0.3}v${tall * 0.32}l${-s * 0.6} ${-s * 0.3}z`, label)}`;
  return [
    rect(0, 0, W, H, p.wash),
    rect(0, 640, W, 320, p.tone),
    box(150, 470 - n(0, 90), 150, 260, p.accent, p.paper),
    box(480, 380 - n(0, 60), 190, 330, p.second, p.ink),
    box(880, 510, 130, n(150, 230), p.accent, p.second),
  ].join("");
}
