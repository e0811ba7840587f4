import { darker, lighter, mix } from "../studio/colour.ts";
import { around, at, times } from "../studio/paths.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { textLine } from "../studio/text.ts";
import { isClassic } from "./classics.ts";
import { isVan } from "./vans.ts";
import type { VehicleScene } from "./vehicle.types.ts";

/**
 * The front half of a bicycle, scooter or motorcycle against a wall of the town; `vehicle` is its
 * profile.
 */
export function frontHalf(drawing: SvgDrawing, vehicle: string): string {
  const wall = drawing.linear("down", [
    [0, "#efe2cc"],
    [1, "#d9c3a0"],
  ]);
  return (
    `<rect width="800" height="800" fill="${wall}"/>` +
    times(
      9,
      (index) =>
        `<path d="M0 ${60 + index * 70}H800" stroke="#c9b08a" stroke-opacity=".35" stroke-width="3"/>`,
    ) +
    times(
      40,
      (index) =>
        `<path d="M${((index * 173) % 820) - 10} ${60 + (index % 9) * 70}v-70" stroke="#c9b08a" stroke-opacity=".3" stroke-width="3"/>`,
    ) +
    `<path d="M0 690H800V800H0Z" fill="#8f8a80"/><path d="M0 690H800V706H0Z" fill="#6f6a60"/>` +
    at(-410, -204, vehicle, 0, 1.45)
  );
}

/**
 * The place of the driver, as seen from the seats behind: the road ahead, the wheel and the gears.
 */
export function cabin(drawing: SvgDrawing, scene: VehicleScene, road: string): string {
  const { body, colour } = scene;
  const isOld = isClassic(body);
  const isOpen = body === "classic-convertible" || body === "roadster";
  const trim = isOld ? "#7a4a2a" : isVan(body) ? "#3a3f45" : "#2b2f35";
  const top = isOld ? darker(colour, 0.1) : lighter(trim, 0.08);
  const seat = isOld ? "#e4d3b0" : isOpen ? "#8a4a2e" : mix(colour, "#3a3f45", 0.78);
  return (
    at(0, -180, road) +
    (isOpen ? openFrame() : closedFrame(isVan(body))) +
    `<path d="M0 452Q200 402 400 402T800 452V800H0Z" fill="${drawing.linear("down", [
      [0, top],
      [0.35, trim],
      [1, darker(trim, 0.45)],
    ])}"/><path d="M0 500Q400 448 800 500" stroke="${isOld ? "#d9dde1" : colour}" stroke-width="9" fill="none"/>` +
    (isOld ? dials() : screens(drawing)) +
    gears(scene) +
    steeringWheel(isOld) +
    seatBack(drawing, 20, seat) +
    seatBack(drawing, 520, seat)
  );
}

const closedFrame = (isTall: boolean) =>
  `<path d="M0 0H800V470H0ZM${isTall ? "96 70Q400 40 704 70" : "150 110Q400 84 650 110"}L748 430Q400 396 52 430Z" fill="#1f2226" fill-rule="evenodd"/><path d="M0 0H800V${isTall ? 46 : 88}Q400 ${isTall ? 20 : 60} 0 ${isTall ? 46 : 88}Z" fill="#d8d3c8"/><rect x="330" y="${isTall ? 62 : 104}" width="140" height="40" rx="14" fill="#15171a"/><rect x="338" y="${isTall ? 69 : 111}" width="124" height="26" rx="9" fill="#9fb4c0"/>`;

const openFrame = () =>
  `<path d="M130 200Q400 176 670 200L752 436Q400 402 48 436Z" fill="#cfe3ee" fill-opacity=".16" stroke="#c9cdd2" stroke-width="14"/><rect x="340" y="196" width="120" height="38" rx="14" fill="#22252a"/>`;

const screens = (drawing: SvgDrawing) =>
  `<rect x="150" y="436" width="180" height="66" rx="16" fill="#101316"/><path d="M176 484Q190 450 214 484M266 484Q280 450 304 484" stroke="#8fe0c0" stroke-width="5" fill="none"/><rect x="372" y="430" width="206" height="128" rx="14" fill="#101316"/><rect x="382" y="440" width="186" height="108" rx="8" fill="${drawing.linear(
    "diagonal",
    [
      [0, "#2f4f5f"],
      [1, "#1b2f3a"],
    ],
  )}"/><path d="M392 530Q440 470 480 500T560 456" stroke="#6fc0c9" stroke-width="7" fill="none"/><circle cx="480" cy="500" r="9" fill="#f2b544"/><path d="M610 452h110M610 470h110M610 488h110" stroke="#0c0e10" stroke-width="7" stroke-linecap="round"/>`;

