import { darker } from "../../studio/colour.ts";
import { at, blob, n, times } from "../../studio/paths.ts";
import { faceLight, groundShadow } from "../../studio/shading.ts";
import type { Holder } from "../fresh.types.ts";
import { sprite } from "../sprites.ts";
import { card, type Draw } from "./holder.ts";

const board: Draw = (drawing, scene) => {
  const wood = drawing.random.pick(["#b98250", "#a8713f", "#c6935c"]);
  const count = scene.count ?? 1;
  const scale = (scene.scale ?? 1) * (count === 1 ? 2.5 : 1.75);
  const places =
    count === 1
      ? [[400, 420]]
      : [
          [270, 380],
          [540, 440],
          [390, 520],
        ].slice(0, count);
  return (
    groundShadow(drawing, 400, 640, 680, 0.12) +
    `<path d="M90 470Q90 330 400 330T710 470V508Q710 646 400 646T90 508Z" fill="${darker(wood, 0.35)}"/><ellipse cx="400" cy="470" rx="310" ry="142" fill="${wood}"/>` +
    times(
      9,
      (index) =>
        `<path d="M${120 + Math.abs(index - 4) * 16} ${370 + index * 25}Q400 ${362 + index * 27} ${680 - Math.abs(index - 4) * 16} ${370 + index * 25}" stroke="${darker(wood, 0.2)}" stroke-width="3" fill="none" opacity=".5"/>`,
    ) +
    `<ellipse cx="400" cy="470" rx="310" ry="142" fill="${faceLight(drawing, 0.9)}"/>` +
    places
      .map(
        ([x = 400, y = 400]) =>
          `<ellipse cx="${x + 10}" cy="${n(y + 62 * scale)}" rx="${n(104 * scale)}" ry="${n(36 * scale)}" fill="#1a0f06" opacity=".3"/>${at(x, y, sprite(drawing, scene.sprite), drawing.random.between(-6, 6), scale)}`,
      )
      .join("") +
    card(scene, 560, 646, -4)
  );
};

const paper: Draw = (drawing, scene) => {
  const count = scene.count ?? 1;
  const scale = (scene.scale ?? 1) * (count === 1 ? 2.6 : 1.7);
  const sheetColour = drawing.random.pick(["#fbf8f1", "#f3e3c8", "#f6efe0"]);
  const places =
    count === 1
      ? [[400, 390]]
      : count === 2
        ? [
            [300, 340],
            [490, 470],
          ]
        : [
            [270, 310],
            [540, 390],
            [330, 520],
          ];
  const garnish = drawing.random.pick(["thyme", "parsley", "sprig"] as const);
  return (
    `<g transform="rotate(${drawing.random.between(-7, 7)} 400 400)"><path d="M112 150L700 120L720 650L90 680Z" fill="#1a0f06" opacity=".2" transform="translate(8 16)"/><path d="M112 150L700 120L720 650L90 680Z" fill="${sheetColour}"/><path d="M112 150L700 120L720 650L90 680Z" fill="${drawing.linear(
      "diagonal",
      [
        [0, "#ffffff", 0.5],
        [0.42, "#000000", 0.02],
        [0.5, "#ffffff", 0.3],
        [1, "#000000", 0.1],
      ],
    )}"/><path d="M112 150L400 400L720 650M700 120L420 380" stroke="#000" stroke-opacity=".05" stroke-width="6" fill="none"/></g>` +
    at(640, 250, sprite(drawing, garnish), 40, 1.1) +
    places
      .map(
        ([x = 400, y = 400]) =>
          `<g opacity=".28" transform="translate(12 18)"><ellipse cx="${x}" cy="${n(y + 20 * scale)}" rx="${n(104 * scale)}" ry="${n(60 * scale)}" fill="#2a1206"/></g>${at(x, y, sprite(drawing, scene.sprite), drawing.random.between(-9, 9), scale)}`,
      )
      .join("") +
    card(scene, 240, 640, drawing.random.between(-5, 5))
  );
};

const ice: Draw = (drawing, scene) => {
  const { random } = drawing;
  const count = scene.count ?? 1;
  const scale = (scene.scale ?? 1) * (count === 1 ? 2.5 : 1.55);
  const places =
    count === 1
      ? [[400, 400]]
      : [
          [270, 340],
          [530, 360],
          [400, 500],
        ].slice(0, count);
  return (
    groundShadow(drawing, 400, 640, 660, 0.12) +
    `<ellipse cx="400" cy="450" rx="330" ry="216" fill="#aebfca"/><ellipse cx="400" cy="436" rx="330" ry="212" fill="#dfe9ee"/>` +
    times(64, () => {
      const [angle, reach] = [random.next() * 6.283, Math.sqrt(random.next())];
      return at(
        400 + Math.cos(angle) * reach * 300,
        436 + Math.sin(angle) * reach * 186,
        `<path d="${blob(random, 34, 28, 6, 0.14)}" fill="${random.pick(["#f4fafd", "#e6f1f7", "#d2e4ee", "#ffffff"])}" stroke="#fff" stroke-width="3"/><path d="M-14 -8L2 -16" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
        random.next() * 360,
      );
    }) +
    at(630, 300, sprite(drawing, "lemon-half"), 0, 0.72) +
    at(590, 356, sprite(drawing, "lemon-half"), 30, 0.64) +
    at(180, 540, sprite(drawing, "parsley"), -20, 0.9) +
    places
      .map(
        ([x = 400, y = 400]) =>
          `<ellipse cx="${x + 8}" cy="${n(y + 30 * scale)}" rx="${n(108 * scale)}" ry="${n(40 * scale)}" fill="#2a4a60" opacity=".28"/>${at(x, y, sprite(drawing, scene.sprite), random.between(-10, 6), scale)}`,
      )
      .join("") +
    card(scene, 400, 646, random.between(-3, 3))
  );
};

export const surfaceHolders = {
  board,
  paper,
  ice,
} satisfies Partial<Record<Holder, Draw>>;
