import { darker, lighter } from "../studio/colour.ts";
import { around, at, times } from "../studio/paths.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { paintwork, shadowBelow, wheel } from "./details.ts";
import type { VehicleScene } from "./vehicle.types.ts";

type Draw = (drawing: SvgDrawing, scene: VehicleScene) => string;

const tube = (d: string, colour: string, width = 20) =>
  `<path d="${d}" stroke="${darker(colour, 0.3)}" stroke-width="${width + 4}" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" stroke="#fff" stroke-opacity=".3" stroke-width="${width * 0.28}" fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(-2 -4)"/>`;
const spoked = (x: number, y: number, radius: number, tyre = 17) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#1d1f23" stroke-width="${tyre}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#5a6068" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${radius - tyre * 0.75}" fill="none" stroke="#c9cdd2" stroke-width="6"/>${at(
    x,
    y,
    around(16, () => `<path d="M0 0V${-radius + 14}" stroke="#aab0b7" stroke-width="2.2"/>`),
  )}<circle cx="${x}" cy="${y}" r="15" fill="#6b7078"/>`;
const pedals = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="36" fill="none" stroke="#7d848c" stroke-width="9"/><circle cx="${x}" cy="${y}" r="10" fill="#3b3f45"/><path d="M${x} ${y}l34 54M${x} ${y}l-34 -54" stroke="#3b3f45" stroke-width="11"/><path d="M${x + 16} ${y + 56}h40M${x - 54} ${y - 56}h40" stroke="#22252a" stroke-width="13" stroke-linecap="round"/>`;
const saddle = (x: number, y: number) =>
  `<path d="M${x - 66} ${y - 10}Q${x} ${y - 28} ${x + 66} ${y - 4}Q${x + 30} ${y + 24} ${x - 30} ${y + 22}Q${x - 66} ${y + 14} ${x - 66} ${y - 10}Z" fill="#4a2f1e"/>`;

const cityBicycle: Draw = (drawing, { colour }) =>
  shadowBelow(drawing, 330) +
  spoked(200, 500, 122) +
  spoked(606, 500, 122) +
  tube("M84 440Q130 366 214 366M486 440Q540 366 620 366", colour, 11) +
  tube(
    "M200 500L340 330Q430 420 550 330M340 330L400 510L200 500M400 510Q490 450 556 330L540 250L606 500",
    colour,
  ) +
  `<path d="M330 400L372 480" stroke="#22252a" stroke-width="34" stroke-linecap="round"/><path d="M340 330L324 256" stroke="#aab0b7" stroke-width="13"/>` +
  saddle(318, 244) +
  `<path d="M540 260Q530 200 470 206M540 260Q580 200 626 214" stroke="#aab0b7" stroke-width="13" fill="none"/><path d="M470 206l-30 6M626 214l24 12" stroke="#4a2f1e" stroke-width="21" stroke-linecap="round"/>` +
  pedals(400, 510) +
  `<path d="M586 270h120l-18 96h-86Z" fill="#c9965a"/>${times(6, (index) => `<path d="M${596 + index * 20} 272l${6 - index * 2} 92" stroke="#8a5f34" stroke-width="5"/>`)}<path d="M586 270h120M592 302h108M598 334h96" stroke="#8a5f34" stroke-width="6"/><circle cx="640" cy="392" r="19" fill="#fff4cf" stroke="#7d848c" stroke-width="5"/>`;
const loadBicycle = (drawing: SvgDrawing, colour: string) =>
  shadowBelow(drawing, 360) +
  spoked(140, 510, 108) +
  spoked(690, 540, 78) +
  tube(
    "M140 510L262 340L390 350M262 340L300 520L140 510M300 520L420 560H560M390 350L420 560M560 560L690 540",
    colour,
  ) +
  `<path d="M262 340L246 270" stroke="#aab0b7" stroke-width="13"/>` +
  saddle(240, 258) +
  `<path d="M390 350L370 240Q330 220 310 250" stroke="#aab0b7" stroke-width="13" fill="none"/><path d="M310 250l-26 10" stroke="#4a2f1e" stroke-width="21" stroke-linecap="round"/>` +
  pedals(300, 520) +
  paintwork(drawing, "M420 330H700L660 540H450Z", "#c99a62") +
  times(
    4,
    (index) =>
      `<path d="M${424 + index * 8} ${372 + index * 42}H${692 - index * 8}" stroke="#8a5f34" stroke-width="4"/>`,
  ) +
  `<path d="M408 314H712V340H408Z" fill="${colour}"/>`;
