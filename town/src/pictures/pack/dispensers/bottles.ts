import { darker, lighter, mix } from "../../studio/colour.ts";
import { times } from "../../studio/paths.ts";
import { cylinderLight, groundShadow, rim } from "../../studio/shading.ts";
import type { SvgDrawing } from "../../studio/svg-drawing.ts";
import { label } from "../label.ts";
import { body, type Draw, lit } from "./body.ts";

const white = "#f6f5f2";

const amber = (drawing: SvgDrawing) =>
  drawing.linear("down", [
    [0, "#7a4316"],
    [1, "#4f290c"],
  ]);

const dropper: Draw = (drawing, scene) =>
  body(
    drawing,
    scene,
    "M362 330H438V352C438 384 516 392 516 452V668Q516 700 484 700H316Q284 700 284 668V452C284 392 362 384 362 352Z",
    amber(drawing),
    [284, 462, 232, 208],
  ) +
  lit(drawing, "M350 250H450V340H350Z", "#232326") +
  times(
    8,
    (index) =>
      `<path d="M${356 + index * 12.5} 256v78" stroke="#fff" stroke-opacity=".1" stroke-width="4"/>`,
  ) +
  lit(
    drawing,
    "M366 250C366 200 372 130 400 130C428 130 434 200 434 250Z",
    darker(scene.main, 0.15),
  );

const mist: Draw = (drawing, scene) =>
  body(
    drawing,
    scene,
    "M350 300H450C490 306 504 330 504 366V668Q504 698 474 700H326Q296 698 296 668V366C296 330 310 306 350 300Z",
    mix(scene.main, white, 0.82),
    [296, 380, 208, 290],
  ) +
  lit(drawing, "M360 262H440V306H360Z", white) +
  lit(drawing, "M340 150Q340 128 362 128H438Q460 128 460 150V268H340Z", scene.main) +
  `<path d="M340 176H300q-12 0 -12 14t12 14h40Z" fill="${darker(scene.main, 0.2)}"/>`;

const spray: Draw = (drawing, scene) =>
  body(
    drawing,
    scene,
    "M362 290H438C440 352 524 350 524 436V664Q524 700 490 700H310Q276 700 276 664V436C276 350 360 352 362 290Z",
    mix(scene.content, white, 0.3),
    [276, 440, 248, 230],
  ) +
  lit(drawing, "M358 232H442V296H358Z", scene.accent) +
  lit(drawing, "M250 120H470Q520 124 528 196L520 234H352L336 196H250Z", scene.main) +
  `<path d="M352 224Q330 280 296 300Q316 240 312 196Z" fill="${darker(scene.main, 0.3)}"/><rect x="228" y="132" width="28" height="44" rx="5" fill="${scene.accent}"/>`;

const pump: Draw = (drawing, scene) =>
  body(
    drawing,
    scene,
    "M350 290H450C450 330 530 326 530 400V660Q530 700 494 700H306Q270 700 270 660V400C270 326 350 330 350 290Z",
    mix(scene.content, white, 0.45),
    [270, 404, 260, 266],
  ) +
  lit(drawing, "M346 240H454V298H346Z", white) +
  lit(drawing, "M386 160H414V244H386Z", white) +
  lit(drawing, "M262 136Q264 116 290 116H440Q456 118 456 140V168H374Q300 164 262 180Z", white);

const rollOn: Draw = (drawing, scene) =>
  body(
    drawing,
    scene,
    "M318 340H482L500 660Q500 698 470 700H330Q300 698 300 660Z",
    mix(scene.main, white, 0.7),
    [300, 380, 200, 286],
  ) + lit(drawing, "M316 350V236C316 170 350 142 400 142C450 142 484 170 484 236V350Z", scene.main);

const perfume: Draw = (drawing, scene) => {
  const liquid = drawing.linear("diagonal", [
    [0, lighter(scene.content, 0.5), 0.92],
    [0.5, scene.content, 0.9],
    [1, darker(scene.content, 0.25), 0.95],
  ]);
  return (
    groundShadow(drawing, 400, 694, 300) +
    `<rect x="258" y="330" width="284" height="364" rx="26" fill="#f6f3ee" fill-opacity=".8" stroke="#fff" stroke-opacity=".8" stroke-width="4"/><rect x="278" y="352" width="244" height="318" rx="14" fill="${liquid}"/>` +
    label(drawing, { ...scene, organic: false }, { x: 308, y: 420, width: 184, height: 216 }) +
    `<path d="M270 344h50L292 680h-22Z" fill="#fff" opacity=".4"/><path d="M500 344h14v330h-24Z" fill="#fff" opacity=".25"/>` +
    lit(drawing, "M368 284H432V334H368Z", "#d8c08a") +
    lit(drawing, "M344 150H456V290H344Z", scene.main)
  );
};

const varnish: Draw = (drawing, scene) =>
  body(
    drawing,
    scene,
    "M362 420H438C446 440 512 440 512 492V664Q512 698 480 700H320Q288 698 288 664V492C288 440 354 440 362 420Z",
    scene.content,
    [310, 530, 180, 124],
  ) + lit(drawing, "M356 150Q400 134 444 150L452 430H348Z", "#232326");

const detergent: Draw = (drawing, scene) => {
  const path =
    "M330 214H420C470 226 540 262 556 360C566 440 560 560 556 664Q554 700 520 700H282Q250 700 248 664V380C248 300 300 270 330 262Z";
  return (
    groundShadow(drawing, 402, 694, 310) +
    `<path fill-rule="evenodd" d="${path}M470 300C500 318 522 350 526 400L478 398C474 368 462 344 446 330Z" fill="${mix(scene.main, white, 0.12)}" ${rim}/>` +
    drawing.clipped(
      `<rect x="262" y="412" width="282" height="262" rx="20"/>`,
      label(drawing, scene, { x: 262, y: 412, width: 282, height: 262 }),
    ) +
    `<path fill-rule="evenodd" d="${path}M470 300C500 318 522 350 526 400L478 398C474 368 462 344 446 330Z" fill="${cylinderLight(drawing)}"/>` +
    lit(drawing, "M318 116Q318 104 332 104H418Q432 104 432 116V220H318Z", scene.accent)
  );
};

export const pumpedBottles = {
  dropper,
  mist,
  spray,
  pump,
  "roll-on": rollOn,
  perfume,
  varnish,
  detergent,
} satisfies Record<string, Draw>;
