import { isPermitted } from "@errand/core/principals";
import type { Live } from "@errand/core/store-desk/desk-live.contract";
import { exceptionKinds } from "@errand/core/store-desk/exceptions";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useMember } from "../../console/console.ts";
import { AssignDialog } from "../orders/order/assign-dialog.tsx";
import { ExceptionTiles } from "./exception-tiles.tsx";
import { LiveColumns } from "./live-columns.tsx";
import { LiveCouriers } from "./live-couriers.tsx";
import { LiveMap } from "./live-map.tsx";
import { toLiveView } from "./live-view.ts";
import { findPlaceStates } from "./place-states.ts";
import { SelectionPanel } from "./selection-panel.tsx";
import { useLiveActs } from "./use-live-acts.ts";
import { useLiveKeys } from "./use-live-keys.ts";

type Name = "zone" | "view" | "kind" | "order";

interface TownProps {
  live: Live;
  filter: Record<Name, string>;
  change(changes: Partial<Record<Name, string>>): void;
  onHelp(): void;
}

/** The exceptions of the town, its map and its columns; one order is selected. */
export function Town({ live, filter, change, onHelp }: TownProps) {
  const t = useMessages("desk-live");
  const navigate = useNavigate();
  const view = useMemo(() => toLiveView(live), [live]);
  const states = useMemo(() => findPlaceStates(view), [view]);
  const shown = exceptionKinds.find((kind) => kind === filter.kind) ?? null;
  const selected = live.orders.find(({ id }) => String(id) === filter.order) ?? null;
  const acts = useLiveActs(selected);
  const mayAssign = isPermitted(useMember(), "dispatch", false);
  /** Who is asked for the selected order: a courier, or anybody for null. */
  const [assigning, setAssigning] = useState<{ courierId: number | null } | null>(null);
  const assign = () => setAssigning({ courierId: null });
  const select = (id: number) => change({ order: String(id) });
  useLiveKeys({
    onEnter() {
      if (acts.canOffer) acts.offer();
      else if (selected) void navigate(`/desk/orders/${selected.id}`);
    },
    onAssign: () => acts.canOffer && assign(),
    onHelp,
    onEscape: () => change({ order: "" }),
  });
  const isEmpty = live.orders.length === 0 && live.couriers.length === 0;
  const hasMap = filter.view !== "columns";
  const selection = selected && (
    <SelectionPanel
      key={selected.id}
      order={selected}
      acts={acts}
      onAssign={assign}
      onClose={() => change({ order: "" })}
    />
  );
  return (
    <>
      <ExceptionTiles
        troubles={view.troubles}
        shown={shown}
        onShow={(kind) => change({ kind: kind ?? "" })}
      />
      <div
        className={classNames(
          "grid grow",
          // Two columns are scrolled with the page; beside each other, each one on its own.
          hasMap
            ? "md:grid-cols-2 xl:min-h-0 xl:grid-cols-[minmax(0,1fr)_16rem_16rem_16rem]"
            : "min-h-0 md:grid-cols-3",
        )}
      >
        {hasMap && (
          <div className="flex min-h-0 min-w-0 flex-col">
            <div className="min-h-80 grow">
              <LiveMap
                label={t("map.label")}
                {...{ orders: live.orders, couriers: live.couriers, states }}
                selected={selected?.id ?? null}
                onSelect={select}
              />
            </div>
            {selection}
          </div>
        )}
        {isEmpty ? (
          <div className="px-4 py-3">
            <p className="font-bold">{t("empty")}</p>
            <p className="text-strong">{t("emptyText")}</p>
          </div>
        ) : (
          <>
            <LiveColumns
              {...{ view, stores: live.stores, shown }}
              selected={selected?.id ?? null}
              onSelect={select}
            />
            <LiveCouriers
              couriers={live.couriers}
              troubles={view.troubles}
              {...(mayAssign && {
                onDrop(orderId: number, courierId: number) {
                  select(orderId);
                  setAssigning({ courierId });
                },
              })}
            />
          </>
        )}
      </div>
      {!hasMap && selection && <div className="sticky bottom-0">{selection}</div>}
      {assigning && selected && (
        <AssignDialog
          id={selected.id}
          courierId={assigning.courierId}
          busy={acts.busy}
          onAssign={(courierId) => void acts.assign(courierId).then(() => setAssigning(null))}
          onClose={() => setAssigning(null)}
        />
      )}
    </>
  );
}
