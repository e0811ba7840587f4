import { weightText } from "@errand/core/weight-text";
import { useLanguage } from "@errand/ui/messages/messages.ts";

/** Formats grams: "512 g", "1.2 kg". */
export function useWeightText(): (grams: number) => string {
  const language = useLanguage();
  return (grams) => weightText(grams, language);
}
