import { useMessages } from "@errand/ui/messages/messages.ts";
import { useAgeText } from "../list/use-age-text.ts";
import type { ListedStore } from "./store.types.ts";

/** When the orders screen of a store reported last, and what is wrong with it. */
export function ScreenState({ heartbeat }: Pick<ListedStore, "heartbeat">) {
  const t = useMessages("desk-stores");
  const age = useAgeText();
  if (!heartbeat) return <span className="text-muted">{t("screen.never")}</span>;
  const { at, audio_ok, orders_screen, battery, printer } = heartbeat;
  const troubles = [
    !orders_screen && t("screen.ended"),
    orders_screen && !audio_ok && t("screen.silent"),
    battery !== null && battery <= 15 && t("screen.battery", { percent: battery }),
    (printer === "gone" || printer === "failed") && t("screen.printer"),
  ].filter((trouble) => trouble !== false);
  return (
    <>
      {t("screen.seen", { age: age(at) })}
      {troubles.length > 0 && <b className="text-bad"> · {troubles.join(", ")}</b>}
    </>
  );
}
