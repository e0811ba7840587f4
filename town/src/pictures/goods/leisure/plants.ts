import { sprite } from "../../fresh/sprites.ts";
import { at, times } from "../../studio/paths.ts";
import { boxPath, lighter, line, type Product, path, turned } from "../kit.ts";

const plant =
  (leafName: "aloe" | "basil" | "orchid" | "cactus" | "monstera"): Product =>
  (drawing, { design, colour }) => {
    const clay = ["#c97248", "#e8e3d8", "#4a4f57", colour][design % 4] ?? colour;
    const foliage =
      leafName === "monstera"
        ? [-60, -30, 0, 30, 60]
            .map((turn, index) =>
              at(
                400,
                500,
                line("M0 0Q10 -100 0 -200", "#4f8a3c", 9) +
                  at(
                    0,
                    -230,
                    path(
                      "M0 100C-120 80 -130 -60 0 -120C130 -60 120 80 0 100Z",
                      index % 2 ? "#2f7a3c" : "#3f8f48",
                    ) +
                      [-1, 1]
                        .map((side) =>
                          times(
                            3,
                            (cut) =>
                              path(
                                `M${side * 116} ${-40 + cut * 40}L${side * 40} ${-20 + cut * 36}L${side * 112} ${-18 + cut * 40}Z`,
                                "#ffffff",
                                `opacity=".0"`,
                              ) +
                              line(
                                `M0 ${-60 + cut * 40}L${side * 90} ${-80 + cut * 44}`,
                                "#8fc98a",
                                4,
                                `opacity=".7"`,
                              ),
                          ),
                        )
                        .join("") +
                      line("M0 100V-110", "#8fc98a", 5),
                    turn * 0.3,
                    0.92,
                  ),
                turn,
              ),
            )
            .join("")
        : leafName === "cactus"
          ? turned(drawing, boxPath(330, 190, 140, 330, 70), "#4f9a58") +
            turned(
              drawing,
              "M470 380H540Q560 380 560 350V300Q560 276 590 276Q620 276 620 300V370Q620 440 550 440H470Z",
              "#4f9a58",
            ) +
            turned(
              drawing,
              "M330 430H270Q240 430 240 400V350Q240 326 214 326Q190 326 190 350V410Q190 490 260 490H330Z",
              "#458a50",
            ) +
            times(18, (index) =>
              line(
                `M${352 + (index % 3) * 46} ${230 + Math.floor(index / 3) * 46}l6 -12`,
                "#f3f0d8",
                4,
              ),
            ) +
            at(400, 190, sprite(drawing, "blossom"), 0, 0.36)
          : leafName === "orchid"
            ? [-24, 20]
                .map((turn) =>
                  at(
                    400,
                    520,
                    line("M0 0Q-20 -220 60 -400", "#5a8a3c", 9) +
                      [
                        [10, -250],
                        [30, -310],
                        [54, -370],
                        [90, -410],
                      ]
                        .map(([x = 0, y = 0]) =>
                          at(x, y, sprite(drawing, "orchid"), turn * 3, 0.56),
                        )
                        .join(""),
                    turn,
                  ),
                )
                .join("") + at(400, 480, sprite(drawing, "aloe"), 0, 0.9)
            : at(400, 420, sprite(drawing, leafName), 0, 2);
    return (
      foliage +
      turned(drawing, "M270 500H530L500 690H300Z", clay) +
      turned(drawing, boxPath(252, 476, 296, 50, 10), lighter(clay, 0.08))
    );
  };

export const plants = {
  cactus: plant("cactus"),
  monstera: plant("monstera"),
  orchid: plant("orchid"),
} satisfies Record<string, Product>;
