import { at, times } from "../../studio/paths.ts";
import { heap, type Sprite } from "../parts.ts";

const wheat: Sprite = () =>
  [-24, -8, 8, 24]
    .map((turn) =>
      at(
        0,
        100,
        `<path d="M0 0V-110" stroke="#c59a3c" stroke-width="5"/>${times(9, (index) => at(index % 2 ? 10 : -10, -90 - index * 10, `<ellipse rx="8" ry="16" fill="#e2b750" stroke="#a97a22" stroke-width="2"/>`, index % 2 ? 24 : -24))}<path d="M0 -176V-204M0 -170L14 -198M0 -170L-14 -198" stroke="#d9ad48" stroke-width="2.6"/>`,
        turn,
      ),
    )
    .join("");

const pasta =
  (kind: "spaghetti" | "penne" | "ribbon" | "sheet"): Sprite =>
  (drawing) =>
    kind === "penne"
      ? heap(
          drawing,
          14,
          74,
          54,
          () =>
            `<path d="M-40 -12L30 -14L42 10L-28 14Z" fill="#efc866" stroke="#c6952f" stroke-width="2.4"/><ellipse cx="36" cy="-2" rx="6" ry="12" fill="#a8751f"/><path d="M-34 -4L32 -6M-30 6L36 4" stroke="#fbe3a0" stroke-width="3"/>`,
        )
      : kind === "sheet"
        ? times(4, (index) =>
            at(
              -12 + index * 10,
              -30 + index * 18,
              `<rect x="-84" y="-50" width="168" height="90" rx="6" fill="#f2d27c" stroke="#c6952f" stroke-width="3"/><path d="M-84 -30q12 8 24 0t24 0t24 0t24 0t24 0t24 0t24 0" stroke="#d9ae4c" stroke-width="5" fill="none"/>`,
            ),
          )
        : kind === "ribbon"
          ? [-44, 44, 0]
              .map((x, index) =>
                at(
                  x,
                  index === 2 ? -30 : 24,
                  times(
                    9,
                    (line) =>
                      `<path d="M-44 ${-24 + line * 6}C-20 ${-60 + line * 9} 20 ${40 - line * 5} 44 ${-20 + line * 6}" stroke="${line % 2 ? "#f0cb6a" : "#dfae44"}" stroke-width="8" fill="none" stroke-linecap="round"/>`,
                  ),
                ),
              )
              .join("")
          : `${times(
              22,
              (index) =>
                `<path d="M${-44 + index * 4} -104Q${(index - 11) * 1.2} 0 ${-50 + index * 4.6} 104" stroke="${index % 3 ? "#efc862" : "#d8a63c"}" stroke-width="4.4" fill="none"/>`,
            )}<rect x="-34" y="-16" width="68" height="32" rx="10" fill="#c8503c"/>`;

const grains =
  (...colours: string[]): Sprite =>
  (drawing) =>
    `<path d="M-100 40Q-96 84 -40 88H40Q96 84 100 40Z" fill="#b98a5a"/><ellipse cy="40" rx="100" ry="28" fill="#8a6238"/>` +
    heap(
      drawing,
      120,
      86,
      44,
      () =>
        `<ellipse rx="12" ry="6" fill="${drawing.random.pick(colours)}" stroke="#000" stroke-opacity=".12"/>`,
    ).replace(/^/, `<g transform="translate(0 18)">`) +
    `</g><path d="M-100 42Q0 96 100 42Q96 84 40 88H-40Q-96 84 -100 42Z" fill="#c89a68"/>`;

export const dryGoods = {
  wheat,
  spaghetti: pasta("spaghetti"),
  penne: pasta("penne"),
  tagliatelle: pasta("ribbon"),
  lasagne: pasta("sheet"),
  rice: grains("#fdfbf2", "#f3ecd9", "#ffffff"),
  "red-rice": grains("#9a4a3a", "#84382c", "#b0604a"),
  lentils: grains("#7f8a4a", "#95a05a", "#66703a"),
  chickpeas: grains("#e6c88e", "#d9b674", "#f0d9a6"),
  "red-beans": grains("#7d2430", "#92303c", "#641a26"),
  couscous: grains("#f2d68c", "#e8c670", "#f8e4ac"),
  oats: grains("#efdcb4", "#dfc796", "#f7ebcf"),
  muesli: grains("#d9a85c", "#8a5228", "#efdcb4", "#b3402e"),
  seeds: grains("#d9b25c", "#3c2f26", "#c98f3c", "#efe2c0"),
  kibble: grains("#8a5a30", "#a06c3a", "#734824"),
  pepper: grains("#2b2622", "#3c352f", "#1d1916"),
  salt: grains("#ffffff", "#f3f3f0", "#e6e8ea"),
  curry: grains("#d99a1e", "#c98414", "#eab548"),
  paprika: grains("#c8402a", "#b0321f", "#dc5a3c"),
  sugar: grains("#e6c794", "#d9b67c", "#f2dcb4"),
} satisfies Record<string, Sprite>;
