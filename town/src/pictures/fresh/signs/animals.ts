import { at } from "../../studio/paths.ts";
import type { Sprite } from "../parts.ts";

const paw =
  (colour: string): Sprite =>
  () =>
    `<path d="M0 -6C40 -6 76 40 62 70C50 92 24 76 0 76C-24 76 -50 92 -62 70C-76 40 -40 -6 0 -6Z" fill="${colour}"/>${[
      [-70, -22, -20],
      [-28, -64, -6],
      [28, -64, 6],
      [70, -22, 20],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        at(x, y, `<ellipse rx="22" ry="32" fill="${colour}"/>`, turn),
      )
      .join("")}`;

const dog: Sprite = () =>
  `<path d="M-84 -50Q-110 20 -80 50L-50 20Z" fill="#6b4326"/><path d="M84 -50Q110 20 80 50L50 20Z" fill="#6b4326"/><path d="M-74 -20C-74 -84 74 -84 74 -20C74 40 50 90 0 90C-50 90 -74 40 -74 -20Z" fill="#b9824a"/><path d="M-36 34C-36 -4 36 -4 36 34C36 70 20 86 0 86C-20 86 -36 70 -36 34Z" fill="#efd9b8"/><circle cx="-34" cy="-16" r="10" fill="#23160e"/><circle cx="34" cy="-16" r="10" fill="#23160e"/><path d="M-18 14H18Q10 34 0 34Q-10 34 -18 14Z" fill="#23160e"/><path d="M0 34V52M0 52Q-16 66 -26 54M0 52Q16 66 26 54" stroke="#23160e" stroke-width="6" fill="none"/>`;

const cat: Sprite = () =>
  `<path d="M-76 -20L-70 -100L-20 -64H20L70 -100L76 -20C84 40 50 86 0 86C-50 86 -84 40 -76 -20Z" fill="#8d8a94"/><path d="M-62 -40L-60 -78L-34 -58ZM62 -40L60 -78L34 -58Z" fill="#e3aab0"/><ellipse cx="-32" cy="-4" rx="15" ry="18" fill="#c9d85e"/><ellipse cx="32" cy="-4" rx="15" ry="18" fill="#c9d85e"/><ellipse cx="-32" cy="-4" rx="5" ry="16" fill="#1b1b1f"/><ellipse cx="32" cy="-4" rx="5" ry="16" fill="#1b1b1f"/><path d="M-10 26H10L0 38Z" fill="#d9808c"/><path d="M0 38Q-14 54 -24 44M0 38Q14 54 24 44M-40 32H-96M-40 42L-92 54M40 32H96M40 42L92 54" stroke="#2b2a30" stroke-width="4" fill="none"/>`;

const bird: Sprite = () =>
  `<path d="M-84 20C-84 -50 -20 -84 30 -60C70 -44 80 0 60 40C40 78 -40 86 -84 20Z" fill="#5f93c4"/><path d="M-40 70Q20 84 50 40Q40 0 -10 10Q-50 30 -40 70Z" fill="#f0b45a"/><path d="M-84 20L-116 -10L-74 -16Z" fill="#3f6f9c"/><circle cx="34" cy="-30" r="9" fill="#14181c"/><path d="M66 -26L102 -16L64 -4Z" fill="#e89a2c"/><path d="M-30 -10Q10 10 -10 44Q-50 40 -30 -10Z" fill="#3f6f9c"/>`;

const bone: Sprite = () =>
  at(
    0,
    0,
    `<path d="M-60 -22H60C60 -64 112 -60 104 -18C122 -14 122 14 104 18C112 60 60 64 60 22H-60C-60 64 -112 60 -104 18C-122 14 -122 -14 -104 -18C-112 -60 -60 -64 -60 -22Z" fill="#f0dcb8" stroke="#c9a976" stroke-width="5"/>`,
    -24,
  );

const bee: Sprite = (drawing) =>
  `<ellipse cx="-30" cy="-50" rx="30" ry="48" fill="#d9ecf6" fill-opacity=".85" stroke="#9cc0d4" stroke-width="3" transform="rotate(-30 -30 -50)"/><ellipse cx="26" cy="-54" rx="30" ry="48" fill="#d9ecf6" fill-opacity=".85" stroke="#9cc0d4" stroke-width="3" transform="rotate(24 26 -54)"/>` +
  drawing.clipped(
    `<ellipse cy="16" rx="88" ry="54"/>`,
    `<rect x="-90" y="-40" width="180" height="112" fill="#f3b62c"/><path d="M-40 -50V80M4 -50V80M46 -50V80" stroke="#33240f" stroke-width="21"/>`,
  ) +
  `<circle cx="-74" cy="6" r="9" fill="#1c140a"/>`;

const mosquito: Sprite = () =>
  `<circle r="94" fill="none" stroke="#d8433a" stroke-width="15"/><path d="M-30 -40L10 10M20 -50L10 10M10 10L40 60M10 10L-30 50M10 10L60 20M10 10L-50 16" stroke="#2e3236" stroke-width="7"/><ellipse cx="10" cy="10" rx="14" ry="30" fill="#2e3236" transform="rotate(-24 10 10)"/><path d="M-66 66L66 -66" stroke="#d8433a" stroke-width="15"/>`;

export const animalSigns = {
  paw: paw("#6b5a4a"),
  dog,
  cat,
  bird,
  bone,
  bee,
  mosquito,
} satisfies Record<string, Sprite>;
