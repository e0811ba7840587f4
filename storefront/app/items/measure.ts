import type { Item } from "@errand/core/catalog/catalog.types";
import type { Language } from "@errand/core/language";
import { weightText } from "@errand/core/weight-text";
import { useLanguage } from "@errand/ui/messages/messages.ts";

/** How a quantity of an item sold by weight reads; undefined for one sold by the piece. */
export function useMeasure({ weight_step: step }: Pick<Item, "weight_step">, quantity: number) {
  const language = useLanguage();
  return step === null ? undefined : measureOf(step, quantity, language);
}

export function measureOf(step: number, quantity: number, language: Language) {
  return { text: weightText(step * quantity, language), step: weightText(step, language) };
}
