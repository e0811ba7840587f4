import { darker, inkOn, lighter, mix } from "../studio/colour.ts";
import { at, n, times } from "../studio/paths.ts";
import { faceLight, groundShadow, rim } from "../studio/shading.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { textIn } from "../studio/text.ts";
import { label } from "./label.ts";
import type { PackScene } from "./pack.types.ts";

const outlines = {
  doypack:
    "M244 150H556Q562 240 560 330Q566 520 588 652Q590 676 560 684Q400 712 240 684Q210 676 212 652Q234 520 240 330Q238 240 244 150Z",
  pouch:
    "M226 176Q400 166 574 176Q580 300 574 420Q570 560 580 676Q400 692 220 676Q230 560 226 420Q220 300 226 176Z",
  "pillow-bag":
    "M236 132H564L556 166Q590 300 572 420Q586 560 556 656L564 690H236L244 656Q214 560 228 420Q210 300 244 166Z",
  "flour-bag": "M252 196L270 172H530L548 196V676Q546 690 530 692H270Q254 690 252 676Z",
  "coffee-bag": "M262 176H538L552 250V664Q552 690 526 692H274Q248 690 248 664V250Z",
  sack: "M206 170Q230 150 270 158Q400 148 530 158Q570 150 594 170Q584 300 592 430Q604 580 610 660Q606 694 570 692Q400 702 230 692Q194 694 190 660Q196 580 208 430Q216 300 206 170Z",
} as const;

export type BagName = keyof typeof outlines;
export const isBag = (shape: string): shape is BagName => Object.hasOwn(outlines, shape);

const labels: Record<BagName, [x: number, y: number, width: number, height: number]> = {
  doypack: [212, 206, 376, 500],
  pouch: [218, 226, 364, 430],
  "pillow-bag": [212, 170, 376, 490],
  "flour-bag": [252, 212, 296, 482],
  "coffee-bag": [248, 250, 304, 444],
  sack: [188, 214, 424, 450],
};

export function bag(drawing: SvgDrawing, scene: PackScene, name: BagName): string {
  const path = outlines[name];
  const [x, y, width, height] = labels[name];
  const shape = `<path d="${path}"/>`;
  const ground = scene.design === "block" || scene.design === "stripes" ? scene.main : scene.paper;
  return (
    groundShadow(drawing, 400, 690, name === "sack" ? 430 : 360, 0.12) +
    `<path d="${path}" fill="${name === "flour-bag" || name === "coffee-bag" ? ground : scene.main}" ${rim}/>` +
    drawing.clipped(
      shape,
      label(drawing, scene, { x, y, width, height }) + window(drawing, scene, name),
    ) +
    drawing.clipped(shape, folds(drawing, name)) +
    top(drawing, scene, name)
  );
}

/** The clear window of bags that show what is in them. */
function window(drawing: SvgDrawing, scene: PackScene, name: BagName): string {
  if (name !== "pouch") return "";
  const { random } = drawing;
  const pane = `<rect x="220" y="590" width="360" height="74" rx="20"/>`;
  const grains = times(
    110,
    () =>
      `<ellipse cx="${n(220 + random.next() * 360)}" cy="${n(590 + random.next() * 76)}" rx="${n(9 + random.next() * 5)}" ry="${n(6 + random.next() * 4)}" transform="rotate(${n(random.next() * 40 - 20)} 400 630)" fill="${mix(scene.content, random.chance(0.5) ? "#ffffff" : "#3a2410", random.next() * 0.3)}"/>`,
  );
  return drawing.clipped(
    pane,
    `<rect x="220" y="590" width="360" height="80" fill="${darker(scene.content, 0.35)}"/>${grains}`,
  );
}

function folds(drawing: SvgDrawing, name: BagName): string {
  if (name === "flour-bag" || name === "coffee-bag") {
    return `<rect width="800" height="800" fill="${drawing.linear("across", [
      [0.3, "#000000", 0.3],
      [0.345, "#000000", 0.06],
      [0.4, "#ffffff", 0.22],
      [0.62, "#ffffff", 0],
      [0.66, "#000000", 0.12],
      [0.7, "#000000", 0.36],
    ])}"/>${name === "coffee-bag" ? `<path d="M262 176L280 690M538 176L520 690" stroke="#000" stroke-opacity=".12" stroke-width="4"/>` : `<path d="M252 240q150 14 296 -4M300 692l16 -90M500 692l-18 -80" stroke="#000" stroke-opacity=".1" stroke-width="4" fill="none"/>`}`;
  }
  return (
    `<rect width="800" height="800" fill="${drawing.linear("across", [
      [0.27, "#000000", 0.4],
      [0.33, "#000000", 0.1],
      [0.38, "#ffffff", 0.34],
      [0.44, "#ffffff", 0.04],
      [0.6, "#000000", 0.02],
      [0.68, "#000000", 0.22],
      [0.73, "#000000", 0.36],
    ])}"/>` +
    `<path d="M250 170q40 120 10 260q60 -150 30 -262ZM560 180q-60 140 -20 300q-70 -160 -30 -300Z" fill="#fff" opacity=".13"/><path d="M230 660q60 -60 60 -150q20 100 -20 170ZM572 650q-60 -50 -66 -130q-10 90 26 160Z" fill="#000" opacity=".1"/>`
  );
}

