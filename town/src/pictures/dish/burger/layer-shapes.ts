import { randomOf } from "../../../generate/random.ts";
import { lit } from "../bodies/body.ts";
import { blob, circle, line, moved, repeat, shape, turned } from "../shapes.ts";

/** A layer of a burger seen from the side: its foot is at y 0 and it is `height` high. */
export type Layer = { height: number; draw: (id: string) => string };

const tender = { round: 7, gloss: 0.4, grain: 0.4, fine: 0.03, lift: 6 };
const rough = { round: 16, gloss: 0.3, grain: 1, fine: 0.07, lift: 7, browned: 0.5 };

const slabPath = (half: number, height: number) =>
  `M${-half + height / 2} ${-height}H${half - height / 2}C${half + height * 0.3} ${-height} ${half + height * 0.3} 0 ${half - height / 2} 0H${-half + height / 2}C${-half - height * 0.3} 0 ${-half - height * 0.3} ${-height} ${-half + height / 2} ${-height}Z`;

/** Minced and fried. */
export const patty = (color: string, specks: string[] = []): Layer => ({
  height: 84,
  draw: (id) =>
    lit(shape(slabPath(226, 88), color), id, rough) +
    repeat(specks.length * 16, (index) =>
      circle(
        -196 + ((index * 67) % 392),
        -14 - ((index * 29) % 58),
        5 + (index % 3) * 1.5,
        specks[index % specks.length] ?? color,
        'opacity=".9"',
      ),
    ),
});

/** In a crust that is thick with crumbs and hangs out of the bun. */
export const crusted = (color: string): Layer => ({
  height: 96,
  draw: (id) => {
    const random = randomOf("crust", color);
    const lumps = repeat(26, (index) =>
      moved(
        -236 + index * 19,
        -48 + random.between(-24, 24),
        shape(
          blob(random, { radius: random.between(26, 40), uneven: 0.22 }),
          random.pick([color, "#e2a548", "#b9742a"]),
        ),
      ),
    );
    return lit(lumps, id, { ...rough, browned: 0.25, fine: 0.09 });
  },
});

/** A slice from the grill with its dark stripes. */
export const grilled = (color: string, stripe: string, height = 66): Layer => ({
  height,
  draw: (id) =>
    lit(shape(slabPath(230, height), color), id, { ...tender, round: 12, grain: 0.5 }) +
    repeat(7, (index) =>
      line(`M${-170 + index * 56} ${-height + 8}l-18 ${height - 18}`, stripe, 13, 'opacity=".72"'),
    ),
});

/** Balls in a row. */
export const balls = (color: string): Layer => ({
  height: 104,
  draw: (id) =>
    lit(
      repeat(4, (index) => circle(-168 + index * 112, -52, 51, color)),
      id,
      { ...rough, round: 12, fine: 0.12 },
    ) +
    repeat(30, (index) =>
      circle(-200 + ((index * 61) % 400), -18 - ((index * 23) % 72), 4, "#7d9a3c", 'opacity=".7"'),
    ),
});

/** A slice that has melted over what is below it. */
export const melted = (color: string): Layer => ({
  height: 15,
  draw: (id) =>
    lit(
      shape(
        "M-236 -16H236Q246 0 216 6L160 44Q140 56 122 42L92 10L20 8L-46 58Q-64 70 -82 54L-118 10L-168 8L-206 30Q-240 34 -236 -16Z",
        color,
      ),
      id,
      { ...tender, grain: 0.05, gloss: 0.5 },
    ),
});

export const leaf = (color: string, edge: string): Layer => ({
  height: 24,
  draw: (id) => {
    const waves = repeat(9, (index) => `q30 ${index % 2 ? 44 : -22} 58 0`);
    const path = `M-262 -14${waves}L250 -30H-250Z`;
    return lit(shape(path, color) + line(`M-262 -14${waves}`, edge, 7, 'opacity=".8"'), id, tender);
  },
});

/** Round slices lying side by side. */
export const slices = (color: string, rim: string, height: number, count: number): Layer => ({
  height,
  draw: (id) => {
    const half = 214 / count;
    return lit(
      repeat(count, (index) =>
        moved(
          -214 + half * (2 * index + 1),
          0,
          `<rect x="${-half - 8}" y="${-height}" width="${2 * half + 16}" height="${height}" rx="${height * 0.45}" fill="${rim}"/><rect x="${-half + 6}" y="${-height * 0.74}" width="${2 * half - 12}" height="${height * 0.42}" rx="${height * 0.2}" fill="${color}"/>`,
        ),
      ),
      id,
      tender,
    );
  },
});

/** Strips and rings in a tangle. */
export const tangle = (colors: string[], height: number): Layer => ({
  height,
  draw: (id) => {
    const random = randomOf("tangle", ...colors);
    return lit(
      repeat(34, () => {
        const x = random.between(-236, 190);
        const bend = random.between(-26, 26);
        return line(
          `M${x} ${random.between(-height, 4)}q30 ${bend} 62 ${random.between(-8, 12)}`,
          random.pick(colors),
          random.between(8, 12),
        );
      }),
      id,
      tender,
    );
  },
});

/** Beans or grains of corn. */
export const grains = (color: string, shade: string): Layer => ({
  height: 30,
  draw: (id) =>
    lit(
      repeat(24, (index) =>
        moved(
          -206 + ((index * 53) % 412),
          -12 - (index % 2) * 14,
          turned(
            (index * 47) % 180,
            `<ellipse rx="20" ry="13" fill="${index % 3 ? color : shade}"/>`,
          ),
        ),
      ),
      id,
      { ...tender, gloss: 0.7 },
    ),
});

/** Fried strips whose ends stick out. */
export const rashers = (meat: string, fat: string): Layer => ({
  height: 22,
  draw: (id) => {
    const wave = `M-256 -8${repeat(8, (index) => `q32 ${index % 2 ? 30 : -26} 64 0`)}`;
    return lit(line(wave, meat, 24) + line(wave, fat, 7, 'opacity=".85"'), id, tender);
  },
});

/** A sauce or purée that runs over the edge. */
export const spread = (color: string): Layer => ({
  height: 16,
  draw: (id) =>
    lit(
      shape(
        "M-222 -16H222Q236 -4 210 6Q196 8 190 30Q182 44 172 28Q168 8 120 8Q60 8 50 34Q40 46 32 28Q26 8 -40 8H-110Q-120 10 -126 38Q-136 52 -146 34Q-150 8 -196 8Q-236 4 -222 -16Z",
        color,
      ),
      id,
      { ...tender, grain: 0.05, gloss: 0.6 },
    ),
});
