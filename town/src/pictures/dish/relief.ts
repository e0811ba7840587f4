/** How a surface takes the light, which comes from the upper left. */
export type Relief = {
  /** How round the edges are, in units. */
  round?: number;
  /** How strong highlights are, from 0 to 1. */
  gloss?: number;
  /** How uneven the surface is, from 0 to 1, and how fine. */
  grain?: number;
  fine?: number;
  /** How far the shadow falls, in units. */
  lift?: number;
  /** How much of it is browned by the heat, from 0 to 1. */
  browned?: number;
  /** The colour of a sauce that covers it thinly. */
  film?: string;
};

/** Lighting works in pixels of the drawing, so that heights are scaled as everything else is. */
export function scaleRelief(svg: string, scale: number): string {
  return svg.replace(
    /surfaceScale="([\d.]+)"/g,
    (_, height) => `surfaceScale="${(Number(height) * scale).toFixed(3)}"`,
  );
}

/** Returns an SVG filter that models, lights and shadows what it is applied to. */
export function reliefFilter(
  id: string,
  { round = 4, gloss = 0.35, grain = 0.3, fine = 0.06, lift = 4, browned = 0, film }: Relief,
  seed = 1,
): string {
  const shadow =
    lift > 0
      ? `<feOffset in="SourceAlpha" dx="${lift * 0.7}" dy="${lift}" result="o"/><feGaussianBlur in="o" stdDeviation="${lift * 0.8}" result="ob"/>
         <feComponentTransfer in="ob" result="shadow"><feFuncR type="linear" slope="0" intercept=".1"/><feFuncG type="linear" slope="0" intercept=".05"/><feFuncB type="linear" slope="0" intercept=".02"/><feFuncA type="linear" slope=".55"/></feComponentTransfer>`
      : "";
  // Shades stay warm and never turn black, as under the soft light of a window.
  const warm = `<feComponentTransfer in="light" result="warm"><feFuncR type="linear" slope=".6" intercept=".4"/><feFuncG type="linear" slope=".68" intercept=".32"/><feFuncB type="linear" slope=".74" intercept=".26"/></feComponentTransfer>`;
  const heat =
    browned > 0
      ? `<feTurbulence type="fractalNoise" baseFrequency=".046" numOctaves="2" seed="${seed + 5}" result="heat"/><feColorMatrix in="heat" values="0 0 0 0 .2  0 0 0 0 .08  0 0 0 0 .02  0 0 0 ${3.4 * browned} ${-1.5 * browned}" result="char"/><feComposite in="char" in2="SourceAlpha" operator="in" result="crust"/>`
      : "";
  const sauce = film
    ? `<feFlood flood-color="${film}" flood-opacity=".2"/><feComposite in2="SourceAlpha" operator="in" result="film"/>`
    : "";
  const layers = `${heat && '<feMergeNode in="crust"/>'}${sauce && '<feMergeNode in="film"/>'}`;
  const surface =
    layers &&
    `${heat}${sauce}<feMerge result="surface"><feMergeNode in="SourceGraphic"/>${layers}</feMerge>`;
  return `<filter id="${id}" x="-14%" y="-14%" width="132%" height="132%" color-interpolation-filters="sRGB">
    <feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="soft"/>
    <feTurbulence type="fractalNoise" baseFrequency="${fine}" numOctaves="2" seed="${seed}" result="noise"/>
    <feComposite in="soft" in2="noise" operator="arithmetic" k1="${grain * 0.7}" k2="${1 - grain * 0.3}" k3="0" k4="0" result="height"/>
    <feDiffuseLighting in="height" surfaceScale="${3 + round}" diffuseConstant="1.22" lighting-color="#fff" result="light"><feDistantLight azimuth="228" elevation="54"/></feDiffuseLighting>
    ${warm}<feComposite in="warm" in2="SourceAlpha" operator="in" result="lit"/>
    ${surface}<feBlend in="lit" in2="${surface ? "surface" : "SourceGraphic"}" mode="multiply" result="shaded"/>
    <feSpecularLighting in="height" surfaceScale="${2 + round * 0.7}" specularConstant="${gloss * 1.5}" specularExponent="34" lighting-color="#fff6e6" result="spot"><feDistantLight azimuth="228" elevation="50"/></feSpecularLighting>
    <feComposite in="spot" in2="SourceAlpha" operator="in" result="glow"/>
    <feComposite in="shaded" in2="glow" operator="arithmetic" k1="0" k2="1" k3="1" k4="0" result="done"/>
    <feComposite in="done" in2="SourceAlpha" operator="in" result="top"/>
    ${shadow}<feMerge>${lift > 0 ? '<feMergeNode in="shadow"/>' : ""}<feMergeNode in="top"/></feMerge>
  </filter>`;
}
