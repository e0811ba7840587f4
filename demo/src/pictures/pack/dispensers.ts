import { darker, lighter, mix } from "../studio/colour.ts";
import { at, times } from "../studio/paths.ts";
import { cylinderLight, faceLight, groundShadow, rim } from "../studio/shading.ts";
import type { SvgDrawing } from "../studio/svg-drawing.ts";
import { label } from "./label.ts";
import type { PackScene } from "./pack.types.ts";

type Draw = (drawing: SvgDrawing, scene: PackScene) => string;

/** A standing body with its label and the light on it. */
function body(
  drawing: SvgDrawing,
  scene: PackScene,
  path: string,
  fill: string,
  box: [number, number, number, number],
): string {
  const [x, y, width, height] = box;
  const printed = `<path d="M${x} ${y}Q${x + width / 2} ${y + 10} ${x + width} ${y}V${y + height - 10}Q${x + width / 2} ${y + height + 8} ${x} ${y + height - 10}Z"/>`;
  return (
    groundShadow(drawing, 400, 696, width) +
    `<path d="${path}" fill="${fill}" ${rim}/>` +
    drawing.clipped(
      `<path d="${path}"/>`,
      drawing.clipped(printed, label(drawing, scene, { x, y, width, height })),
    ) +
    `<path d="${path}" fill="${cylinderLight(drawing)}"/>`
  );
}

const lit = (drawing: SvgDrawing, shape: string, colour: string) =>
  `<path d="${shape}" fill="${colour}"/><path d="${shape}" fill="${cylinderLight(drawing, 0.9)}"/>`;
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

const tube: Draw = (drawing, scene) => {
  const path = "M262 112H538L500 588Q498 606 480 606H320Q302 606 300 588Z";
  return (
    groundShadow(drawing, 400, 704, 190) +
    `<path d="${path}" fill="${scene.paper}" ${rim}/>` +
    drawing.clipped(
      `<path d="${path}"/>`,
      label(drawing, scene, { x: 284, y: 140, width: 232, height: 446 }) +
        `<path d="M262 112H286V606H262ZM514 112H540V606H514Z" fill="${scene.design === "block" || scene.design === "stripes" ? scene.main : scene.paper}"/>`,
    ) +
    `<path d="${path}" fill="${cylinderLight(drawing, 0.8)}"/><path d="M400 150L330 600H300L262 112Z" fill="#fff" opacity=".12"/>` +
    `<path d="M258 98H542L540 134H260Z" fill="${scene.main}"/>${times(24, (index) => `<path d="M${268 + index * 11.5} 98v34" stroke="#000" stroke-opacity=".14" stroke-width="3"/>`)}` +
    lit(
      drawing,
      "M318 602H482L476 692Q474 706 460 706H340Q326 706 324 692Z",
      darker(scene.main, 0.05),
    )
  );
};

const tabletTube: Draw = (drawing, scene) =>
  body(
    drawing,
    scene,
    "M332 240H468V670Q468 696 446 698H354Q332 696 332 670Z",
    scene.paper,
    [332, 250, 136, 436],
  ) +
  lit(drawing, "M326 140Q326 128 340 128H460Q474 128 474 140V252H326Z", scene.main) +
  at(
    566,
    662,
    `<ellipse rx="62" ry="24" fill="#00000033" cy="16"/><ellipse rx="60" ry="27" cy="10" fill="${darker(scene.content, 0.15)}"/><ellipse rx="60" ry="27" fill="${lighter(scene.content, 0.35)}"/><path d="M-46 0H46" stroke="${darker(scene.content, 0.2)}" stroke-width="4"/>`,
  );

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

const stick: Draw = (drawing, scene) =>
  groundShadow(drawing, 400, 694, 150) +
  lit(drawing, "M350 250Q352 178 430 162Q450 160 450 184V330H350Z", scene.content) +
  lit(drawing, "M338 318H462V420H338Z", "#d8c08a") +
  drawing.clipped(
    `<rect x="330" y="414" width="140" height="284" rx="8"/>`,
    label(drawing, { ...scene, organic: false }, { x: 330, y: 414, width: 140, height: 284 }),
  ) +
  `<rect x="330" y="414" width="140" height="284" rx="8" fill="${cylinderLight(drawing, 0.9)}" ${rim}/>`;

