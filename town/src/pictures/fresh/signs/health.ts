import { at, times } from "../../studio/paths.ts";
import { lit, type Sprite } from "../parts.ts";

const tooth: Sprite = (drawing) =>
  lit(
    drawing,
    "M-70 -40C-76 -90 -30 -96 0 -80C30 -96 76 -90 70 -40C66 0 52 40 44 90C40 104 24 104 20 86C16 60 12 40 0 40C-12 40 -16 60 -20 86C-24 104 -40 104 -44 90C-52 40 -66 0 -70 -40Z",
    "#ffffff",
    0.4,
  ) +
  `<path d="M-70 -40C-76 -90 -30 -96 0 -80C30 -96 76 -90 70 -40C66 0 52 40 44 90C40 104 24 104 20 86C16 60 12 40 0 40C-12 40 -16 60 -20 86C-24 104 -40 104 -44 90C-52 40 -66 0 -70 -40Z" fill="none" stroke="#9cc6dc" stroke-width="6"/>`;

const eye: Sprite = () =>
  `<path d="M-104 0Q0 -92 104 0Q0 92 -104 0Z" fill="#fff" stroke="#3f6f94" stroke-width="10"/><circle r="40" fill="#4f9ac4"/><circle r="19" fill="#16283a"/><circle cx="-13" cy="-14" r="9" fill="#fff"/>`;

const lungs: Sprite = () =>
  `<path d="M0 -96V-20M0 -36Q-20 -20 -30 0M0 -36Q20 -20 30 0" stroke="#5f8fb4" stroke-width="12" fill="none"/>${[-1, 1].map((side) => `<path d="M${side * 20} -20C${side * 24} -70 ${side * 70} -60 ${side * 86} -4C${side * 100} 60 ${side * 80} 96 ${side * 50} 84C${side * 14} 74 ${side * 16} 40 ${side * 20} -20Z" fill="#7fb5d6"/>`).join("")}`;

export const heart: Sprite = (drawing) =>
  lit(
    drawing,
    "M0 92C-110 20 -104 -74 -46 -80C-16 -82 -4 -62 0 -48C4 -62 16 -82 46 -80C104 -74 110 20 0 92Z",
    "#e0475a",
    0.6,
  ) +
  `<path d="M-92 0H-40L-22 -36L6 40L26 0H92" stroke="#fff" stroke-width="9" fill="none" stroke-linejoin="round"/>`;

const knee: Sprite = () =>
  `<path d="M-70 -96Q-60 -20 -34 -12Q0 -40 34 -12Q60 -20 70 -96H30Q24 -50 0 -46Q-24 -50 -30 -96Z" fill="#efe0c4"/><path d="M-66 96Q-60 30 -34 20Q0 44 34 20Q60 30 66 96H28Q24 60 0 58Q-24 60 -28 96Z" fill="#efe0c4"/><circle cy="4" r="34" fill="none" stroke="#e0553c" stroke-width="9"/><circle cy="4" r="16" fill="#e0553c"/>`;

const stomach: Sprite = () =>
  `<path d="M-20 -100V-50C-20 -20 -70 0 -70 44C-70 90 -10 100 30 80C80 56 96 0 76 -40C60 -70 30 -70 16 -46V-100Z" fill="#e68a94"/><path d="M-40 44Q0 70 40 40Q60 20 58 -10" stroke="#fff" stroke-width="10" stroke-opacity=".6" fill="none" stroke-linecap="round"/>`;

const throat: Sprite = () =>
  `<path d="M-70 -30Q0 -90 70 -30Q0 -10 -70 -30Z" fill="#e0606a"/><path d="M-70 -30Q0 90 70 -30Q0 20 -70 -30Z" fill="#c9404c"/><path d="M-52 60q26 -18 52 0t52 0M-40 88q20 -14 40 0t40 0" stroke="#5fa8d0" stroke-width="10" fill="none" stroke-linecap="round"/>`;

const pill: Sprite = () =>
  at(
    -10,
    -14,
    `<rect x="-84" y="-34" width="168" height="68" rx="34" fill="#fff" stroke="#c9d3da" stroke-width="4"/><path d="M0 -34H50a34 34 0 0 1 0 68H0Z" fill="#e0564a"/><rect x="-66" y="-22" width="124" height="13" rx="6" fill="#fff" opacity=".6"/>`,
    -34,
  ) +
  `<circle cx="58" cy="60" r="34" fill="#fff" stroke="#c9d3da" stroke-width="4"/><path d="M38 66L78 54" stroke="#c9d3da" stroke-width="6"/>`;

const thermometer: Sprite = () =>
  at(
    0,
    0,
    `<rect x="-20" y="-104" width="40" height="150" rx="20" fill="#fff" stroke="#9ab4c4" stroke-width="6"/><circle cy="66" r="38" fill="#e0473c" stroke="#9ab4c4" stroke-width="6"/><rect x="-9" y="-30" width="18" height="90" fill="#e0473c"/>${times(5, (index) => `<path d="M20 ${-84 + index * 22}h18" stroke="#9ab4c4" stroke-width="6"/>`)}`,
    20,
  );

const plaster: Sprite = () =>
  [-40, 40]
    .map((turn) =>
      at(
        0,
        0,
        `<rect x="-104" y="-32" width="208" height="64" rx="32" fill="${turn < 0 ? "#e6b48a" : "#efc49c"}"/><rect x="-36" y="-32" width="72" height="64" fill="#f8e2c8"/>${times(9, (index) => `<circle cx="${-24 + (index % 3) * 24}" cy="${-18 + Math.floor(index / 3) * 18}" r="4" fill="#c98f62"/>`)}`,
        turn,
      ),
    )
    .join("");

const baby: Sprite = () =>
  `<circle r="84" fill="#f8d3b4"/><path d="M-30 -78Q0 -110 24 -76Q0 -84 -8 -64" stroke="#a8703c" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="-30" cy="-10" r="9" fill="#3f2a1c"/><circle cx="30" cy="-10" r="9" fill="#3f2a1c"/><circle cx="-48" cy="18" r="14" fill="#f2a08c" opacity=".7"/><circle cx="48" cy="18" r="14" fill="#f2a08c" opacity=".7"/><path d="M-24 26Q0 52 24 26" stroke="#a8503c" stroke-width="8" fill="none" stroke-linecap="round"/>`;

export const healthSigns = {
  tooth,
  eye,
  lungs,
  heart,
  knee,
  stomach,
  throat,
  pill,
  thermometer,
  plaster,
  baby,
} satisfies Record<string, Sprite>;
