import { blob, line, moved, repeat, shape, turned } from "../shapes.ts";
import { type Body, lit } from "./body.ts";
import { liquid } from "./sauces.ts";

const strands =
  (width: number, count: number, reach: number): Body =>
  (random, color) => {
    const strand = () => {
      const turn = random.between(0, 360);
      const bend = reach * (0.3 + random.next() * 0.9);
      const path = `M${-reach * 0.9} 0C${-reach * 0.5} ${-bend} ${reach * 0.5} ${bend} ${reach * 0.9} ${random.between(-60, 60)}`;
      return turned(
        turn,
        moved(
          0,
          random.between(-reach * 0.6, reach * 0.6) * 0.7,
          line(path, "#0000", 0) +
            line(path, "#5d3a12", width + 4, 'opacity=".5"') +
            line(path, color, width) +
            line(path, "#fff7dd", width * 0.25, 'opacity=".5"'),
        ),
      );
    };
    return `<clipPath id="nest"><circle r="${reach}"/></clipPath>${lit(shape(blob(random, { radius: reach, count: 18, uneven: 0.05 }), color), "bed", { round: 30, gloss: 0.1, grain: 0.5, lift: 6 })}
    ${lit(`<g clip-path="url(#nest)">${repeat(count, strand)}</g>`, "nestlit", { round: 7, gloss: 0.35, grain: 0.1, lift: 4 })}`;
  };

const grains =
  (radius: number, size: number): Body =>
  (random, color) =>
    lit(
      shape(blob(random, { radius, count: 16, uneven: 0.025 }), "#e4d8b8") +
        repeat(Math.round((radius / size) ** 2 * 0.7), () => {
          const angle = random.next() * 6.283;
          const length = Math.sqrt(random.next()) * radius * 0.98;
          return moved(
            Math.cos(angle) * length,
            Math.sin(angle) * length,
            turned(
              random.between(0, 180),
              `<ellipse rx="${size}" ry="${size * 0.42}" fill="${random.pick(["#fffdf4", color, color, "#f6f0e0", "#efe6cc"])}"/>`,
            ),
          );
        }),
      "grains",
      { round: 2.2, gloss: 0.18, grain: 0.35, fine: 0.02, lift: 8 },
    );

/** Broth with a nest of noodles. */
const broth: Body = (random, color) =>
  liquid(300)(random, color) +
  moved(
    -40,
    20,
    `<g transform="scale(.86)" opacity=".92">${strands(11, 60, 230)(random, "#efd694")}</g>`,
  );

export const noodleAndGrainBodies = {
  pasta: strands(17, 80, 246),
  noodles: strands(10, 110, 262),
  "thin noodles": strands(6, 150, 262),
  broth,
  rice: grains(292, 14),
  "small rice": grains(170, 12),
  "fine grains": grains(290, 8),
} satisfies Record<string, Body>;
