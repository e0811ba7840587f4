import { looks } from "../ingredient-looks.ts";
import { moved } from "../shapes.ts";
import { bunBottom, bunTop, toast } from "./bun.ts";
import { type Layer, spread } from "./layer-shapes.ts";
import { fillings, toppings } from "./layers.ts";

/** Returns the ingredients that are layers, from the bottom up; others are not seen in a burger. */
export function burgerLayerNames(ingredients: string[]): string[] {
  return [...Object.keys(fillings), ...Object.keys(toppings)].filter((name) =>
    ingredients.includes(name),
  );
}

/**
 * Draws a burger or a toasted sandwich from the side: `patties` times its filling and what melts
 * on it, then the rest.
 */
export function burgerContent(ingredients: string[], patties: number, isToast: boolean): string {
  const names = burgerLayerNames(ingredients);
  const filling = names.flatMap((name) => fillings[name] ?? []);
  const [first, ...others] = names.flatMap((name) => toppings[name] ?? []);
  const repeated = Array.from({ length: patties }, () => [...filling, ...(first ? [first] : [])]);
  const stack = [...repeated.flat(), ...others, ...sauceOf(ingredients)];
  let y = isToast ? 156 : 146;
  const drawn = stack.map((layer, index) => {
    const at = y;
    y -= layer.height;
    return moved(0, at, layer.draw(`layer${index}`));
  });
  // Low burgers and high ones are equally far from the edges.
  const top = isToast ? 70 : 190;
  const scale = Math.min(1.2, 560 / (234 - y + top));
  const middle = (234 + (y - top)) / 2;
  const [lower, upper] = isToast
    ? [moved(0, 216, toast("toastlow")), moved(0, y, toast("toasttop"))]
    : [bunBottom(), moved(0, y + 6, bunTop(ingredients.includes("brioche bun")))];
  return `<filter id="under" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="16"/></filter>
    <g transform="scale(${scale.toFixed(3)} ${(isToast ? scale * 1.4 : scale).toFixed(3)}) translate(0 ${Math.round(30 - middle)})"><ellipse cx="24" cy="232" rx="226" ry="24" fill="#120703" opacity=".65" filter="url(#under)"/>
    ${lower}${drawn.join("")}${upper}</g>`;
}

/** The sauce below the upper half of the bun. */
function sauceOf(ingredients: string[]): Layer[] {
  const sauce = ingredients.flatMap((name) => {
    const look = looks.get(name);
    return look && typeof look === "object" && "sauce" in look && !(name in toppings)
      ? look.sauce
      : [];
  })[0];
  return sauce ? [spread(sauce)] : [];
}
