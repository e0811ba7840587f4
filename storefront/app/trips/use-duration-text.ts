import { numberFormat } from "@errand/core/formats";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** A time in its two largest units: "5 days and 16 hours", "2 hours and 20 minutes". */
export function useDurationText(): (ms: number) => string {
  const t = useMessages("trips");
  const language = useLanguage();
  const textOf = (count: number, unit: string) =>
    numberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  return (ms) => {
    const shortest = Math.max(ms, 60_000);
    const largest = units.findIndex(([, length]) => shortest >= length);
    const [[unit, length] = units[2], smaller] = units.slice(largest);
    const text = textOf(Math.floor(shortest / length), unit);
    const rest = smaller ? Math.floor((shortest % length) / smaller[1]) : 0;
    return smaller && rest > 0
      ? t("headline.pair", { first: text, second: textOf(rest, smaller[0]) })
      : text;
  };
}
