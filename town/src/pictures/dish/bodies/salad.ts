import { blob, line, moved, repeat, shape, turned } from "../shapes.ts";
import { type Body, lit } from "./body.ts";

const leaves: Body = (random) => {
  const ruffle = (count: number, reach: number, tones: string[], id: string) =>
    lit(
      repeat(count, () => {
        const angle = random.next() * 6.283;
        const length = Math.sqrt(random.next()) * reach;
        const tone = random.pick(tones);
        return moved(
          Math.cos(angle) * length,
          Math.sin(angle) * length,
          turned(
            random.between(0, 360),
            shape(blob(random, { radius: 78, count: 15, uneven: 0.2, flat: 0.7 }), tone) +
              line("M-58 0Q0 14 62 0", "#eef7cf", 4, 'opacity=".45"'),
          ),
        );
      }),
      id,
      { round: 6, gloss: 0.25, grain: 0.7, fine: 0.04, lift: 9 },
    );
  return (
    ruffle(26, 226, ["#3f7d31", "#2f6a2a", "#4f8f3a"], "under") +
    ruffle(16, 205, ["#6aa83f", "#83bd4c", "#5a9838"], "middle") +
    ruffle(9, 180, ["#9ccb5e", "#86bf4e", "#7a2f44"], "over")
  );
};

export const saladBodies = {
  leaves,
} satisfies Record<string, Body>;
