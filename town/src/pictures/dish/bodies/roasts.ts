import { circle, line, moved, repeat, shape, turned } from "../shapes.ts";
import { type Body, lit } from "./body.ts";

const skin = { round: 34, gloss: 0.6, grain: 0.4, fine: 0.03, lift: 16, browned: 0.3 };

const leg = (id: string) =>
  line("M0 120L0 236", "#efe0c4", 24) +
  circle(-13, 244, 16, "#f6ead2") +
  circle(13, 244, 16, "#f6ead2") +
  lit(
    shape("M-78 -60C-96 30 -50 130 0 140C50 130 96 30 78 -60C50 -110 -50 -110 -78 -60Z", "#b9712c"),
    id,
    skin,
  );

/** A whole roast bird, breast up, its legs towards the viewer. */
const bird: Body = (random) =>
  lit(
    '<ellipse cx="-186" cy="-40" rx="62" ry="112" fill="#a9642a" transform="rotate(24 -186 -40)"/><ellipse cx="186" cy="-40" rx="62" ry="112" fill="#a9642a" transform="rotate(-24 186 -40)"/>',
    "wings",
    skin,
  ) +
  lit(
    shape(
      "M0 -250C130 -250 212 -130 200 20C190 150 100 200 0 200C-100 200 -190 150 -200 20C-212 -130 -130 -250 0 -250Z",
      "#c98238",
    ),
    "breast",
    skin,
  ) +
  line("M0 -200Q8 -60 0 70", "#8a4c16", 12, 'opacity=".4"') +
  moved(-118, 70, turned(28, leg("leg1"))) +
  moved(118, 70, turned(-28, leg("leg2"))) +
  repeat(40, () =>
    circle(random.between(-150, 150), random.between(-190, 120), 3, "#5d7a34", 'opacity=".8"'),
  );

export const roastBodies = { "roast bird": bird } satisfies Record<string, Body>;
