import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../../console/use-shop.ts";
import type { Bar } from "./calendar-rows.ts";

/** Says what a bar is: "Roux, on the road, from 27 November 09:00 to 29 November 17:00". */
export function useBarText(): (bar: Bar) => string {
  const t = useMessages("rental-calendar");
  const { day, clock } = useTimeText();
  const moment = (at: number) => `${day(at)} ${clock(at)}`;
  return ({ name, quantity, tone, from, to }) =>
    t("bar", {
      name: quantity > 1 ? t("several", { count: quantity, name }) : name,
      state: t(`tone.${tone}`),
      from: moment(from),
      to: moment(to),
    });
}
