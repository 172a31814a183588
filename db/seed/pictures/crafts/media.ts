import { type Art, disc, f, H, line, rect, shape, sheet, times, W } from "../canvas";

/** A recording, its loud and its quiet parts. */
export function waveform({ p, n, random }: Art): string {
  const [slow, fast] = [n(6, 14), n(2, 5)];
  return (
    rect(0, 0, W, H, p.night) +
    times(94, (i) => {
      const loud = Math.abs(Math.sin(i / slow) * Math.cos(i / fast)) * 0.7 + random() * 0.3;
      const tall = 24 + loud * 620;
      return rect(64 + i * 12.3, H / 2 - tall / 2, 7, tall, i < n(30, 60) ? p.second : p.tone, 4);
    }) +
    line(`M${n(400, 800)} 90V870`, p.paper, 4)
  );
}

/** Tracks of a session. */
export function session({ p, n, random }: Art): string {
  return (
    rect(0, 0, W, H, p.ink) +
    times(7, (r) => {
      let x = 230 + n(0, 120);
      const color = [p.second, p.accent, p.tone][r % 3] ?? p.tone;
      const clips = times(n(2, 5), () => {
        const [left, w] = [x, n(90, 300)];
        x += w + n(10, 110);
        return left + w > 1240
          ? ""
          : `${rect(left, 84 + r * 120, w, 92, color, 8, 'opacity=".85"')}${times(Math.floor(w / 9), (k) => rect(left + 5 + k * 9, 130 + r * 120 - random() * 34, 4, random() * 68, p.night, 2))}`;
      });
      return `${rect(40, 84 + r * 120, 160, 92, p.night, 8)}${disc(76, 130 + r * 120, 14, color)}${rect(104, 122 + r * 120, 70, 12, p.tone, 6)}${clips}`;
    }) +
    line(`M${n(400, 900)} 50V930`, p.paper, 4)
  );
}

/** Notes of a score that branches. */
export function roll({ p, n, random }: Art): string {
  return (
    rect(0, 0, W, H, p.wash) +
    times(20, (r) => rect(0, r * 48, W, 48, r % 2 ? p.paper : p.wash)) +
    times(16, (c) => line(`M${c * 80} 0V${H}`, p.tone, c % 4 ? 1 : 3, 'opacity=".5"')) +
    times(46, (i) =>
      rect(
        n(0, 15) * 80 + 4,
        n(1, 18) * 48 + 5,
        [74, 154, 34, 234][n(0, 3)] ?? 74,
        38,
        random() < 0.3 ? p.second : i % 4 ? p.accent : p.ink,
        9,
      ),
    )
  );
}

/** A microphone before a soft wall. */
export function microphone({ p, n }: Art): string {
  const x = n(540, 740);
  return (
    rect(0, 0, W, H, p.accent) +
    times(
      5,
      (i) =>
        `<circle cx="${x}" cy="400" r="${230 + i * 110}" fill="none" stroke="${p.tone}" stroke-width="5" opacity="${0.5 - i * 0.08}"/>`,
    ) +
    line(`M${x - 170} 420a170 170 0 0 0 340 0`, p.paper, 18) +
    line(`M${x} 590V860M${x - 130} 862H${x + 130}`, p.paper, 22) +
    rect(x - 105, 170, 210, 350, p.ink, 105) +
    times(7, (i) => line(`M${x - 76} ${240 + i * 34}H${x + 76}`, p.tone, 6)) +
    rect(x - 105, 384, 210, 18, p.second)
  );
}

/** Frames of a story, with a figure that moves through them. */
export function storyboard({ p, n }: Art): string {
  const base = n(0, 60);
  return (
    rect(0, 0, W, H, p.paper) +
    times(6, (i) => {
      const [x, y] = [70 + (i % 3) * 390, 90 + Math.floor(i / 3) * 420];
      const [sun, man] = [x + 60 + ((i * 53 + base) % 230), x + 50 + i * 42];
      return `${rect(x, y, 360, 240, p.wash, 6)}${disc(sun, y + 70, 30, p.second)}${shape(`M${x} ${y + 190}q90 ${-50 - (base % 30)} 180 0t180 -10v60h-360z`, p.tone)}${disc(man, y + 140, 17, p.ink)}${line(`M${man} ${y + 158}v42m-18 24l18 -24l16 24m-34 -50l18 6l22 -16`, p.ink, 8)}${rect(x, y, 360, 240, "none", 6, `stroke="${p.ink}" stroke-width="6"`)}${rect(x, y + 268, 280, 14, p.tone, 7)}${rect(x, y + 296, 180, 14, p.tone, 7)}`;
    })
  );
}

