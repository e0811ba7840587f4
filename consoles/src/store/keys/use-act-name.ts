import { useMessages } from "@errand/ui/messages/messages.ts";
import { type KeyAct, keyActs, mainActs } from "./key-map.ts";

/** Returns how an act is called. */
export function useActName(): (act: KeyAct) => string {
  const t = useMessages("keys");
  return (act) => {
    const main = mainActs.find((each) => each === act);
    if (main) return t(`act.${main}`);
    return t("ticket", { number: keyActs.indexOf(act) - mainActs.length + 1 });
  };
}
