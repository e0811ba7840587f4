import { burgerLayers } from "./bodies/street.ts";
import { looks } from "./ingredient-looks.ts";

type Layer = { height: number; color: string; wave: number; wide?: number };

/** Layers from the bottom up by ingredient; others are not seen in a burger. */
const layers: Record<string, Layer> = {
  "beef patty": { height: 62, color: "#5e3018", wave: 7 },
  "vegetable patty": { height: 58, color: "#8a6a2c", wave: 8 },
  "grilled chicken": { height: 56, color: "#c9924e", wave: 10 },
  "crispy chicken": { height: 66, color: "#cf8a30", wave: 15, wide: 280 },
  halloumi: { height: 46, color: "#eed49c", wave: 3 },
  falafel: { height: 62, color: "#80542a", wave: 16 },
  lentils: { height: 58, color: "#6e5128", wave: 8 },
  "black beans": { height: 58, color: "#3b2a2a", wave: 8 },
  chicken: { height: 56, color: "#c9924e", wave: 10 },
  cheddar: { height: 13, color: "#f2a322", wave: 22, wide: 275 },
  comté: { height: 13, color: "#f3d67c", wave: 22, wide: 275 },
  "blue cheese": { height: 15, color: "#e9e6d6", wave: 18, wide: 268 },
  parmesan: { height: 10, color: "#f6e7b6", wave: 12 },
  bacon: { height: 17, color: "#a63e29", wave: 20, wide: 278 },
  potatoes: { height: 26, color: "#e9c566", wave: 8 },
  mushrooms: { height: 24, color: "#b99a74", wave: 14 },
  "red beans": { height: 20, color: "#7c1f1c", wave: 9 },
  "grilled aubergine": { height: 22, color: "#6a4630", wave: 12 },
  hummus: { height: 18, color: "#e3cf9c", wave: 10 },
  tomatoes: { height: 24, color: "#d63a28", wave: 3 },
  gherkins: { height: 16, color: "#8fa53c", wave: 9 },
  "caramelised onion": { height: 18, color: "#a8642a", wave: 13 },
  "red onion": { height: 12, color: "#a5487c", wave: 8 },
  "pickled vegetables": { height: 18, color: "#e5855a", wave: 12 },
  avocado: { height: 20, color: "#a9c757", wave: 8 },
  guacamole: { height: 20, color: "#8aa84a", wave: 12 },
  sweetcorn: { height: 15, color: "#f3c838", wave: 8 },
  chilli: { height: 11, color: "#cf2318", wave: 12 },
  "red cabbage": { height: 22, color: "#80357a", wave: 18, wide: 278 },
  rocket: { height: 18, color: "#3f8a38", wave: 26, wide: 290 },
  lettuce: { height: 20, color: "#7fbb43", wave: 28, wide: 295 },
  "romaine lettuce": { height: 22, color: "#6aa53c", wave: 28, wide: 292 },
  chips: { height: 20, color: "#eec052", wave: 6 },
};

/** Returns the ingredients that are layers, from the bottom up. */
export function burgerLayerNames(ingredients: string[]): string[] {
  return Object.keys(layers).filter((name) => ingredients.includes(name));
}

/** Draws a burger from the side with the layers of its ingredients. */
export function burgerContent(ingredients: string[]): string {
  const own = burgerLayerNames(ingredients);
  const sauce = ingredients.flatMap((name) => {
    const look = looks.get(name);
    return look && typeof look === "object" && "sauce" in look && !(name in layers)
      ? look.sauce
      : [];
  })[0];
  const stack = own.flatMap((name) => layers[name] ?? []);
  if (sauce) stack.splice(1, 0, { height: 9, color: sauce, wave: 17, wide: 250 });
  let y = 150;
  const drawn = stack.map(({ height, color, wave, wide = 258 }, index) => {
    y -= height * 1.5;
    return burgerLayers.layer(y, height * 1.5, color, wave, `layer${index}`, wide);
  });
  const isBrioche = ingredients.includes("brioche bun");
  const lift = y + 46;
  return `<filter id="under" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="16"/></filter>
    <g transform="translate(0 ${Math.round((150 - y) * 0.3) - 44}) scale(1.1)"><ellipse cx="24" cy="224" rx="262" ry="26" fill="#120703" opacity=".65" filter="url(#under)"/>${burgerLayers.bottom()}${drawn.join("")}<g transform="translate(0 ${lift})">${burgerLayers.top(!isBrioche)}</g></g>`;
}
