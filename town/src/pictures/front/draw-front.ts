import { randomOf } from "../../generate/random.ts";
import { type CutOutScene, cutOutBody } from "../cut-out.ts";
import { sprite } from "../fresh/sprites.ts";
import { darker, inkOn, lighter, mix } from "../studio/colour.ts";
import { at, n, times } from "../studio/paths.ts";
import { faceLight } from "../studio/shading.ts";
import { SvgDrawing } from "../studio/svg-drawing.ts";
import { textIn } from "../studio/text.ts";
import type { FrontScene } from "./front.types.ts";

const walls = ["#e9dcc6", "#d9c3ae", "#c9d2cf", "#e6cdb9", "#d6d9de", "#efe6d3"];

/** Returns the front of a store as SVG, 1200 × 400. */
export function drawFront(scene: FrontScene, window: CutOutScene[]): string {
  const drawing = new SvgDrawing(randomOf("front", scene.name));
  return drawing.svg(1200, 400, frontBody(drawing, scene, window));
}

function frontBody(drawing: SvgDrawing, scene: FrontScene, window: CutOutScene[]): string {
  const { random } = drawing;
  const wall = random.pick(walls);
  const wood = darker(scene.colour, 0.22);
  const doorLeft = random.chance(0.5);
  const door = doorLeft ? 140 : 900;
  const vehicles = window.filter((item) => item.kind === "vehicle");
  const goods = window.filter((item) => item.kind !== "vehicle");
  const left = doorLeft ? 320 : 130;
  return (
    `<rect width="1200" height="400" fill="${wall}"/>${times(60, () => `<rect x="${random.between(0, 1180)}" y="${random.between(0, 340)}" width="${random.between(24, 60)}" height="14" rx="3" fill="${darker(wall, 0.1)}" opacity=".28"/>`)}` +
    `<rect y="352" width="1200" height="48" fill="#8f8a82"/>${times(26, (index) => `<path d="M${index * 48} 352l-14 48" stroke="#6f6a63" stroke-width="2"/>`)}<rect y="346" width="1200" height="10" fill="${darker(wall, 0.3)}"/>` +
    `<rect x="90" y="30" width="1020" height="322" fill="${wood}"/><rect x="90" y="30" width="1020" height="322" fill="${faceLight(drawing, 0.6)}"/>` +
    doorOf(drawing, door, wood, scene) +
    sign(scene) +
    [60, 1140].map((x) => lantern(drawing, x)).join("") +
    planters(drawing, vehicles.length > 0) +
    (scene.evening ? `<rect width="1200" height="400" fill="#141a3a" opacity=".4"/>` : "") +
    shopWindow(drawing, scene, left, goods) +
    awning(
      drawing,
      scene.evening
        ? { ...scene, colour: darker(scene.colour, 0.3), accent: darker(scene.accent, 0.25) }
        : scene,
    ) +
    parked(drawing, vehicles) +
    (scene.evening
      ? glow(drawing, left)
      : `<path d="M0 0H1200L500 400H0Z" fill="#fff4d8" opacity=".1"/>`)
  );
}

function parked(drawing: SvgDrawing, vehicles: CutOutScene[]): string {
  const step = 780 / Math.max(vehicles.length - 1, 1);
  return vehicles
    .map((vehicle, index) =>
      at(
        vehicles.length === 1 ? 430 : 40 + index * step,
        136,
        cutOutBody(drawing, vehicle),
        0,
        0.4,
      ),
    )
    .join("");
}

function shopWindow(
  drawing: SvgDrawing,
  scene: FrontScene,
  left: number,
  goods: CutOutScene[],
): string {
  const [width, top, bottom] = [740, 128, 330];
  const inside = scene.evening
    ? drawing.linear("down", [
        [0, "#ffdf9a"],
        [1, "#e8a860"],
      ])
    : drawing.linear("down", [
        [0, "#5a646c"],
        [0.5, "#7d858a"],
        [1, "#a89c8a"],
      ]);
  const size = Math.min(0.3, width / (Math.max(goods.length, 1) * 640));
  const step = width / Math.max(goods.length, 1);
  return (
    `<rect x="${left}" y="${top}" width="${width}" height="${bottom - top}" fill="${inside}"/>` +
    times(
      2,
      (row) =>
        `<rect x="${left}" y="${top + 40 + row * 24}" width="${width}" height="4" fill="#000" opacity=".16"/>${times(26, (index) => `<rect x="${n(left + 8 + index * 28)}" y="${top + 18 + row * 24 + ((index * 7) % 9)}" width="${10 + ((index * 5) % 10)}" height="${22 - ((index * 7) % 9)}" rx="2" fill="${["#c9a06a", "#8a5a4a", "#5f7f86", "#d9cdb4", "#7d8a5a"][(index + row) % 5]}" opacity=".42"/>`)}`,
    ) +
    `<rect x="${left}" y="${bottom - 22}" width="${width}" height="22" fill="${darker(scene.accent, 0.45)}"/><rect x="${left}" y="${bottom - 26}" width="${width}" height="8" fill="${lighter(scene.accent, 0.4)}"/>` +
    goods
      .map((item, index) =>
        at(
          left + step * (index + 0.5) - 400 * size,
          bottom - 18 - 700 * size,
          cutOutBody(drawing, item),
          0,
          size,
        ),
      )
      .join("") +
    `<path d="M${left + 60} ${top}h110l-150 ${bottom - top}h-20v-120ZM${left + 420} ${top}h60l-150 ${bottom - top}h-60Z" fill="#fff" opacity=".13"/>` +
    times(
      3,
      (index) =>
        `<rect x="${n(left + (width / 2) * index - 5)}" y="${top}" width="10" height="${bottom - top}" fill="${darker(scene.colour, 0.4)}"/>`,
    ) +
    `<rect x="${left - 6}" y="${top - 4}" width="${width + 12}" height="${bottom - top + 8}" fill="none" stroke="${darker(scene.colour, 0.4)}" stroke-width="10"/>`
  );
}

