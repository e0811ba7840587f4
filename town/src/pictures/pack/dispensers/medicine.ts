import { darker, lighter, mix } from "../../studio/colour.ts";
import { at, times } from "../../studio/paths.ts";
import { faceLight, groundShadow } from "../../studio/shading.ts";
import { label } from "../label.ts";
import type { PackScene } from "../pack.types.ts";
import type { Draw } from "./body.ts";

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

export const medicinePacks = {
  blister,
  vials,
  "single-doses": singleDoses,
} satisfies Record<string, Draw>;
