import { darker, lighter } from "../studio/colour.ts";
import { around, at, n, times } from "../studio/paths.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { textIn } from "../studio/text.ts";
import type { VehicleBody, VehicleScene } from "./vehicle.types.ts";

/** The profile of a body, front to the right, wheels on y 560. */
type Profile = {
  body: string;
  /** Side windows, front to back. */
  glass: string[];
  wheels: [x: number, radius: number][];
  /** Vertical lines between doors. */
  doors: number[];
  front: [x: number, y: number];
  back: [x: number, y: number];
  belt: number;
};

const profiles: Partial<Record<VehicleBody, Profile>> = {
  "city-car": {
    body: "M150 540Q120 540 122 500Q124 420 160 390Q190 290 300 274Q430 262 500 290Q560 330 600 392Q680 404 690 440Q700 500 684 540Z",
    glass: ["M410 300Q470 300 510 326L560 390H410Z", "M390 300V390H214Q226 320 300 302Z"],
    wheels: [
      [240, 70],
      [588, 70],
    ],
    doors: [400],
    front: [672, 440],
    back: [140, 430],
    belt: 400,
  },
  hatchback: {
    body: "M112 540Q90 540 94 490Q96 420 130 396Q180 300 300 284Q440 274 520 312Q580 350 624 398Q716 412 724 452Q728 510 714 540Z",
    glass: [
      "M420 308Q480 312 526 340L582 396H420Z",
      "M402 307V396H250Q262 330 320 311Z",
      "M236 396H176Q196 348 236 330Z",
    ],
    wheels: [
      [214, 72],
      [606, 72],
    ],
    doors: [411, 262],
    front: [708, 450],
    back: [112, 434],
    belt: 406,
  },
  estate: {
    body: "M78 540Q60 540 62 490Q60 410 90 388Q110 306 170 290Q320 270 470 290Q560 330 616 394Q724 408 738 452Q744 510 728 540Z",
    glass: [
      "M432 308Q500 316 570 392H432Z",
      "M414 306V392H282V303Z",
      "M264 303V392H124Q130 320 180 306Z",
    ],
    wheels: [
      [204, 74],
      [612, 74],
    ],
    doors: [423, 273],
    front: [722, 450],
    back: [80, 424],
    belt: 404,
  },
  suv: {
    body: "M92 530Q70 530 72 470Q70 380 100 356Q116 260 180 246Q330 226 480 246Q560 286 610 360Q716 376 728 424Q734 496 716 530Z",
    glass: [
      "M430 266Q500 276 566 358H430Z",
      "M412 264V358H270V261Z",
      "M252 261V358H132Q140 280 190 264Z",
    ],
    wheels: [
      [214, 86],
      [604, 86],
    ],
    doors: [421, 261],
    front: [712, 424],
    back: [90, 396],
    belt: 370,
  },
  roadster: {
    body: "M90 540Q66 540 72 486Q80 440 150 424L330 408Q360 396 372 408L480 412L520 404Q690 416 730 470Q736 520 720 540Z",
    glass: ["M470 410L440 336L452 330L520 404Z"],
    wheels: [
      [204, 74],
      [602, 74],
    ],
    doors: [470, 350],
    front: [706, 466],
    back: [92, 456],
    belt: 440,
  },
  coupe: {
    body: "M76 540Q56 540 62 484Q70 430 120 414Q230 330 340 314Q450 306 530 360L588 402Q710 416 736 466Q744 520 728 540Z",
    glass: ["M424 334Q490 340 552 400H424Z", "M406 333V400H220Q290 344 350 335Z"],
    wheels: [
      [200, 78],
      [602, 78],
    ],
    doors: [540, 400],
    front: [716, 462],
    back: [78, 444],
    belt: 412,
  },
  saloon: {
    body: "M56 540Q40 540 44 486Q50 420 100 404L190 396Q270 310 360 298Q460 292 530 340L600 396Q726 410 752 456Q760 516 744 540Z",
    glass: [
      "M440 318Q500 326 562 394H440Z",
      "M422 316V394H318L322 318Z",
      "M302 322V394H216Q260 344 302 322Z",
    ],
    wheels: [
      [194, 76],
      [616, 76],
    ],
    doors: [431, 310],
    front: [734, 454],
    back: [60, 434],
    belt: 406,
  },
};