function top(drawing: SvgDrawing, scene: PackScene, name: BagName): string {
  const colour = darker(scene.main, 0.12);
  if (name === "doypack")
    return `<rect x="244" y="150" width="312" height="34" fill="#fff" opacity=".26"/><path d="M244 200h312" stroke="#fff" stroke-opacity=".5" stroke-width="5"/><path d="M224 640Q400 700 576 640" stroke="#000" stroke-opacity=".16" stroke-width="4" fill="none"/>`;
  if (name === "pillow-bag")
    return [132, 660]
      .map(
        (y) =>
          `<path d="M${y < 400 ? 236 : 242} ${y}h${y < 400 ? 328 : 316}v30h${y < 400 ? -320 : -316}Z" fill="${colour}"/>${times(26, (index) => `<path d="M${244 + index * 12.3} ${y}v30" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>`)}`,
      )
      .join("");
  if (name === "flour-bag")
    return `<path d="M252 196L270 172H530L548 196L520 222H280Z" fill="${lighter(scene.paper, 0.4)}"/><path d="M252 196L270 172H530L548 196L520 222H280Z" fill="#000" opacity=".08"/><path d="M270 172L300 222M530 172L500 222" stroke="#000" stroke-opacity=".12" stroke-width="3"/>`;
  if (name === "coffee-bag")
    return `<path d="M256 168h288v64H256Z" fill="${colour}"/><path d="M256 168h288v64H256Z" fill="${faceLight(drawing)}"/><rect x="236" y="196" width="328" height="17" rx="6" fill="${scene.accent}"/><circle cx="400" cy="272" r="13" fill="#000" opacity=".18"/><circle cx="400" cy="271" r="7" fill="#fff" opacity=".5"/>`;
  if (name === "sack")
    return `<path d="M206 190Q400 176 594 190" stroke="${scene.paper}" stroke-width="6" stroke-dasharray="16 9" fill="none"/>`;
  return `<path d="M226 176Q400 166 574 176L576 206Q400 196 224 206Z" fill="${colour}"/>`;
}

/** Folded sachets in front of their box. */
export function sachets(drawing: SvgDrawing, scene: PackScene): string {
  const sachet = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      `<path d="M-62 -96H62V96H-62Z" fill="${scene.paper}" stroke="#000" stroke-opacity=".15" stroke-width="2"/><rect x="-62" y="-60" width="124" height="40" fill="${scene.main}"/>${textIn(scene.brand, { x: -50, y: -52, width: 100, height: 24 }, { colour: inkOn(scene.main), size: 24, weight: 800, lines: 1 })}${textIn(scene.name, { x: -52, y: -8, width: 104, height: 64 }, { colour: inkOn(scene.paper), size: 20, weight: 700 })}${times(10, (index) => `<path d="M${-62 + index * 13.7} -96v16M${-62 + index * 13.7} 80v16" stroke="#000" stroke-opacity=".12" stroke-width="3"/>`)}<path d="M-62 -96H62V96H-62Z" fill="${faceLight(drawing)}"/>`,
      turn,
    );
  const size = { x: 176, y: 196, width: 380, height: 390 };
  return (
    groundShadow(drawing, 420, 590, 480, 0.1) +
    `<path d="M556 196l60 -26V556l-60 30Z" fill="${darker(scene.main, 0.35)}"/><path d="M176 196l60 -26H616l-60 26Z" fill="${lighter(scene.paper, 0.3)}"/>` +
    label(drawing, scene, size) +
    `<rect x="176" y="196" width="380" height="390" fill="${faceLight(drawing)}"/>` +
    groundShadow(drawing, 560, 690, 250, 0.1) +
    sachet(596, 580, 14) +
    sachet(500, 596, -8)
  );
}
