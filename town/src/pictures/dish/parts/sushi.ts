import type { Random } from "../../../generate/random.ts";
import { circle, line, moved, repeat, shape } from "../shapes.ts";
import type { Part } from "../sprites.ts";

const onTop = { isUpright: true, round: 5, gloss: 0.3, grain: 0.3, lift: 10 } as const;

const rice = (random: Random, width: number, height: number, count: number) =>
  repeat(count, () =>
    moved(
      random.between(-width, width),
      random.between(-height, height),
      `<ellipse rx="7" ry="3.6" fill="${random.pick(["#fffdf6", "#f2ebda", "#e6dcc4"])}" transform="rotate(${random.between(0, 180)})"/>`,
    ),
  );

const side = (color: string) => `<path d="M-58 -18V36A58 36 0 0 0 58 36V-18Z" fill="${color}"/>`;

/** A roll standing on its end: seaweed round the rice, the filling in the middle. */
function maki(filling: string): Part {
  return {
    ...onTop,
    radius: 66,
    count: 6,
    shape: (random) =>
      `${side("#1a2a22")}${line("M-44 10V46M0 24V66M44 10V46", "#2f4438", 5)}
      <ellipse cy="-18" rx="58" ry="37" fill="#1a2a22"/><ellipse cy="-18" rx="51" ry="31" fill="#fbf8ef"/>` +
      moved(0, -18, rice(random, 36, 20, 40)) +
      `<ellipse cy="-18" rx="27" ry="17" fill="${filling}"/>${line("M-14 -23Q0 -29 14 -22", "#fff", 4, 'opacity=".45"')}`,
  };
}

/** A roll with the rice outside, in its coat of seeds or crumbs. */
function insideOut(fillings: string[], coat: string[], top = ""): Part {
  return {
    ...onTop,
    radius: 70,
    count: 8,
    shape: (random) => {
      const coated = repeat(110, () => {
        const x = random.between(-60, 60);
        const edge = 36 * Math.sqrt(Math.max(0, 1 - (x / 62) ** 2));
        return circle(x, random.between(-12, 34) + edge, 4 + random.next() * 3, random.pick(coat));
      });
      const ring = repeat(46, (index) =>
        circle(
          Math.cos(index * 0.137) * 56,
          -20 + Math.sin(index * 0.137) * 35,
          6,
          coat[index % coat.length] ?? "",
        ),
      );
      const inner = fillings
        .map((filling, index) => circle((index - (fillings.length - 1) / 2) * 22, -20, 13, filling))
        .join("");
      return `${side("#f6f0e0")}${coated}<ellipse cy="-20" rx="58" ry="37" fill="#fbf8ef"/>${moved(0, -20, rice(random, 40, 22, 36))}${ring}
        <ellipse cy="-20" rx="34" ry="21" fill="#1a2a22"/><ellipse cy="-20" rx="30" ry="18" fill="#f7f1e2"/>${inner}${top}`;
    },
  };
}

/** The fried prawn of a roll, whose tail stands out at the top. */
const prawnTail =
  '<ellipse cy="-26" rx="25" ry="16" fill="#e2a544"/><ellipse cy="-28" rx="17" ry="10" fill="#fbe3d0"/>' +
  line("M2 -36Q6 -64 -4 -82", "#ef7f4e", 17) +
  shape("M-6 -76L-38 -112Q-12 -120 -2 -92Q10 -122 34 -106L2 -72Z", "#e2562c");

/** A slice on a ball of rice, seen from its side. */
function nigiri(slice: string, stripe: string, isGlazed = false): Part {
  return {
    ...onTop,
    radius: 128,
    count: 2,
    round: 10,
    gloss: isGlazed ? 0.9 : 0.5,
    grain: 0.2,
    lift: 12,
    shape: (random) =>
      shape(
        "M-104 16C-112 -24 112 -24 104 16C116 66 88 72 0 72C-88 72 -116 66 -104 16Z",
        "#f4eddb",
      ) +
      moved(0, 42, rice(random, 92, 24, 90)) +
      shape(
        "M-128 26C-140 -34 -96 -62 0 -64C96 -62 140 -34 128 26C122 40 106 34 98 20Q0 -8 -98 20C-106 34 -122 40 -128 26Z",
        slice,
      ) +
      repeat(7, (index) =>
        line(
          `M${-96 + index * 30} ${8 - Math.abs(index - 3) * -4}q14 -34 34 -58`,
          stripe,
          6,
          'opacity=".85"',
        ),
      ) +
      (isGlazed ? `<rect x="-22" y="-66" width="44" height="136" rx="6" fill="#1a2a22"/>` : "") +
      line("M-92 -26Q0 -66 92 -30", "#fff", 6, 'opacity=".35"'),
  };
}

/** Raw slices leaning on each other. */
const sashimi = (slice: string, stripe: string): Part => ({
  ...onTop,
  radius: 66,
  count: 9,
  round: 8,
  gloss: 0.6,
  grain: 0.15,
  shape: () =>
    shape("M-62 34Q-66 -10 -30 -40Q30 -62 62 -30Q70 0 52 38Q0 58 -62 34Z", slice) +
    repeat(4, (index) =>
      line(`M${-44 + index * 28} 34Q${-34 + index * 28} -14 ${-8 + index * 24} -44`, stripe, 6),
    ),
});

const sesame = ["#f3e3b8", "#e5cf98", "#fbf1d6", "#3a332b"];
const crumbs = ["#e8a83e", "#d18a26", "#f4c86e", "#b9701c"];

export const fishSushi = {
  "salmon maki": maki("#f2825a"),
  "tuna maki": maki("#b8293f"),
  "prawn maki": insideOut([], crumbs, prawnTail),
  "crab maki": insideOut(["#e4553a", "#9cc04a", "#d9ecc0"], sesame),
  "salmon nigiri": nigiri("#f2855d", "#fbd0b8"),
  "tuna nigiri": nigiri("#b52a40", "#d4606e"),
  "eel nigiri": nigiri("#7a4322", "#4c2511", true),
  "salmon sashimi": sashimi("#f2855d", "#fbd7c2"),
} satisfies Record<string, Part>;

export const plantSushi = {
  "cucumber maki": maki("#7fb84e"),
  "avocado maki": maki("#d3d76a"),
} satisfies Record<string, Part>;