const dials = () =>
  [190, 262, 430]
    .map(
      (x) =>
        `<circle cx="${x}" cy="470" r="32" fill="#f3ecd6" stroke="#c9cdd2" stroke-width="7"/><path d="M${x} 470l14 -18" stroke="#b33a2e" stroke-width="4"/>${at(
          x,
          470,
          around(10, () => `<path d="M0 -26v6" stroke="#3b2a22" stroke-width="2"/>`),
        )}`,
    )
    .join("") +
  `<rect x="490" y="446" width="170" height="52" rx="6" fill="#22252a" stroke="#c9cdd2" stroke-width="5"/><path d="M520 472h110" stroke="#f2c25a" stroke-width="6"/><circle cx="506" cy="472" r="8" fill="#c9cdd2"/><circle cx="644" cy="472" r="8" fill="#c9cdd2"/>`;

/** A stick with its pattern, or a selector with the positions of an automatic gearbox. */
function gears({ manual = false }: VehicleScene): string {
  const console = `<path d="M340 800L366 600Q400 580 434 600L460 800Z" fill="#16181b"/>`;
  if (manual) {
    return `${console}<path d="M362 690Q400 610 438 690Z" fill="#2b2016"/><path d="M400 660L408 580" stroke="#c9cdd2" stroke-width="13"/><circle cx="409" cy="566" r="29" fill="#22252a" stroke="#4a4e55" stroke-width="3"/><path d="M396 556v20M409 556v20M422 556v20M396 566h26" stroke="#e6eaee" stroke-width="3"/>`;
  }
  const positions = ["P", "R", "N", "D"].map((letter, index) =>
    textLine(letter, 446, 640 + index * 26, {
      colour: letter === "D" ? "#8fe0c0" : "#c9cdd2",
      size: 20,
      weight: 800,
    }),
  );
  return `${console}<rect x="382" y="606" width="36" height="120" rx="16" fill="#0c0e10"/><rect x="372" y="650" width="56" height="44" rx="16" fill="#3a3f45" stroke="#7d848c" stroke-width="4"/>${positions.join("")}`;
}

const steeringWheel = (isOld: boolean) =>
  at(
    226,
    556,
    `<ellipse rx="128" ry="118" fill="none" stroke="${isOld ? "#5a3420" : "#15171a"}" stroke-width="${isOld ? 15 : 25}"/><ellipse rx="128" ry="118" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="4"/>${
      isOld
        ? `<path d="M-120 0H120M0 0V110" stroke="#d9dde1" stroke-width="10"/><circle r="26" fill="#d9dde1" stroke="#7d848c" stroke-width="4"/>`
        : `<path d="M-118 -6H118" stroke="#22252a" stroke-width="36"/><path d="M0 0V108" stroke="#22252a" stroke-width="30"/><rect x="-52" y="-44" width="104" height="84" rx="28" fill="#2b2f35" stroke="#4a4e55" stroke-width="3"/><circle r="15" cy="-4" fill="#9aa1a9"/>`
    }`,
  );

const seatBack = (drawing: SvgDrawing, x: number, colour: string) => {
  const shade = drawing.linear("down", [
    [0, lighter(colour, 0.18)],
    [1, darker(colour, 0.4)],
  ]);
  return `<rect x="${x + 66}" y="600" width="128" height="70" rx="30" fill="${shade}"/><path d="M${x + 100} 664v30M${x + 160} 664v30" stroke="#9aa1a9" stroke-width="9"/><path d="M${x} 800V740Q${x + 6} 684 ${x + 60} 682H${x + 200}Q${x + 254} 684 ${x + 260} 740V800Z" fill="${shade}" stroke="${darker(colour, 0.5)}" stroke-width="3"/><path d="M${x + 58} 690V800M${x + 202} 690V800" stroke="${darker(colour, 0.45)}" stroke-width="3"/>`;
};
