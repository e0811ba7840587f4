import { useNow } from "../../console/use-now.ts";

/** How much time is left until a moment, to the second: "1:48"; "0:00" once it is over. */
export function useTimeLeft(): (until: string) => string {
  const now = useNow(1_000);
  return (until) => {
    const seconds = Math.max(0, Math.round((Date.parse(until) - now) / 1_000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  };
}
