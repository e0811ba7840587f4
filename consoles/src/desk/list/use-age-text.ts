import { numberFormat } from "@errand/core/formats";
import { useLanguage } from "@errand/ui/messages/messages.ts";
import { useNow } from "../../console/use-now.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something has waited: "38 min", "22 hr", "2 days". */
export function useAgeText(): (since: string) => string {
  const language = useLanguage();
  const now = useNow(30_000);
  return (since) => {
    const age = Math.max(now - Date.parse(since), 0);
    const [unit, size] =
      age < hour
        ? (["minute", minute] as const)
        : age < 2 * day
          ? (["hour", hour] as const)
          : (["day", day] as const);
    return numberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(
      Math.floor(age / size),
    );
  };
}
