import { darker, lighter } from "../studio/colour.ts";
import { around, at, n } from "../studio/paths.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { paintwork, plate, shadowBelow, windows } from "./details.ts";
import type { VehicleScene } from "./vehicle.types.ts";

type Classic = {
  body: string;
  glass: string[];
  wheels: [number, number];
  radius: number;
  /** The line along the side, and the doors. */
  lines: string;
  front: [x: number, y: number];
  back: [x: number, y: number];
};

/** Cars of the sixties and seventies: round wings, chrome, small wheels. */
const classics = {
  "classic-convertible": {
    body: "M52 520Q40 500 46 470Q54 430 110 424L300 414Q330 404 350 412L470 414Q560 404 640 416Q720 424 742 462Q752 500 744 530Q730 548 700 548H80Q60 544 52 520Z",
    glass: ["M474 414L450 330L462 324L526 408Z"],
    wheels: [186, 618],
    radius: 66,
    lines: "M60 462Q300 446 730 470M470 420Q476 490 462 540M338 418Q332 490 340 540",
    front: [724, 462],
    back: [60, 462],
  },
  "classic-compact": {
    body: "M96 530Q82 500 100 452Q130 398 190 390Q230 270 380 256Q500 254 556 384Q650 392 690 450Q706 500 694 536Q680 548 650 548H140Q108 546 96 530Z",
    glass: ["M410 292Q480 296 512 382H410Z", "M392 291V382H250Q274 312 392 291Z"],
    wheels: [206, 602],
    radius: 64,
    lines: "M100 452Q190 400 250 470M690 450Q620 410 550 470M402 290V520",
    front: [672, 448],
    back: [112, 452],
  },
  "classic-coupe": {
    body: "M48 516Q38 480 56 448L130 428Q250 330 360 318Q450 312 520 350L580 408Q700 414 744 458Q752 500 742 528Q730 548 700 548H80Q54 544 48 516Z",
    glass: ["M420 338Q480 340 508 362L548 406H420Z", "M402 337V406H232Q300 348 402 337Z"],
    wheels: [190, 616],
    radius: 68,
    lines: "M58 466Q300 444 736 470M411 410Q416 490 402 540M560 412Q562 490 552 540",
    front: [726, 460],
    back: [60, 458],
  },
} satisfies Record<string, Classic>;

export const isClassic = (body: string): body is keyof typeof classics =>
  Object.hasOwn(classics, body);

export function classic(
  drawing: SvgDrawing,
  { colour, name }: VehicleScene,
  body: keyof typeof classics,
): string {
  const shape: Classic = classics[body];
  const isOpen = body === "classic-convertible";
  const [front, frontY] = shape.front;
  const [back, backY] = shape.back;
  return (
    shadowBelow(drawing, 350) +
    (isOpen
      ? `<path d="M312 420Q306 350 346 352Q364 356 366 420Z" fill="#e9dcc0" stroke="#c2ae85" stroke-width="3"/><path d="M400 420Q398 356 432 360Q446 366 448 420Z" fill="#e9dcc0" stroke="#c2ae85" stroke-width="3"/><circle cx="470" cy="398" r="26" fill="none" stroke="#22252a" stroke-width="6"/><path d="M120 424Q150 380 230 388L296 416Z" fill="#d9c9a4" stroke="#a8946a" stroke-width="3"/>`
      : "") +
    paintwork(drawing, shape.body, colour) +
    drawing.clipped(
      `<path d="${shape.body}"/>`,
      shape.wheels
        .map((x) => `<circle cx="${x}" cy="546" r="${shape.radius + 14}" fill="#15171a"/>`)
        .join(""),
    ) +
    windows(drawing, shape.glass) +
    `<path d="${shape.lines}" stroke="${darker(colour, 0.35)}" stroke-width="3" fill="none"/>${chrome(`M${back + 10} 476Q400 462 ${front - 10} 482`, 6)}<rect x="352" y="440" width="40" height="9" rx="4" fill="#e6eaee" stroke="#8a9098" stroke-width="2"/>` +
    chrome(`M${back - 16} 520Q${back - 22} 508 ${back + 30} 508`, 18) +
    chrome(`M${front + 22} 524Q${front + 26} 510 ${front - 30} 510`, 18) +
    `<circle cx="${front - 14}" cy="${frontY}" r="26" fill="#f7f3df" stroke="#c9cdd2" stroke-width="7"/><ellipse cx="${back + 12}" cy="${backY}" rx="11" ry="20" fill="#c8342c" stroke="#c9cdd2" stroke-width="4"/>` +
    shape.wheels.map((x) => whitewall(drawing, x, 556, shape.radius)).join("") +
    plate(name, front - 60, 526)
  );
}

const chrome = (d: string, width: number) =>
  `<path d="${d}" stroke="#7d848c" stroke-width="${width + 4}" fill="none" stroke-linecap="round"/><path d="${d}" stroke="#e6eaee" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;

/** A tyre with a white wall and a hubcap. */
function whitewall(drawing: SvgDrawing, x: number, y: number, radius: number): string {
  const hub = drawing.linear("diagonal", [
    [0, "#f4f6f8"],
    [0.5, "#9aa1a9"],
    [1, "#dfe3e7"],
  ]);
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#1d1f23"/><circle cx="${x}" cy="${y}" r="${n(radius * 0.76)}" fill="#f1ece0"/><circle cx="${x}" cy="${y}" r="${n(radius * 0.6)}" fill="#2b2e33"/><circle cx="${x}" cy="${y}" r="${n(radius * 0.52)}" fill="${hub}"/>${at(
    x,
    y,
    around(
      8,
      () =>
        `<path d="M0 ${n(-radius * 0.26)}V${n(-radius * 0.44)}" stroke="${lighter("#7d848c", 0.1)}" stroke-width="4"/>`,
    ),
  )}<circle cx="${x}" cy="${y}" r="${n(radius * 0.17)}" fill="#c9cdd2" stroke="#7d848c" stroke-width="2"/>`;
}