/** A box of medicine with a strip of tablets or capsules before it. */
const blister: Draw = (drawing, scene) => {
  const isCapsule = /capsule|omega|charcoal|probiotic/i.test(scene.name);
  const pill = isCapsule
    ? `<rect x="-30" y="-15" width="60" height="30" rx="15" fill="${lighter(scene.content, 0.55)}"/><path d="M0 -15H15a15 15 0 0 1 0 30H0Z" fill="${scene.main}"/><rect x="-24" y="-11" width="44" height="7" rx="3" fill="#fff" opacity=".55"/>`
    : `<circle r="23" fill="${lighter(scene.content, 0.6)}"/><path d="M-15 0H15" stroke="#000" stroke-opacity=".18" stroke-width="3"/><ellipse cx="-6" cy="-9" rx="11" ry="6" fill="#fff" opacity=".7"/>`;
  const strip = at(
    470,
    612,
    `<rect x="-236" y="-66" width="472" height="140" rx="14" fill="#000" opacity=".16"/><rect x="-240" y="-74" width="480" height="140" rx="14" fill="${drawing.linear(
      "diagonal",
      [
        [0, "#eef0f3"],
        [0.3, "#bfc4cb"],
        [0.5, "#f4f5f7"],
        [0.75, "#b4bac2"],
        [1, "#e3e6ea"],
      ],
    )}"/>${times(10, (index) => at(-192 + (index % 5) * 96, -40 + Math.floor(index / 5) * 70, `<ellipse rx="${isCapsule ? 38 : 31}" ry="${isCapsule ? 23 : 29}" fill="#fff" opacity=".55"/>${pill}`))}`,
    -4,
  );
  const size = { x: 130, y: 196, width: 470, height: 286 };
  return (
    groundShadow(drawing, 400, 486, 540, 0.09) +
    `<path d="M600 196l70 -26V448l-70 34Z" fill="${darker(scene.main, 0.3)}"/><path d="M130 196l70 -26H670l-70 26Z" fill="${lighter(scene.paper, 0.3)}"/><path d="M130 196l70 -26H670l-70 26Z" fill="#000" opacity=".05"/>` +
    label(drawing, scene, size) +
    `<rect x="130" y="196" width="470" height="286" fill="${faceLight(drawing, 0.7)}"/><path d="M130 482V196l70 -26H670V448l-70 34Z" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="2"/>` +
    groundShadow(drawing, 470, 684, 480, 0.06) +
    strip
  );
};

const ampoule = (colour: string) =>
  `<path d="M-10 -96H10V-60C26 -48 26 -40 26 -20V84Q26 96 14 96H-14Q-26 96 -26 84V-20C-26 -40 -26 -48 -10 -60Z" fill="${colour}" fill-opacity=".85" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><path d="M-16 -20V80" stroke="#fff" stroke-width="7" stroke-opacity=".5"/>`;

/** A box with the single doses or vials it holds before it. */
const small =
  (piece: (scene: PackScene) => string): Draw =>
  (drawing, scene) =>
    groundShadow(drawing, 400, 570, 500, 0.09) +
    `<path d="M576 190l76 -28V536l-76 34Z" fill="${darker(scene.main, 0.3)}"/><path d="M166 190l76 -28H652l-76 28Z" fill="${lighter(scene.paper, 0.3)}"/>` +
    label(drawing, scene, { x: 166, y: 190, width: 410, height: 380 }) +
    `<rect x="166" y="190" width="410" height="380" fill="${faceLight(drawing, 0.7)}"/>` +
    [0, 1, 2]
      .map(
        (index) =>
          groundShadow(drawing, 500 + index * 84, 696, 80, 0.2) +
          at(500 + index * 84, 600, piece(scene)),
      )
      .join("");

const vials = small(({ content }) => ampoule(mix(content, "#8a4b16", 0.3)));
const singleDoses = small(
  ({ main }) =>
    `<path d="M-26 -94H26V-40H-26Z" fill="${lighter(main, 0.5)}"/><path d="M-30 -40H30L24 90Q0 100 -24 90Z" fill="#e9f4fa" fill-opacity=".92" stroke="#b6cfdc" stroke-width="3"/><path d="M-14 -30L-12 80" stroke="#fff" stroke-width="8" stroke-opacity=".8"/>`,
);

const soft =
  (top: (drawing: SvgDrawing, scene: PackScene) => string): Draw =>
  (drawing, scene) => {
    const path =
      "M150 330Q152 300 190 296H610Q648 300 650 330L660 590Q656 632 610 636H190Q144 632 140 590Z";
    return (
      groundShadow(drawing, 400, 634, 500, 0.1) +
      `<path d="${path}" fill="${scene.main}" ${rim}/>` +
      drawing.clipped(
        `<path d="${path}"/>`,
        label(drawing, scene, { x: 150, y: 312, width: 500, height: 306 }),
      ) +
      `<path d="${path}" fill="${faceLight(drawing, 1.2)}"/><path d="M176 330q-14 130 6 270" stroke="#fff" stroke-opacity=".4" stroke-width="10" fill="none" stroke-linecap="round"/>` +
      top(drawing, scene)
    );
  };

