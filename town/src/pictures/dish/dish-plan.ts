import type { DishScene } from "./dish.types.ts";
import type { Form } from "./forms/form.types.ts";
import { forms } from "./forms.ts";
import { looks, sides } from "./ingredient-looks.ts";
import type { PartName } from "./parts.ts";

/** What is drawn of a dish. */
export type DishPlan = {
  form: Form;
  pieces: PartName[];
  /** Colour of the body. */
  color: string;
  /** Colour of the sauce below or beside the pieces, or null without one. */
  sauce: string | null;
  /** Colour of the cream that is swirled into a cooked sauce, or null. */
  cream: string | null;
  /** Colours of sauces that are drizzled on top. */
  drizzles: string[];
};

const drizzled = new Set(["#e39a14", "#6f8f3a"]);

export function dishPlan(scene: DishScene): DishPlan {
  const form: Form = forms[scene.form];
  const seen = scene.ingredients.flatMap((name) => looks.get(name) || []);
  const sauces = seen.flatMap((look) => ("sauce" in look ? look.sauce : []));
  const bases = seen.flatMap((look) => ("base" in look ? look.base : []));
  const pieces = seen.flatMap((look) => {
    if (!("part" in look)) return [];
    return form.instead?.[look.part] ?? look.part;
  });
  const given =
    form.colorFrom === "sauce" ? sauces[0] : form.colorFrom === "base" ? bases[0] : null;
  const cooked = form.isCooked ? blended(sauces, form.color) : given;
  const beside = form.hasSides ? scene.ingredients.flatMap((name) => sides.get(name) ?? []) : [];
  const shown = [...(form.always ?? []), ...beside, ...pieces].filter((part) => part !== "");
  const sauce = form.sauce
    ? (sauces.find((color) => !drizzled.has(color) || form.sauce === "ladled sauce") ?? null)
    : null;
  return {
    form,
    pieces: [...new Set(shown)].slice(0, form.kinds ?? 6),
    color: scene.color ?? cooked ?? form.color ?? "#dfaf66",
    sauce,
    cream: form.isCooked ? (sauces.find((color) => pale.has(color)) ?? null) : null,
    drizzles: form.stands
      ? []
      : sauces.filter((color) => isDrizzled(color, form) && color !== given && color !== sauce),
  };
}

/** On a crêpe every sauce is, but for the milk of its batter. */
function isDrizzled(color: string, { body }: Form): boolean {
  return drizzled.has(color) || (body === "crepe" && !pale.has(color));
}

const pale = new Set(["#f7edd4", "#f3e6cf", "#e6d3b0"]);

/** Returns the colour of sauces cooked together; pale ones alone take that of their spices. */
function blended(sauces: string[], spices = "#d0812a"): string {
  const isPale = sauces.every((color) => pale.has(color));
  const all = [...sauces, spices, ...(isPale ? [spices] : [])];
  const mean = [1, 3, 5].map((start) => {
    const values = all.map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return values.reduce((total, value) => total + value, 0) / all.length;
  });
  // Cooking deepens a colour that mixing only pales.
  const grey = mean.reduce((total, value) => total + value, 0) / mean.length;
  const deep = mean.map((value) => Math.round((grey + (value - grey) * 1.45) * 0.95));
  return `#${deep.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, "0")).join("")}`;
}
