import type { Live } from "@errand/core/store-desk/desk-live.contract";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Phone from "lucide-react/icons/phone";
import { officeButtonClasses } from "../../console/office/office-button.tsx";
import { useTimeText } from "../../console/use-shop.ts";

type LiveStore = Live["stores"][number];

/** Stores that take no orders, take longer, or whose tablet is silent. */
export function LiveStores({ stores }: { stores: Live["stores"] }) {
  const t = useMessages("desk-live");
  return stores.map((store) => (
    <li key={store.id} className="flex items-start gap-3 border-b border-line px-4 py-2">
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <bdi className="font-semibold">{store.name}</bdi>
          <StoreState store={store} />
        </span>
        <span className="block text-strong">
          <StoreText store={store} />
        </span>
      </span>
      <a
        href={`tel:${store.phone}`}
        aria-label={t("call", { name: store.name })}
        className={officeButtonClasses("soft", "px-2.5")}
      >
        <Phone aria-hidden className="size-4" />
      </a>
    </li>
  ));
}

function StoreState({ store: { silent, pause, busy } }: { store: LiveStore }) {
  const t = useMessages("desk-live");
  const isBad = silent || pause?.cause === "unreachable";
  const text = isBad
    ? t("stores.silent")
    : pause
      ? t("stores.paused")
      : busy
        ? t("stores.busy", { minutes: busy.extra_minutes })
        : "";
  return (
    <span
      className={classNames(
        "shrink-0 rounded-[9px] px-2 py-0.5 text-meta font-bold",
        isBad ? "bg-bad-soft text-bad" : "bg-warn-soft text-warn",
      )}
    >
      {text}
    </span>
  );
}

function StoreText({ store: { silent, pause, busy, heartbeat } }: { store: LiveStore }) {
  const t = useMessages("desk-live");
  const { clock } = useTimeText();
  const parts: string[] = [];
  if (silent && heartbeat) parts.push(t("stores.seen", { time: clock(heartbeat.at) }));
  if (pause) {
    parts.push(pause.reason ?? t(`stores.cause.${pause.cause}`));
    parts.push(t("stores.until", { time: clock(pause.until) }));
  } else if (busy) parts.push(t("stores.until", { time: clock(busy.until) }));
  return parts.join(", ");
}
