import { randomOf } from "../../generate/random.ts";
import { at, times } from "../studio/paths.ts";
import { SvgDrawing } from "../studio/svg-drawing.ts";
import { car } from "./cars.ts";
import { classic, isClassic } from "./classics.ts";
import { cabin, frontHalf } from "./close-view.ts";
import { isTwoWheeled, twoWheels } from "./two-wheels.ts";
import { isVan, van } from "./vans.ts";
import type { VehicleScene } from "./vehicle.types.ts";

/** Returns a vehicle as SVG, 800 × 800: cut out, on the coast road, or from near. */
export function drawVehicle(scene: VehicleScene): string {
  const drawing = new SvgDrawing(randomOf("vehicle", scene.body, scene.colour));
  return drawing.svg(800, 800, viewOf(drawing, scene));
}

function viewOf(drawing: SvgDrawing, scene: VehicleScene): string {
  switch (scene.view) {
    case "profile":
      return at(0, -30, vehicleBody(drawing, scene));
    case "coast":
      return coast(drawing) + at(40, 130, vehicleBody(drawing, scene), 0, 0.9);
    case "close":
      return isTwoWheeled(scene.body)
        ? frontHalf(drawing, vehicleBody(drawing, scene))
        : cabin(drawing, scene, coast(drawing));
  }
}

/** Returns the vehicle in the coordinates of an 800 × 800 drawing, wheels at about y 628. */
export function vehicleBody(drawing: SvgDrawing, scene: VehicleScene): string {
  const { body } = scene;
  if (isTwoWheeled(body)) return twoWheels[body](drawing, scene);
  if (isClassic(body)) return classic(drawing, scene, body);
  return isVan(body) ? van(drawing, scene) : car(drawing, scene);
}

/** The road above the bay: sky, sea, hills, pines and asphalt. */
function coast(drawing: SvgDrawing): string {
  const { random } = drawing;
  const evening = random.chance(0.4);
  const sky = drawing.linear(
    "down",
    evening
      ? [
          [0, "#5a7fb4"],
          [0.6, "#f3b08a"],
          [1, "#fbdca8"],
        ]
      : [
          [0, "#6fb2e0"],
          [1, "#dff0f6"],
        ],
  );
  return (
    `<rect width="800" height="420" fill="${sky}"/><circle cx="${random.between(140, 660)}" cy="${random.between(90, 240)}" r="54" fill="#fff4d0" opacity=".9"/>` +
    times(
      3,
      () =>
        `<ellipse cx="${random.between(60, 740)}" cy="${random.between(70, 220)}" rx="${random.between(60, 120)}" ry="18" fill="#fff" opacity=".55"/>`,
    ) +
    `<rect y="400" width="800" height="160" fill="${drawing.linear("down", [
      [0, "#2f7fa8"],
      [1, "#6fc0c9"],
    ])}"/>` +
    times(
      16,
      () =>
        `<path d="M${random.between(0, 760)} ${random.between(412, 540)}h${random.between(20, 70)}" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`,
    ) +
    `<path d="M0 ${random.between(360, 390)}Q160 ${random.between(240, 320)} 320 392L360 410H0Z" fill="#6f8f6a"/><path d="M520 410Q640 ${random.between(270, 340)} 800 ${random.between(300, 350)}V420Z" fill="#86a27a"/>` +
    `<path d="M0 560H800V800H0Z" fill="#5a5e63"/><path d="M0 548H800V576H0Z" fill="#cfc7b4"/><path d="M0 720H800" stroke="#f6f1e0" stroke-width="9" stroke-dasharray="90 60"/><path d="M0 560H800V800H0Z" fill="${drawing.linear(
      "down",
      [
        [0, "#000000", 0.2],
        [1, "#000000", 0],
      ],
    )}"/>` +
    [random.between(40, 120), random.between(660, 760)]
      .map(
        (x) =>
          `<path d="M${x} 556q-6 -120 10 -220" stroke="#6b4a30" stroke-width="15" fill="none"/><ellipse cx="${x + 8}" cy="320" rx="92" ry="42" fill="#3f6b3f"/><ellipse cx="${x - 12}" cy="300" rx="60" ry="32" fill="#547f4c"/>`,
      )
      .join("")
  );
}