/** With a hood over the children. */
const cargoBicycle: Draw = (drawing, { colour }) =>
  loadBicycle(drawing, colour) +
  `<path d="M430 314Q430 196 530 196H600Q690 200 700 314Z" fill="${lighter(colour, 0.45)}" stroke="${darker(colour, 0.2)}" stroke-width="4"/><path d="M486 300Q486 232 540 232H590Q640 234 650 300Z" fill="#bcd3df" fill-opacity=".8" stroke="#7d95a3" stroke-width="3"/>`;
/** With a closed box. */
const freightBicycle: Draw = (drawing, { colour }) =>
  loadBicycle(drawing, colour) +
  paintwork(drawing, "M414 196Q414 176 436 176H684Q706 176 706 196V316H414Z", colour) +
  `<path d="M414 236H706" stroke="${darker(colour, 0.35)}" stroke-width="4"/><rect x="540" y="224" width="40" height="26" rx="5" fill="#22252a"/>`;
const kickScooter: Draw = (drawing, { colour }) =>
  shadowBelow(drawing, 290) +
  wheel(drawing, 190, 580, 52, 6) +
  wheel(drawing, 610, 580, 52, 6) +
  tube("M604 566L540 190", colour, 26) +
  `<path d="M150 566Q170 516 214 520" stroke="#22252a" stroke-width="16" fill="none" stroke-linecap="round"/><path d="M566 540Q580 506 640 520" stroke="#22252a" stroke-width="16" fill="none" stroke-linecap="round"/>` +
  paintwork(
    drawing,
    "M206 560Q206 540 230 540H470Q510 540 540 500L580 520Q550 590 490 592H230Q206 590 206 560Z",
    darker(colour, 0.35),
  ) +
  `<path d="M236 540H470" stroke="#22252a" stroke-width="14" stroke-linecap="round"/>${times(8, (index) => `<path d="M${250 + index * 28} 536h14" stroke="#5a6068" stroke-width="4"/>`)}<path d="M470 196Q540 170 610 196" stroke="#22252a" stroke-width="17" fill="none" stroke-linecap="round"/><path d="M446 204l40 -14M594 190l40 16" stroke="#3b2a22" stroke-width="24" stroke-linecap="round"/><rect x="516" y="150" width="50" height="40" rx="10" fill="#22252a"/><rect x="524" y="158" width="34" height="20" rx="4" fill="#8fe0c0"/><circle cx="566" cy="262" r="17" fill="#fff4cf" stroke="#7d848c" stroke-width="5"/><path d="M470 206Q500 300 560 330" stroke="#22252a" stroke-width="5" fill="none"/>`;
const mountainBike: Draw = (drawing, { colour }) =>
  shadowBelow(drawing, 330) +
  spoked(196, 500, 124, 26) +
  spoked(610, 500, 124, 26) +
  tube("M196 500L330 350L548 310M330 350L400 516L196 500M400 516L560 340", colour, 26) +
  `<path d="M420 470L530 360" stroke="#22252a" stroke-width="38" stroke-linecap="round"/><path d="M330 350L306 270" stroke="#3b3f45" stroke-width="13"/>` +
  saddle(300, 258) +
  `<path d="M548 310L530 250" stroke="#3b3f45" stroke-width="15"/><path d="M560 330L596 450" stroke="#22252a" stroke-width="30"/><path d="M590 430L610 500" stroke="#c9cdd2" stroke-width="22"/><path d="M500 240Q540 226 590 244" stroke="#22252a" stroke-width="15" fill="none" stroke-linecap="round"/>` +
  pedals(400, 516);
