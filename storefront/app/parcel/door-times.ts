import { useMessages } from "@errand/ui/messages/messages.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";

const minute = 60_000;

/** Writes when a parcel is at the receiver's door that is sent at `start`: "10:45–11:15". */
export function useDoorTimes(start: Date): (minutes: { min: number; max: number }) => string {
  const t = useMessages("parcel");
  const { clock } = useDateTimeText();
  const after = (minutes: number) => clock(new Date(start.getTime() + minutes * minute));
  return ({ min, max }) => t("when.between", { from: after(min), until: after(max) });
}
