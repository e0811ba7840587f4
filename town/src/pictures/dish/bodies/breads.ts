import { circle, line, moved, repeat, specks, turned } from "../shapes.ts";
import { baked } from "./baked.ts";
import type { Body } from "./body.ts";

const croissant: Body = (random) =>
  turned(
    random.between(-30, 20),
    baked(
      '<path d="M-312 150C-330 60 -210 -160 0 -164C210 -160 330 60 312 150C300 176 272 168 252 132C210 60 120 44 0 44C-120 44 -210 60 -252 132C-272 168 -300 176 -312 150Z" fill="#d18f41"/>',
      "crescent",
      30,
      0.4,
    ) +
      repeat(8, (index) => {
        const side = (index - 3.5) / 3.5;
        const top = -158 + side * side * 180;
        const foot = 30 + side * side * 44;
        return (
          line(
            `M${side * 236} ${top}Q${side * 250 + 30} ${(top + foot) / 2} ${side * 196} ${foot}`,
            "#7d4714",
            9,
            'opacity=".6"',
          ) +
          line(
            `M${side * 236 + 12} ${top + 8}Q${side * 250 + 42} ${(top + foot) / 2} ${side * 196 + 11} ${foot - 6}`,
            "#f3c987",
            7,
            'opacity=".55"',
          )
        );
      }),
  );

const layered: Body = (random) =>
  turned(
    random.between(-24, 24),
    baked(
      '<rect x="-230" y="-145" width="460" height="290" rx="80" fill="#cf8a3c"/>',
      "pain",
      26,
      0.45,
    ) +
      repeat(4, (i) =>
        line(`M${-150 + i * 100} -120q34 120 0 240`, "#8a4f18", 7, 'opacity=".55"'),
      ) +
      line("M-224 -50h26M-224 50h26M198 -50h26M198 50h26", "#3a1d10", 30),
  );

const swirl: Body = () =>
  baked(circle(0, 0, 236, "#d4984c"), "swirl", 26, 0.45) +
  line(
    `M0 0${repeat(70, (i) => `L${(Math.cos(i * 0.36) * (6 + i * 3.1)).toFixed(1)} ${(Math.sin(i * 0.36) * (6 + i * 3.1)).toFixed(1)}`)}`,
    "#8a4f18",
    12,
    'opacity=".7"',
  );

const turnover: Body = (random) =>
  turned(
    random.between(-20, 20),
    baked(
      '<path d="M-250 60C-230 -170 230 -170 250 60Q0 190 -250 60Z" fill="#d29245"/>',
      "turn",
      28,
      0.5,
    ) +
      repeat(8, (i) =>
        line(
          `M${-170 + i * 48} 60q${20 - i * 5} -90 ${(i - 4) * 8} -140`,
          "#8a4f18",
          6,
          'opacity=".6"',
        ),
      ),
  );

const brioche: Body = () =>
  baked(
    repeat(12, (i) =>
      circle(Math.cos(i * 0.5236) * 178, Math.sin(i * 0.5236) * 178, 64, "#c8823a"),
    ) + circle(0, 0, 190, "#d08c42"),
    "base",
    24,
    0.4,
  ) + baked(circle(0, -8, 112, "#b5702c"), "head", 34, 0.6);

const loaf: (color: string, marks: number) => Body = (color, marks) => (random) =>
  turned(
    random.between(-36, -8),
    baked(`<ellipse rx="300" ry="205" fill="${color}"/>`, "loaf", 36, 0.12) +
      repeat(marks, (i) =>
        turned(
          i * 4,
          moved(
            (i - (marks - 1) / 2) * 120,
            0,
            baked(
              `<path d="M-26 -130Q26 0 -10 132Q-58 0 -26 -130Z" fill="#eccf9a"/>`,
              `cut${i}`,
              6,
              0.05,
            ),
          ),
        ),
      ) +
      specks(random, { radius: 180, count: 70, size: 9, fill: "#fff4dc", opacity: 0.28 }),
  );

const baguettes: Body = (random) =>
  [-80, 80]
    .map((y, index) =>
      turned(
        -32,
        moved(
          0,
          y,
          baked(
            `<path d="M-350 0Q-330 -62 0 -66Q330 -62 350 0Q330 62 0 66Q-330 62 -350 0Z" fill="#cd8f46"/>`,
            `bag${index}`,
            24,
            0.2,
          ) +
            repeat(5, (i) =>
              moved(
                -230 + i * 115,
                0,
                turned(
                  28,
                  `<ellipse rx="62" ry="15" fill="#f0d8a8" stroke="#8f5a20" stroke-width="4"/>`,
                ),
              ),
            ) +
            specks(random, { radius: 60, count: 10, size: 6, fill: "#fff4dc", opacity: 0.3 }),
        ),
      ),
    )
    .join("");

const fougasse: Body = (random) =>
  turned(
    random.between(-20, 20),
    baked(
      '<path d="M0 -320C190 -250 250 130 130 290Q0 340 -130 290C-250 130 -190 -250 0 -320Z" fill="#d7a053"/>',
      "foug",
      28,
      0.25,
    ) +
      repeat(3, (i) =>
        [-1, 1]
          .map((side) =>
            moved(
              side * 82,
              -140 + i * 140,
              turned(side * 34, '<ellipse rx="17" ry="66" fill="#3b2413" opacity=".85"/>'),
            ),
          )
          .join(""),
      ),
  );

export const breadBodies = {
  croissant,
  layered,
  swirl,
  turnover,
  brioche,
  "country loaf": loaf("#b9793a", 3),
  "rye loaf": loaf("#7a4a28", 4),
  baguettes,
  fougasse,
} satisfies Record<string, Body>;
