import { useMessages } from "@errand/ui/messages/messages.ts";
import { type KeyAct, mainActs, ticketActs } from "./key-map.ts";

/** Returns how an act is called. */
export function useActName(): (act: KeyAct) => string {
  const t = useMessages("keys");
  return (act) => {
    const main = mainActs.find((each) => each === act);
    if (main) return t(`act.${main}`);
    return t("ticket", { number: ticketActs.findIndex((each) => each === act) + 1 });
  };
}
