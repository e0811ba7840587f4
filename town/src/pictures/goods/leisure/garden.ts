import { sprite } from "../../fresh/sprites.ts";
import { at, times } from "../../studio/paths.ts";
import { textIn } from "../../studio/text.ts";
import { box, boxPath, brass, circle, line, type Product, path, steel, wooden } from "../kit.ts";

const planter: Product = (drawing) =>
  [
    [220, "basil"],
    [400, "mint"],
    [580, "chives"],
  ]
    .map(([x, name]) =>
      at(
        Number(x),
        370,
        sprite(drawing, name === "basil" ? "basil" : name === "mint" ? "mint" : "chives"),
        0,
        1.5,
      ),
    )
    .join("") +
  wooden(drawing, boxPath(90, 470, 620, 210, 12), "#c9a06a") +
  line("M90 540H710M90 610H710", "#8a6236", 5);

const seeds =
  (colour: string, motif: "tomato" | "sunflower"): Product =>
  (drawing, { title, subtitle }) =>
    [-14, 10]
      .map((turn, index) =>
        at(
          400 + index * 60 - 30,
          400 + index * 20,
          box(
            -180,
            -270,
            360,
            540,
            8,
            index ? "#fbf6ea" : "#efe3cc",
            `stroke="#cdb58a" stroke-width="3"`,
          ) +
            box(-180, -270, 360, 110, 6, colour) +
            textIn(
              title,
              { x: -160, y: -250, width: 320, height: 74 },
              { colour: "#ffffff", size: 46, weight: 800 },
            ) +
            at(0, 10, sprite(drawing, motif), 0, 1.35) +
            textIn(
              subtitle,
              { x: -150, y: 180, width: 300, height: 50 },
              { colour: "#4a4030", size: 30, weight: 600 },
            ),
          turn,
        ),
      )
      .join("");

const wateringCan: Product = (drawing, { design }) =>
  `<path d="M300 300Q400 120 540 300" fill="none" stroke="#8a9299" stroke-width="24"/><path d="M560 420Q700 400 680 520Q660 600 560 600" fill="none" stroke="#8a9299" stroke-width="24"/>` +
  path("M280 560L110 330L150 300L300 470Z", steel(drawing)) +
  path("M84 330L170 268L150 240L60 306Z", brass(drawing)) +
  path(
    "M250 330H580V660Q560 680 415 680Q270 680 250 660Z",
    design % 2 ? "#4f7d5a" : steel(drawing),
  ) +
  line("M250 400H580M250 620H580", "#00000033", 7) +
  path(
    boxPath(250, 330, 330, 350, 20),
    drawing.linear("across", [
      [0, "#000000", 0.3],
      [0.3, "#ffffff", 0.4],
      [0.6, "#ffffff", 0],
      [1, "#000000", 0.34],
    ]),
  );

const insectHotel: Product = (drawing) =>
  wooden(drawing, "M400 80L680 290L650 330L400 150L150 330L120 290Z", "#8a5a34") +
  wooden(drawing, "M180 300L400 140L620 300V700H180Z", "#c9a06a") +
  box(210, 460, 180, 210, 4, "#5a3a20") +
  times(
    25,
    (index) =>
      circle(232 + (index % 5) * 34, 482 + Math.floor(index / 5) * 40, 15, "#d9b97c") +
      circle(232 + (index % 5) * 34, 482 + Math.floor(index / 5) * 40, 7, "#4a3018"),
  ) +
  box(410, 460, 180, 100, 4, "#5a3a20") +
  times(9, (index) => line(`M420 ${468 + index * 10}H582`, "#a8804a", 7)) +
  box(410, 570, 180, 100, 4, "#7d5233") +
  times(12, (index) =>
    circle(430 + (index % 4) * 46, 590 + Math.floor(index / 4) * 32, 9, "#3b2414"),
  ) +
  circle(400, 340, 60, "#5a3a20") +
  at(400, 340, sprite(drawing, "bee"), 0, 0.5);

export const garden = {
  "herb-planter": planter,
  "tomato-seeds": seeds("#b3322c", "tomato"),
  "flower-seeds": seeds("#4f7d3c", "sunflower"),
  "watering-can": wateringCan,
  "insect-hotel": insectHotel,
} satisfies Record<string, Product>;
