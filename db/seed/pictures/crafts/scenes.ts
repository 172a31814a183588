import { type Art, disc, f, H, line, rect, shape, times, W } from "../canvas";

const sky = ({ p }: Art, top: string, foot: string) =>
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient></defs>${rect(0, 0, W, H, "url(#s)")}${rect(0, 0, 0, 0, p.ink)}`;

/** Ridges behind one another, a low sun. */
export function ridges(art: Art): string {
  const { p, n, random } = art;
  return (
    sky(art, p.tone, p.paper) +
    disc(n(300, 980), n(200, 360), n(60, 110), p.second) +
    times(5, (i) => {
      const base = 380 + i * 110;
      const points = Array.from({ length: 9 }, (_, k) => `L${k * 160} ${f(base - random() * (170 - i * 22))}`);
      return shape(
        `M0 ${H}${points.join("")}V${H}z`,
        [p.wash, p.tone, p.accent, p.ink, p.night][i] ?? p.ink,
        `opacity="${f(0.55 + i * 0.11)}"`,
      );
    })
  );
}

/** Vessels on a table, lit from a window at the left. */
export function vessels(art: Art): string {
  const { p, n } = art;
  return (
    sky(art, p.wash, p.tone) +
    rect(0, 660, W, 300, p.paper) +
    shape(`M0 0L${n(380, 520)} 0L${n(820, 960)} 660H${n(140, 260)}z`, "#fff", 'opacity=".28"') +
    times(4, (i) => {
      const [x, w, tall] = [230 + i * 240 + n(-20, 30), n(60, 105), n(180, 420)];
      const color = [p.accent, p.second, p.ink, p.tone][(i + n(0, 3)) % 4] ?? p.ink;
      const foot = 720;
      return `<ellipse cx="${x + 90}" cy="${foot}" rx="${w + 90}" ry="22" fill="${p.ink}" opacity=".16"/>${shape(`M${x - w * 0.4} ${foot - tall}h${w * 0.8}c0 ${tall * 0.3} ${w * 0.7} ${tall * 0.2} ${w * 0.6} ${tall * 0.6}q0 ${tall * 0.4} ${-w} ${tall * 0.4}q${-w} 0 ${-w} ${-tall * 0.4}c${-w * 0.1} ${-tall * 0.4} ${w * 0.6} ${-tall * 0.3} ${w * 0.6} ${-tall * 0.6}z`, color)}${shape(`M${x - w * 0.5} ${foot - tall * 0.2}q${-w * 0.1} ${-tall * 0.3} ${w * 0.3} ${-tall * 0.4}q${-w * 0.1} ${tall * 0.2} 0 ${tall * 0.45}z`, "#fff", 'opacity=".3"')}`;
    })
  );
}

/** Heads and shoulders, all lit alike. */
export function team({ p, n }: Art): string {
  const skins = ["#f0cfb4", "#d9a67e", "#b97a52", "#8a5536", "#5e3824"];
  const hairs = ["#2a211d", "#4a3021", "#8c5a33", "#b8ada3", "#1a1a22"];
  return (
    rect(0, 0, W, H, p.paper) +
    times(6, (i) => {
      const [x, y] = [70 + (i % 3) * 390, 60 + Math.floor(i / 3) * 430];
      const [skin, hair] = [skins[n(0, 4)], hairs[n(0, 4)]];
      return `<svg x="${x}" y="${y}" width="360" height="410" viewBox="0 0 360 410">${rect(0, 0, 360, 410, p.wash, 12)}${shape(`M20 410q10 -130 160 -130t160 130z`, [p.accent, p.second, p.ink][n(0, 2)] ?? p.ink)}${rect(148, 220, 64, 90, skin ?? "", 30)}${n(0, 1) ? shape("M84 160q-10 -110 96 -112t98 112v130h-194z", hair ?? "") : ""}<ellipse cx="180" cy="165" rx="78" ry="96" fill="${skin}"/>${shape("M98 168a82 104 0 0 1 164 0q-22 -58 -82 -58t-82 58z", hair ?? "")}</svg>`;
    })
  );
}

/** A plant as a plate of a flora shows it. */
export function specimenPlate({ p, n, random }: Art): string {
  const sway = n(-90, 90);
  return (
    rect(0, 0, W, H, "#f6f1e4") +
    rect(50, 50, W - 100, H - 100, "none", 0, `stroke="${p.ink}" stroke-width="2" opacity=".5"`) +
    line(`M640 860C${640 + sway} 640 ${640 - sway} 420 ${640 + sway / 2} 170`, p.accent, 12) +
    times(13, (i) => {
      const [y, side] = [800 - i * 46, i % 2 ? 1 : -1];
      const size = 60 + random() * 130;
      const x = 640 + Math.sin(i / 3) * sway * 0.3;
      return `<g transform="translate(${f(x)} ${y}) rotate(${f(side * (30 + random() * 30))})">${shape(`M0 0C${size * 0.4} ${-size} ${size * 0.2} ${-size * 1.6} 0 ${-size * 2}C${-size * 0.4} ${-size * 1.3} ${-size * 0.3} ${-size * 0.6} 0 0z`, i % 3 ? p.accent : p.tone, 'opacity=".78"')}${line(`M0 0V${-size * 1.8}`, "#f6f1e4", 2)}</g>`;
    }) +
    times(
      n(7, 13),
      (i) =>
        `<ellipse cx="${640 + sway / 2}" cy="120" rx="24" ry="74" fill="${p.second}" opacity=".7" transform="rotate(${i * 30} ${640 + sway / 2} 172)"/>`,
    ) +
    disc(640 + sway / 2, 172, 26, p.ink)
  );
}

/** A long table from above. */
export function table({ p, n }: Art): string {
  return (
    rect(0, 0, W, H, p.accent) +
    rect(110, 250, 1060, 460, p.paper, 30) +
    rect(110, 400, 1060, 160, p.wash) +
    times(6, (i) =>
      times(2, (r) => {
        const [x, y] = [210 + i * 172, r ? 635 : 325];
        return `${disc(x, y, 62, "#fff")}${disc(x, y, 44, p.wash)}${disc(x + n(-12, 12), y + n(-12, 12), n(14, 28), [p.second, p.accent, p.tone][n(0, 2)] ?? p.tone)}${line(`M${x - 78} ${y - 36}v72M${x + 78} ${y - 36}v72`, p.tone, 6)}${disc(x, r ? 810 : 150, 58, p.second, 'opacity=".8"')}`;
      }),
    ) +
    times(7, () => disc(n(180, 1100), n(420, 540), n(14, 44), [p.second, p.accent, p.tone][n(0, 2)] ?? p.tone))
  );
}

/** A route by rail and ferry, with its changes. */
export function route({ p, n }: Art): string {
  const stops = Array.from({ length: 7 }, (_, i): [number, number] => [120 + i * 174, n(180, 780)]);
  const path = stops.map(([x, y], i) => (i === 0 ? `M${x} ${y}` : `S${x - 90} ${y} ${x} ${y}`)).join("");
  return (
    rect(0, 0, W, H, p.wash) +
    shape(`M0 ${n(560, 700)}q320 ${-n(60, 190)} 640 0t640 ${-n(20, 120)}V960H0z`, p.tone, 'opacity=".55"') +
    times(5, (i) => line(`M0 ${120 + i * 170}q320 ${n(-70, 70)} 640 0t640 0`, p.paper, 3)) +
    line(path, p.paper, 26) +
    line(path, p.accent, 12) +
    stops
      .map(
        ([x, y], i) =>
          `${disc(x, y, 24, p.paper)}${disc(x, y, 13, i % 3 ? p.accent : p.second)}${rect(x - 50, y - 70, 100, 26, p.ink, 13)}`,
      )
      .join("")
  );
}

/** A flat from above, its rooms and what stands in them. */
export function plan({ p, n }: Art): string {
  const [x, y] = [n(560, 760), n(400, 540)];
  return (
    rect(0, 0, W, H, p.wash) +
    rect(140, 120, 1000, 720, p.paper, 0, `stroke="${p.ink}" stroke-width="20"`) +
    line(`M${x} 120V${y - 110}M${x} ${y}V840M140 ${y}H${x - 130}M${x} ${y}H1140`, p.ink, 14) +
    rect(190, 170, 220, 150, p.second, 18) +
    rect(200, 180, 200, 50, p.paper, 12) +
    disc(x + 180, 260, 80, p.tone) +
    times(4, (i) =>
      disc(
        x + 180 + Math.round(Math.sin((i * Math.PI) / 2)) * 110,
        260 - Math.round(Math.cos((i * Math.PI) / 2)) * 110,
        26,
        p.accent,
      ),
    ) +
    rect(190, y + 80, 90, 220, p.accent, 14) +
    rect(320, y + 110, 170, 170, p.wash, 10) +
    rect(x + 80, y + 80, 260, 120, p.tone, 10) +
    disc(1070, 770, 40, p.accent) +
    disc(1060, 190, 30, p.accent)
  );
}