/** An editing desk: the picture above, the strips below. */
export function timeline({ p, n, random }: Art): string {
  const head = n(300, 1000);
  return (
    rect(0, 0, W, H, p.night) +
    rect(260, 60, 760, 428, p.accent, 10) +
    disc(n(420, 840), 250, 96, p.second) +
    shape("M260 488V400q190 -130 380 -20t380 -60v168z", p.ink) +
    times(4, (r) => {
      let x = 60;
      return times(9, () => {
        const [left, w] = [x, n(70, 220)];
        x += w + 6;
        return left + w > 1230
          ? ""
          : `${rect(left, 560 + r * 88, w, 74, [p.tone, p.second, p.accent, p.wash][(r + n(0, 1)) % 4] ?? p.tone, 8, r > 1 ? 'opacity=".55"' : "")}${r > 1 ? times(Math.floor(w / 12), (k) => rect(left + 6 + k * 12, 597 + r * 88 - random() * 24, 5, random() * 48, p.night, 2)) : ""}`;
      });
    }) +
    line(`M${head} 530V930`, p.paper, 5) +
    disc(head, 530, 13, p.paper)
  );
}

/** A turned body of flat faces, lit from one side. */
export function solid({ p, n }: Art): string {
  const [sides, cx, layers] = [n(7, 11), W / 2, 6];
  const radii = Array.from({ length: layers }, () => n(110, 300));
  const point = (r: number, k: number, y: number): [number, number] => [
    cx + r * Math.cos((k / sides) * Math.PI),
    y + r * 0.26 * Math.sin((k / sides) * Math.PI),
  ];
  const faces = radii.slice(1).flatMap((below, i) =>
    Array.from({ length: sides }, (_, k) => {
      const above = radii[i] ?? 0;
      const [y, z] = [210 + i * 110, 320 + i * 110];
      const corners = [point(above, k, y), point(above, k + 1, y), point(below, k + 1, z), point(below, k, z)];
      const light = (sides - k) / sides;
      return shape(
        `M${corners.map(([a, b]) => `${f(a)} ${f(b)}`).join("L")}z`,
        light > 0.6 ? p.second : p.accent,
        `opacity="${f(0.45 + Math.abs(light - 0.4) * 0.8)}" stroke="${p.paper}" stroke-width="2"`,
      );
    }),
  );
  const top = radii[0] ?? 200;
  return (
    rect(0, 0, W, H, p.wash) +
    `<ellipse cx="${cx}" cy="820" rx="420" ry="80" fill="${p.ink}" opacity=".18"/>` +
    rect(0, 0, 0, 0, p.ink) +
    shape(`M${cx - top} 210a${top} ${top * 0.26} 0 0 1 ${top * 2} 0z`, p.tone) +
    faces.reverse().join("")
  );
}

/** A stack of prints of film. */
export function contactSheet({ p, n }: Art): string {
  return (
    rect(0, 0, W, H, p.ink) +
    times(
      3,
      (r) =>
        rect(0, 90 + r * 280, W, 230, "#0c0c0c") +
        times(
          32,
          (i) =>
            rect(12 + i * 40, 100 + r * 280, 20, 14, p.paper, 3) + rect(12 + i * 40, 294 + r * 280, 20, 14, p.paper, 3),
        ) +
        times(
          4,
          (c) =>
            `${rect(24 + c * 314, 126 + r * 280, 290, 158, [p.wash, p.tone, p.accent, p.second][(r * 3 + c + n(0, 3)) % 4] ?? p.tone)}${disc(100 + c * 314 + n(0, 150), 180 + r * 280, n(18, 40), p.paper)}${shape(`M${24 + c * 314} ${284 + r * 280}v-40l${n(70, 150)} -40l140 60l${290 - 150 - 140 + 150} -20v40z`, p.ink, 'opacity=".8"')}`,
        ),
    ) +
    sheet(n(200, 700), 60, 0, 0, p.paper)
  );
}
