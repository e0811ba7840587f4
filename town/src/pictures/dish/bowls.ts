/** How much lower a circle looks from the chair in front of it. */
export const tilt = 0.66;

/** Where the middle of the rim lies, above the middle of the picture. */
export const rimY = -62;

/** Half the width of the rim outside and inside; contents are 300 wide. */
const outer = 334;
const inner = 308;

type Glaze = { light: string; body: string; shade: string; inside: string };

const glazes = {
  "white bowl": { light: "#ffffff", body: "#efebe3", shade: "#b3aa9c", inside: "#dcd5c8" },
  "dark bowl": { light: "#6a7681", body: "#333c45", shade: "#15191d", inside: "#20262c" },
  "clay bowl": { light: "#e29a6c", body: "#b0653e", shade: "#5d2c15", inside: "#7a3f22" },
  "green bowl": { light: "#a9c9b6", body: "#5f8672", shade: "#29413a", inside: "#3a5548" },
  "copper bowl": { light: "#f7c796", body: "#bd7440", shade: "#5f2f12", inside: "#7c4220" },
} satisfies Record<string, Glaze>;

export type Bowl = keyof typeof glazes;

export const isBowl = (vessel: string): vessel is Bowl => Object.hasOwn(glazes, vessel);

const ellipse = (half: number, fill: string, more = "") =>
  `<ellipse rx="${half}" ry="${half * tilt}" fill="${fill}" ${more}/>`;

const wall = `M${-outer} 0C${-outer + 6} 170 -210 300 -128 326Q0 352 128 326C210 300 ${outer - 6} 170 ${outer} 0Z`;

const defs = ({ light, body, shade, inside }: Glaze) =>
  `<filter id="far" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="20"/></filter>
  <linearGradient id="wall" x1="0" x2="1" y1="0" y2=".25"><stop offset="0" stop-color="${body}"/><stop offset=".22" stop-color="${light}"/><stop offset=".6" stop-color="${body}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
  <linearGradient id="deep" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0a0503" stop-opacity="0"/><stop offset="1" stop-color="#0a0503" stop-opacity=".45"/></linearGradient>
  <linearGradient id="rim" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="${body}"/><stop offset=".5" stop-color="${light}"/><stop offset="1" stop-color="${body}"/></linearGradient>
  <linearGradient id="inside" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${shade}"/><stop offset=".6" stop-color="${inside}"/><stop offset="1" stop-color="${light}"/></linearGradient>`;

/** Draws an empty bowl with its shadow, 800 × 800 units around the origin. */
export function bowlBack(bowl: Bowl): string {
  return `${defs(glazes[bowl])}<g transform="translate(0 ${rimY})">
    <ellipse cx="46" cy="318" rx="270" ry="56" fill="#120703" opacity=".6" filter="url(#far)"/>
    <path d="${wall}" fill="url(#wall)"/><path d="${wall}" fill="url(#deep)"/>
    <path d="M-262 150Q-220 236 -150 284" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="16" stroke-linecap="round"/>
    ${ellipse(outer, "url(#rim)")}${ellipse(inner, "url(#inside)")}</g>`;
}

/** Draws the near half of the rim, over what is in the bowl. */
export function bowlFront(bowl: Bowl): string {
  const near = (half: number, sweep: 0 | 1) => `A${half} ${half * tilt} 0 0 ${sweep}`;
  return `${defs(glazes[bowl])}<g transform="translate(0 ${rimY})">
    <path d="M${outer} 0${near(outer, 1)} ${-outer} 0H${-inner}${near(inner, 0)} ${inner} 0Z" fill="url(#rim)"/>
    <path d="M${-outer} 0${near(outer, 0)} ${outer} 0" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4"/></g>`;
}

/** What rises from a hot dish. */
export const steam = `<filter id="haze" x="-60%" y="-20%" width="220%" height="140%"><feGaussianBlur stdDeviation="13"/></filter>
  <g filter="url(#haze)" fill="none" stroke="#fff" stroke-linecap="round">
    <path d="M-96 -120C-150 -200 -50 -240 -96 -330" stroke-width="26" opacity=".5"/><path d="M10 -140C-46 -230 70 -270 14 -380" stroke-width="30" opacity=".55"/><path d="M112 -120C62 -200 160 -240 116 -336" stroke-width="26" opacity=".46"/></g>`;