/** A tyre with an alloy rim. */
export function wheel(
  drawing: SvgDrawing,
  x: number,
  y: number,
  radius: number,
  spokes = 5,
): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#1d1f23" stroke="#4a4e55" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${n(radius * 0.68)}" fill="${drawing.linear(
    "diagonal",
    [
      [0, "#e9ecef"],
      [0.5, "#9aa1a9"],
      [1, "#d4d9de"],
    ],
  )}"/><circle cx="${x}" cy="${y}" r="${n(radius * 0.58)}" fill="#2b2e33"/>${at(
    x,
    y,
    around(
      spokes,
      () =>
        `<path d="M${n(-radius * 0.11)} 0L${n(-radius * 0.15)} ${n(-radius * 0.62)}H${n(radius * 0.15)}L${n(radius * 0.11)} 0Z" fill="#cdd2d7"/>`,
      10,
    ),
  )}<circle cx="${x}" cy="${y}" r="${n(radius * 0.16)}" fill="#7d848c"/>`;
}

/** The paint of a body: sky on top, dark sill, a bright line along the side. */
export function paintwork(drawing: SvgDrawing, d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}" stroke="${lighter(colour, 0.25)}" stroke-opacity=".6" stroke-width="2"/><path d="${d}" fill="${drawing.linear(
    "down",
    [
      [0, "#ffffff", 0.42],
      [0.34, "#ffffff", 0.08],
      [0.52, "#ffffff", 0.2],
      [0.56, "#000000", 0.04],
      [0.86, "#000000", 0.3],
      [1, "#000000", 0.5],
    ],
  )}"/>`;
}

export const windows = (drawing: SvgDrawing, panes: string[]) =>
  panes
    .map(
      (pane) =>
        `<path d="${pane}" fill="${drawing.linear("diagonal", [
          [0, "#8fa6b4"],
          [0.4, "#3a4853"],
          [0.62, "#232c34"],
          [1, "#52636f"],
        ])}" stroke="#15181c" stroke-width="4" stroke-linejoin="round"/>`,
    )
    .join("");

export const shadowBelow = (drawing: SvgDrawing, width: number) =>
  `<ellipse cx="400" cy="628" rx="${width}" ry="30" fill="${drawing.radial([
    [0, "#12100e", 0.6],
    [0.6, "#12100e", 0.36],
    [1, "#12100e", 0],
  ])}"/>`;

export function car(drawing: SvgDrawing, { body, colour, name }: VehicleScene): string {
  const profile = profiles[body];
  if (!profile) throw new Error(`no car "${body}"`);
  const { front, back, belt } = profile;
  const arches = profile.wheels
    .map(([x, radius]) => `<circle cx="${x}" cy="552" r="${radius + 12}" fill="#15171a"/>`)
    .join("");
  return (
    shadowBelow(drawing, 340) +
    paintwork(drawing, profile.body, colour) +
    drawing.clipped(
      `<path d="${profile.body}"/>`,
      `${arches}<path d="M40 520H780V560H40Z" fill="#1d1f23" opacity=".55"/>`,
    ) +
    windows(drawing, profile.glass) +
    profile.glass
      .map((pane) =>
        drawing.clipped(
          `<path d="${pane}"/>`,
          `<path d="M260 200L330 200L230 440H150ZM480 200L540 200L450 440H400Z" fill="#fff" opacity=".16"/>`,
        ),
      )
      .join("") +
    profile.doors
      .map(
        (x) =>
          `<path d="M${x} ${belt}Q${x + 6} 470 ${x - 6} 526" stroke="${darker(colour, 0.4)}" stroke-width="3" fill="none"/><rect x="${x - 70}" y="${belt + 22}" width="44" height="11" rx="5" fill="${lighter(colour, 0.4)}" stroke="${darker(colour, 0.4)}" stroke-width="2"/>`,
      )
      .join("") +
    `<path d="M${back[0] + 20} ${belt + 14}Q400 ${belt - 4} ${front[0] - 30} ${belt + 34}" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none"/>` +
    `<path d="M${front[0] - 56} ${front[1] - 16}Q${front[0]} ${front[1] - 10} ${front[0] + 8} ${front[1] + 20}Q${front[0] - 30} ${front[1] + 18} ${front[0] - 56} ${front[1] - 16}Z" fill="#f4f8fa" stroke="#9aa5ad" stroke-width="3"/><path d="M${back[0] - 8} ${back[1] - 14}Q${back[0] + 24} ${back[1] - 20} ${back[0] + 30} ${back[1] + 18}Q${back[0] + 2} ${back[1] + 24} ${back[0] - 12} ${back[1] + 12}Z" fill="#d8342c"/>` +
    (body === "roadster"
      ? `<path d="M330 410Q330 352 372 356L384 410Z" fill="#3b2a22"/><path d="M398 410Q400 360 436 364L446 412Z" fill="#4a352a"/>`
      : "") +
    profile.wheels
      .map(([x, radius], index) =>
        wheel(drawing, x, 556, radius - 4, body === "suv" || index > 1 ? 6 : 5),
      )
      .join("") +
    plate(name, front[0] - 46, 500)
  );
}

const plate = (name: string, x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="62" height="22" rx="3" fill="#fbfaf4" stroke="#33363b" stroke-width="2"/>${textIn(name, { x: x + 4, y: y + 4, width: 54, height: 14 }, { colour: "#33363b", size: 14, weight: 800, lines: 1 })}`;

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
