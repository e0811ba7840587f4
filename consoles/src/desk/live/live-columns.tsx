import type { Live } from "@errand/core/store-desk/desk-live.contract";
import { type ExceptionKind, exceptionKinds } from "@errand/core/store-desk/exceptions";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";
import { LiveStores } from "./live-stores.tsx";
import type { LiveView } from "./live-view.ts";
import { RiskRow } from "./risk-row.tsx";
import { TroubleCard } from "./trouble-card.tsx";

interface LiveColumnsProps {
  view: LiveView;
  stores: Live["stores"];
  /** One kind alone; null for all. */
  shown: ExceptionKind | null;
  selected: number | null;
  onSelect(orderId: number): void;
}

const columnClasses = "min-w-0 border-line md:overflow-y-auto md:border-s";

/** What the desk must act on, and the stores that are off: the latest and what waits first. */
export function LiveColumns({ view, stores, shown, selected, onSelect }: LiveColumnsProps) {
  const t = useMessages("desk-live");
  const list = (kind: ExceptionKind) => {
    const own = view.troubles[kind];
    if (own.length === 0 || (shown !== null && shown !== kind)) return null;
    return (
      <Group key={kind} title={t(`kind.${kind}`)} count={own.length}>
        {own.map((trouble) => (
          <TroubleCard
            key={trouble.exception.key}
            trouble={trouble}
            couriers={view.couriers}
            isSelected={trouble.exception.order_id === selected && selected !== null}
            onSelect={onSelect}
          />
        ))}
      </Group>
    );
  };
  const waiting = exceptionKinds.filter((kind) => kind !== "late");
  const total = exceptionKinds.reduce((sum, kind) => sum + view.troubles[kind].length, 0);
  return (
    <>
      <div className={columnClasses}>
        {total === 0 && (
          <div className="border-b border-line px-4 py-3">
            <p className="font-bold text-good">{t("quiet")}</p>
            <p className="text-strong">
              {t("quietText", { count: view.onTime + view.atRisk.length })}
            </p>
          </div>
        )}
        {list("late")}
        {shown === null && view.atRisk.length > 0 && (
          <Group title={t("risk")} count={view.atRisk.length}>
            {view.atRisk.map(({ order, minutesLeft }) => (
              <RiskRow
                key={order.id}
                order={order}
                minutesLeft={minutesLeft}
                isSelected={order.id === selected}
                onSelect={onSelect}
              />
            ))}
          </Group>
        )}
        {shown === null && total > 0 && view.onTime > 0 && (
          <p className="px-4 py-2 text-muted">{t("onTime", { count: view.onTime })}</p>
        )}
      </div>
      <div className={columnClasses}>
        {waiting.map(list)}
        {shown === null && stores.length > 0 && (
          <Group title={t("stores.title")} count={stores.length}>
            <LiveStores stores={stores} />
          </Group>
        )}
      </div>
    </>
  );
}

export function Group({
  title,
  count,
  children,
}: {
  title: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h2 className="border-b border-line bg-panel px-4 py-2 text-body font-bold">
        {title} <span className="font-semibold text-muted tabular-nums">{count}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