const wipes = soft(
  (_, scene) =>
    `<rect x="310" y="268" width="180" height="44" rx="18" fill="${scene.accent}"/><rect x="310" y="268" width="180" height="16" rx="8" fill="#fff" opacity=".35"/><path d="M360 270q20 -56 56 -44q-14 26 22 44Z" fill="#fff" stroke="#d9d4cc" stroke-width="2"/>`,
);
const nappies: Draw = (drawing, scene) => {
  const path =
    "M186 200Q190 168 224 168H576Q610 168 614 200L626 650Q624 690 584 692H216Q176 690 174 650Z";
  return (
    groundShadow(drawing, 400, 690, 440, 0.1) +
    `<path d="M300 176Q400 90 500 176" fill="none" stroke="${darker(scene.main, 0.1)}" stroke-width="22"/><path d="${path}" fill="${scene.main}" ${rim}/>` +
    drawing.clipped(
      `<path d="${path}"/>`,
      label(drawing, scene, { x: 186, y: 196, width: 428, height: 470 }),
    ) +
    `<path d="${path}" fill="${faceLight(drawing, 1.3)}"/><path d="M214 220q-16 210 0 420" stroke="#fff" stroke-opacity=".4" stroke-width="12" fill="none" stroke-linecap="round"/>`
  );
};

const binBags: Draw = (drawing, scene) =>
  groundShadow(drawing, 400, 628, 460, 0.1) +
  `<path d="M180 360H600V620H180Z" fill="${scene.content}"/><ellipse cx="600" cy="490" rx="56" ry="130" fill="${darker(scene.content, 0.2)}"/><ellipse cx="600" cy="490" rx="34" ry="84" fill="${lighter(scene.content, 0.18)}"/><ellipse cx="600" cy="490" rx="14" ry="38" fill="#111"/><ellipse cx="180" cy="490" rx="56" ry="130" fill="${scene.content}"/>` +
  label(drawing, scene, { x: 200, y: 372, width: 330, height: 236 }) +
  `<path d="M180 360H600V620H180Z" fill="${drawing.linear("down", [
    [0, "#ffffff", 0.1],
    [0.2, "#ffffff", 0.35],
    [0.5, "#ffffff", 0],
    [1, "#000000", 0.4],
  ])}"/>`;

const tray: Draw = (drawing, scene) =>
  groundShadow(drawing, 400, 620, 540, 0.09) +
  `<path d="M120 250Q122 230 142 230H658Q678 230 680 250L664 590Q660 616 632 618H168Q140 616 136 590Z" fill="#26282c" ${rim}/><path d="M150 262H650L638 586H162Z" fill="${darker(scene.content, 0.1)}"/>` +
  label(drawing, scene, { x: 240, y: 330, width: 320, height: 210 }) +
  `<path d="M150 262H650L638 586H162Z" fill="${faceLight(drawing, 1.4)}"/>`;

const flatTin: Draw = (drawing, scene) => {
  const outer = `<rect x="130" y="290" width="540" height="320" rx="70"`;
  return (
    groundShadow(drawing, 400, 622, 540, 0.1) +
    `${outer} transform="translate(0 26)" fill="#a8772f"/>` +
    `${outer} fill="${drawing.linear("diagonal", [
      [0, "#f3dfa8"],
      [0.5, "#c99c4a"],
      [1, "#efd596"],
    ])}"/>` +
    drawing.clipped(
      `<rect x="152" y="310" width="496" height="280" rx="54"/>`,
      label(drawing, scene, { x: 152, y: 310, width: 496, height: 280 }),
    ) +
    `<rect x="152" y="310" width="496" height="280" rx="54" fill="${faceLight(drawing, 1.1)}"/><circle cx="612" cy="450" r="24" fill="none" stroke="#d7d9dc" stroke-width="10"/><rect x="570" y="440" width="26" height="20" rx="8" fill="#c0c4c9"/>`
  );
};

export const dispensers = {
  dropper,
  mist,
  spray,
  pump,
  "roll-on": rollOn,
  perfume,
  varnish,
  tube,
  "tablet-tube": tabletTube,
  detergent,
  stick,
  blister,
  vials,
  "single-doses": singleDoses,
  wipes,
  nappies,
  "bin-bags": binBags,
  tray,
  "flat-tin": flatTin,
} satisfies Record<string, Draw>;

export type DispenserName = keyof typeof dispensers;
export const isDispenser = (shape: string): shape is DispenserName =>
  Object.hasOwn(dispensers, shape);
