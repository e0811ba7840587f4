import { lit } from "../bodies/body.ts";
import { moved, repeat, turned } from "../shapes.ts";

/** Half the width of a bun. */
export const bunWidth = 216;

const crust = (id: string, top: string, foot: string) =>
  `<radialGradient id="${id}" cx=".4" cy=".2" r=".95"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></radialGradient>`;

const relief = { round: 20, gloss: 0.35, grain: 0.14, fine: 0.02, lift: 8 };

const seeds = repeat(24, (index) => {
  const x = -168 + ((index * 149) % 336);
  const y = -178 + ((index * 71) % 92) + Math.abs(x) * 0.28;
  return moved(
    x,
    y,
    turned(
      (index * 37) % 120,
      '<ellipse rx="10" ry="6" fill="#f9ecc9" stroke="#a8702f" stroke-width="1.5"/>',
    ),
  );
});

/** A slice of toasted bread whose lower side is at `y` 0. */
export const toast = (id: string) =>
  lit(
    '<rect x="-226" y="-62" width="452" height="62" rx="20" fill="#b9752f"/><rect x="-214" y="-50" width="428" height="38" rx="12" fill="#f0dcb2"/>',
    id,
    { round: 8, gloss: 0.15, grain: 0.9, fine: 0.06, lift: 8 },
  );

/** The lower half, whose upper side is at `y` 150. */
export const bunBottom = () =>
  crust("heel", "#e2a653", "#a9682a") +
  lit(
    `<path d="M${-bunWidth} 146H${bunWidth}Q${bunWidth + 10} 222 ${bunWidth - 46} 234H${46 - bunWidth}Q${-bunWidth - 10} 222 ${-bunWidth} 146Z" fill="url(#heel)"/>`,
    "bunlow",
    relief,
  ) +
  `<path d="M${-bunWidth + 6} 150H${bunWidth - 6}" stroke="#f7e2b4" stroke-width="12" stroke-linecap="round"/>`;

/** The upper half, whose lower side is at `y` 0; a brioche shines and has no seeds. */
export const bunTop = (isBrioche: boolean) =>
  (isBrioche ? crust("dome", "#dd8f3a", "#8c4415") : crust("dome", "#edb665", "#b97330")) +
  lit(
    `<path d="M${-bunWidth} -14C${-bunWidth - 14} -262 ${bunWidth + 14} -262 ${bunWidth} -14Q${bunWidth - 6} 6 ${bunWidth - 40} 6H${40 - bunWidth}Q${6 - bunWidth} 6 ${-bunWidth} -14Z" fill="url(#dome)"/>`,
    "buntop",
    relief,
  ) +
  `<ellipse cx="-84" cy="-134" rx="${isBrioche ? 84 : 66}" ry="${isBrioche ? 24 : 16}" fill="#fff" opacity="${isBrioche ? 0.42 : 0.25}" transform="rotate(-20 -84 -134)"/>
  <path d="M${20 - bunWidth} 2H${bunWidth - 20}" stroke="#f7e2b4" stroke-width="10" stroke-linecap="round"/>${isBrioche ? "" : seeds}`;