const scooter: Draw = (drawing, { colour, name }) =>
  shadowBelow(drawing, 320) +
  paintwork(
    drawing,
    "M120 450Q130 350 240 330H380Q400 380 380 460L420 510H560L640 300H676L650 480Q640 560 560 560H180Q110 550 120 450Z",
    colour,
  ) +
  `<path d="M170 320Q260 280 392 304Q400 332 380 344H180Q160 340 170 320Z" fill="#33251d"/><path d="M640 300L610 200" stroke="#aab0b7" stroke-width="19"/><path d="M560 190Q620 176 668 206" stroke="#22252a" stroke-width="20" fill="none" stroke-linecap="round"/><path d="M600 190Q650 196 664 250Q640 290 614 270Q590 230 600 190Z" fill="${colour}" stroke="${darker(colour, 0.3)}" stroke-width="3"/><circle cx="656" cy="246" r="21" fill="#fff4cf" stroke="#9aa5ad" stroke-width="5"/><path d="M590 480Q640 410 700 470L690 500Q640 460 600 520Z" fill="${darker(colour, 0.1)}"/><rect x="116" y="410" width="30" height="40" rx="8" fill="#d8342c"/><path d="M660 300L640 190L690 130" stroke="#22252a" stroke-width="6" fill="none"/><circle cx="694" cy="122" r="24" fill="#c9cdd2" stroke="#22252a" stroke-width="5"/>` +
  wheel(drawing, 220, 556, 72) +
  wheel(drawing, 644, 556, 72) +
  (/volt|e$/i.test(name)
    ? `<path d="M330 400L280 470H320L300 520L360 440H320Z" fill="#fff" opacity=".85"/>`
    : "");
const motorcycleBase = (drawing: SvgDrawing, colour: string) =>
  shadowBelow(drawing, 340) +
  wheel(drawing, 186, 532, 100, 7) +
  wheel(drawing, 622, 532, 100, 7) +
  `<path d="M622 532L540 290" stroke="#c9cdd2" stroke-width="26"/><path d="M622 532L560 360" stroke="#22252a" stroke-width="15"/><path d="M186 532L330 470" stroke="#3b3f45" stroke-width="34"/><path d="M290 420H500L480 550Q400 590 320 550Z" fill="#4a4e55"/>${times(5, (index) => `<path d="M320 ${440 + index * 20}H470" stroke="#8a9098" stroke-width="7"/>`)}<circle cx="400" cy="530" r="40" fill="#7d848c" stroke="#3b3f45" stroke-width="6"/><path d="M470 540Q420 600 260 580L120 560" stroke="#b4bac1" stroke-width="24" fill="none" stroke-linecap="round"/>` +
  paintwork(drawing, "M320 400Q330 320 420 310Q520 306 556 350Q540 420 470 430H340Z", colour) +
  paintwork(drawing, "M130 370Q110 350 140 344L250 360L340 400L320 440Q230 450 130 370Z", colour) +
  `<path d="M180 352Q250 330 350 368L340 400Q260 380 190 376Z" fill="#26211d"/><path d="M540 300L500 236M500 236Q470 230 450 250" stroke="#22252a" stroke-width="15" fill="none" stroke-linecap="round"/><circle cx="580" cy="318" r="34" fill="#f4f8fa" stroke="#3b3f45" stroke-width="8"/><path d="M540 470Q600 400 690 450" stroke="${colour}" stroke-width="20" fill="none" stroke-linecap="round"/><rect x="112" y="350" width="30" height="22" rx="6" fill="#d8342c"/>`;
const motorcycle: Draw = (drawing, { colour }) => motorcycleBase(drawing, colour);
const touring: Draw = (drawing, { colour }) =>
  motorcycleBase(drawing, colour) +
  paintwork(
    drawing,
    "M100 400Q96 370 130 370H270Q300 374 300 410V480Q290 520 250 520H150Q108 510 100 480Z",
    darker(colour, 0.25),
  ) +
  `<path d="M104 440H298" stroke="#fff" stroke-opacity=".3" stroke-width="5"/><path d="M540 320Q590 280 610 180Q560 190 530 250Z" fill="#bcd3df" fill-opacity=".75" stroke="#7d95a3" stroke-width="3"/><rect x="110" y="270" width="150" height="84" rx="16" fill="#2b2e33"/>`;

export const twoWheels = {
  "city-bicycle": cityBicycle,
  "cargo-bicycle": cargoBicycle,
  "freight-bicycle": freightBicycle,
  "mountain-bike": mountainBike,
  "kick-scooter": kickScooter,
  scooter,
  motorcycle,
  "touring-motorcycle": touring,
} satisfies Record<string, Draw>;
export const isTwoWheeled = (body: string): body is keyof typeof twoWheels =>
  Object.hasOwn(twoWheels, body);