function doorOf(
  drawing: SvgDrawing,
  x: number,
  wood: string,
  { evening, accent }: FrontScene,
): string {
  const glass = evening
    ? "#ffd98a"
    : drawing.linear("diagonal", [
        [0, "#b9c9d1"],
        [0.5, "#6f7f88"],
        [1, "#93a3ab"],
      ]);
  return `<rect x="${x}" y="120" width="160" height="232" fill="${darker(wood, 0.35)}"/><rect x="${x + 12}" y="130" width="136" height="222" fill="${lighter(wood, 0.12)}"/><rect x="${x + 28}" y="146" width="104" height="130" fill="${glass}"/><path d="M${x + 40} 146h30l-40 130h-2v-90Z" fill="#fff" opacity=".3"/><rect x="${x + 28}" y="292" width="104" height="44" fill="${darker(wood, 0.1)}"/><circle cx="${x + 138}" cy="250" r="6" fill="#d9b767"/><rect x="${x + 48}" y="180" width="64" height="34" rx="4" fill="${accent}"/><rect x="${x - 10}" y="350" width="180" height="12" fill="#b9b2a5"/>`;
}

function sign({ name, colour, accent }: FrontScene): string {
  const board = mix(colour, "#15110d", 0.4);
  return `<rect x="110" y="8" width="980" height="62" rx="6" fill="${board}"/><rect x="118" y="16" width="964" height="46" rx="4" fill="none" stroke="${lighter(accent, 0.3)}" stroke-width="2"/>${textIn(name, { x: 160, y: 21, width: 880, height: 36 }, { colour: inkOn(board) === "#ffffff" ? "#fff3d6" : "#2b2018", size: 46, weight: 700, lines: 1 })}`;
}

function awning(drawing: SvgDrawing, { colour, accent }: FrontScene): string {
  const count = 20;
  const step = 1020 / count;
  const light = lighter(accent, 0.82);
  return (
    times(count, (index) => {
      const x = 90 + index * step;
      const fill = index % 2 ? light : colour;
      const spread = (edge: number) => n(600 + (edge - 600) * 1.05);
      return `<path d="M${n(x)} 70H${n(x + step)}L${spread(x + step)} 124A${n(step * 0.525)} 15 0 0 1 ${spread(x)} 124Z" fill="${fill}"/>`;
    }) +
    `<path d="M90 70H1110L1136 124H64Z" fill="${drawing.linear("down", [
      [0, "#ffffff", 0.22],
      [1, "#000000", 0.16],
    ])}"/><path d="M70 138H1130V156H70Z" fill="${drawing.linear("down", [
      [0, "#000000", 0.36],
      [1, "#000000", 0],
    ])}"/>`
  );
}

const lantern = (drawing: SvgDrawing, x: number) =>
  `<circle cx="${x}" cy="120" r="60" fill="${drawing.radial([
    [0, "#ffe2a0", 0.7],
    [1, "#ffe2a0", 0],
  ])}"/><path d="M${x} 60V90" stroke="#2b2622" stroke-width="6"/><path d="M${x - 16} 90H${x + 16}L${x + 11} 140H${x - 11}Z" fill="#fff0c4" stroke="#2b2622" stroke-width="5"/>`;

function planters(drawing: SvgDrawing, hasVehicles: boolean): string {
  if (hasVehicles) return "";
  return [40, 1160]
    .map(
      (x) =>
        at(x, 290, sprite(drawing, drawing.random.pick(["basil", "lavender", "mint"])), 0, 0.56) +
        `<path d="M${x - 42} 320h84l-10 56h-64Z" fill="#b5623c"/><rect x="${x - 48}" y="312" width="96" height="16" rx="4" fill="#c97248"/>`,
    )
    .join("");
}

function glow(drawing: SvgDrawing, left: number): string {
  const warm = drawing.radial([
    [0, "#ffce7a", 0.34],
    [1, "#ffce7a", 0],
  ]);
  return `<ellipse cx="${left + 370}" cy="240" rx="520" ry="190" fill="${warm}"/><ellipse cx="${left + 370}" cy="376" rx="460" ry="26" fill="${warm}"/><ellipse cx="60" cy="120" rx="130" ry="110" fill="${warm}"/><ellipse cx="1140" cy="120" rx="130" ry="110" fill="${warm}"/>`;
}
