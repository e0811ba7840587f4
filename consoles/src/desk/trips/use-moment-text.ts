import { useTimeText } from "../../console/use-shop.ts";

/** "Fri 27 Nov, 10:00" */
export function useMomentText(): (at: string) => string {
  const { clock, day } = useTimeText();
  return (at) => `${day(at)}, ${clock(at)}`;
}
