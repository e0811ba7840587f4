export type Palette = Record<string, string>;

/** Returns the colours that `selector` defines in a stylesheet, in one colour scheme. */
export function readColours(css: string, selector: string, scheme: "light" | "dark"): Palette {
  const colours: Palette = {};
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  for (const [, selectors = "", body = ""] of rules.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(",").some((each) => each.trim() === selector)) continue;
    for (const [, name = "", light = "", dark = ""] of body.matchAll(
      /--([\w-]+):\s*light-dark\((#\w{3,6}), (#\w{3,6})\)/g,
    )) {
      colours[name] = scheme === "light" ? light : dark;
    }
  }
  return colours;
}

/** The contrast of two colours, such as `#fff` and `#1d1a17`, by WCAG 2. */
export function getContrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((index) => {
    const channel = Number.parseInt(full.slice(index, index + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
