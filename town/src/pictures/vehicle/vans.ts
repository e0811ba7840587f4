import { darker, lighter } from "../studio/colour.ts";
import { times } from "../studio/paths.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { textIn } from "../studio/text.ts";
import { paintwork, plate, shadowBelow, wheel, windows } from "./details.ts";
import type { VehicleBody, VehicleScene } from "./vehicle.types.ts";

const vans: Partial<
  Record<VehicleBody, { body: string; glass: string[]; wheels: number[]; cargo: boolean }>
> = {
  "panel-van": {
    body: "M60 540Q50 540 52 500L56 270Q60 240 96 238H470Q560 244 610 330L640 390Q728 404 738 450L736 540Z",
    glass: ["M490 268Q540 280 600 386H490Z"],
    wheels: [190, 608],
    cargo: true,
  },
  "high-van": {
    body: "M40 540Q30 540 32 500L36 190Q40 156 80 154H480Q566 170 620 320L648 390Q736 404 746 450L744 540Z",
    glass: ["M510 260Q560 280 608 386H510Z"],
    wheels: [180, 616],
    cargo: true,
  },
  minibus: {
    body: "M44 540Q34 540 36 500L40 260Q46 226 90 222H480Q566 234 616 330L644 390Q734 404 744 450L742 540Z",
    glass: [
      "M506 258Q556 274 606 386H506Z",
      "M376 256H488V386H376Z",
      "M234 256H358V386H234Z",
      "M76 260H216V386H72Z",
    ],
    wheels: [184, 612],
    cargo: false,
  },
  camper: {
    body: "M44 540Q34 540 36 500L40 260Q46 226 90 222H480Q566 234 616 330L644 390Q734 404 744 450L742 540Z",
    glass: ["M506 258Q556 274 606 386H506Z", "M350 270H470V370H350Z", "M110 270H230V370H110Z"],
    wheels: [184, 612],
    cargo: false,
  },
};

export const isVan = (body: VehicleBody) =>
  vans[body] !== undefined || body === "box-truck" || body === "raised-camper";

export function van(drawing: SvgDrawing, scene: VehicleScene): string {
  const { body, colour, name } = scene;
  if (body === "box-truck") return boxTruck(drawing, scene);
  const shape = vans[body === "raised-camper" ? "camper" : body];
  if (!shape) throw new Error(`no van "${body}"`);
  const isCamper = body === "camper" || body === "raised-camper";
  return (
    shadowBelow(drawing, 360) +
    (body === "raised-camper"
      ? `<path d="M110 226L130 130H420L480 226Z" fill="#e9dfc8" stroke="#b9a983" stroke-width="3"/>${times(6, (index) => `<path d="M${150 + index * 52} 134L${142 + index * 58} 224" stroke="#b9a983" stroke-width="4"/>`)}<path d="M112 112H440Q480 116 486 136H120Z" fill="${lighter(colour, 0.2)}" stroke="${darker(colour, 0.3)}" stroke-width="3"/>`
      : "") +
    paintwork(drawing, shape.body, colour) +
    drawing.clipped(
      `<path d="${shape.body}"/>`,
      (isCamper
        ? `<path d="M0 410H800V470H0Z" fill="#f6ecd6" opacity=".9"/><path d="M0 430q50 -20 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0V470H0Z" fill="${darker(colour, 0.15)}" opacity=".5"/>`
        : "") +
        shape.wheels.map((x) => `<circle cx="${x}" cy="552" r="84" fill="#15171a"/>`).join("") +
        `<path d="M20 520H780V560H20Z" fill="#1d1f23" opacity=".6"/>`,
    ) +
    windows(drawing, shape.glass) +
    (shape.cargo
      ? `<path d="M470 244V520M300 ${body === "high-van" ? 160 : 244}V520" stroke="${darker(colour, 0.35)}" stroke-width="3"/>${textIn(name, { x: 70, y: body === "high-van" ? 260 : 310, width: 220, height: 70 }, { colour: darker(colour, 0.55), size: 60, weight: 800, lines: 1 })}<rect x="430" y="410" width="30" height="11" rx="5" fill="#1d1f23"/>`
      : `<path d="M497 240V520M366 240V520" stroke="${darker(colour, 0.35)}" stroke-width="3"/><rect x="450" y="410" width="36" height="11" rx="5" fill="#1d1f23"/>`) +
    `<path d="M676 408Q726 414 736 446Q700 444 676 408Z" fill="#f4f8fa" stroke="#9aa5ad" stroke-width="3"/><rect x="${body === "high-van" ? 32 : 44}" y="400" width="18" height="70" rx="6" fill="#d8342c"/>` +
    shape.wheels.map((x) => wheel(drawing, x, 556, 68, 6)).join("") +
    plate(isCamper ? "VAN" : "BX-12", 670, 500)
  );
}

function boxTruck(drawing: SvgDrawing, { colour, name }: VehicleScene): string {
  const cab = "M540 540V300Q540 280 560 280H630Q676 290 704 370L716 410Q744 416 746 450V540Z";
  return (
    shadowBelow(drawing, 370) +
    `<rect x="30" y="150" width="496" height="376" rx="8" fill="#f3f0e8" stroke="#c9c4b6" stroke-width="3"/>${times(8, (index) => `<path d="M${90 + index * 58} 156V520" stroke="#d9d4c6" stroke-width="3"/>`)}<rect x="30" y="430" width="496" height="50" fill="${colour}"/>${textIn(name, { x: 80, y: 240, width: 400, height: 110 }, { colour, size: 110, weight: 800, lines: 1 })}<rect x="30" y="150" width="496" height="376" rx="8" fill="${drawing.linear(
      "down",
      [
        [0, "#ffffff", 0.3],
        [1, "#000000", 0.14],
      ],
    )}"/><rect x="26" y="522" width="720" height="26" fill="#2b2e33"/>` +
    paintwork(drawing, cab, colour) +
    windows(drawing, ["M566 310H626Q660 322 682 392H566Z"]) +
    `<path d="M556 300V520" stroke="${darker(colour, 0.4)}" stroke-width="3"/><rect x="720" y="430" width="26" height="34" rx="8" fill="#f4f8fa" stroke="#9aa5ad" stroke-width="3"/><rect x="20" y="490" width="20" height="40" fill="#d8342c"/>` +
    [170, 640]
      .map(
        (x) => `<circle cx="${x}" cy="548" r="84" fill="#15171a"/>${wheel(drawing, x, 556, 72, 8)}`,
      )
      .join("")
  );
}
