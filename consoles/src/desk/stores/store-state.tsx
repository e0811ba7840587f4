import { Badge } from "@errand/ui/badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../console/use-shop.ts";
import type { ListedStore } from "./store.types.ts";

/** Whether a store takes orders, and until when it does not. */
export function StoreState({ store }: { store: Pick<ListedStore, "open" | "pause"> }) {
  const t = useMessages("desk-stores");
  const { clock } = useTimeText();
  if (store.pause) {
    const { cause, until } = store.pause;
    return (
      <Badge tone={cause === "store" ? "warn" : "bad"}>
        {t(`state.${cause}`, { time: clock(until) })}
      </Badge>
    );
  }
  return store.open ? (
    <Badge tone="good">{t("state.open")}</Badge>
  ) : (
    <Badge>{t("state.closed")}</Badge>
  );
}
