import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { OfficeSelect } from "../../console/office/office-field.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { Segments } from "../../console/office/segments.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useNow } from "../../console/use-now.ts";
import { useTimeText } from "../../console/use-shop.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { ReplayView } from "./replay/replay-view.tsx";
import { Town } from "./town.tsx";
import { useLive } from "./use-live.ts";

const views = ["map", "columns", "replay"] as const;
type View = (typeof views)[number];

/** The town as it is now: exceptions first. What is shown of it is in the address. */
export function LivePage() {
  const t = useMessages("desk-live");
  const desk = useMessages("desk");
  const { filter, change } = useAddressFilter(["zone", "view", "kind", "order"]);
  const zoneId = /^[1-9]\d{0,9}$/.test(filter.zone) ? Number(filter.zone) : undefined;
  const query = useLive(zoneId);
  const view = views.find((each) => each === filter.view) ?? "map";
  const [isHelping, setHelping] = useState(false);
  const open = query.data?.zones.reduce((sum, zone) => sum + zone.open, 0) ?? 0;
  const late = query.data?.zones.reduce((sum, zone) => sum + zone.late, 0) ?? 0;
  return (
    <>
      <PageHead
        title={desk("section.live")}
        acts={
          <>
            <p className="text-strong tabular-nums">{t("counts", { open, late })}</p>
            <Clock />
            <OfficeButton
              aria-label={t("help.open")}
              aria-keyshortcuts="?"
              className="max-md:hidden"
              onClick={() => setHelping(true)}
            >
              ?
            </OfficeButton>
          </>
        }
      >
        <Segments<View>
          label={t("view.label")}
          value={view}
          onChange={(next) => change({ view: next === "map" ? "" : next })}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
        <OfficeSelect
          label={t("zone.label")}
          isLabelHidden
          value={filter.zone}
          onChange={(zone) => change({ zone, order: "" })}
          options={[
            { value: "", label: t("zone.any") },
            ...(query.data?.zones ?? []).map((zone) => ({
              value: String(zone.id),
              label: t("zone.of", { name: zone.name, open: zone.open }),
            })),
          ]}
        />
      </PageHead>
      {view === "replay" ? (
        <ReplayView key={filter.zone} zoneId={zoneId} />
      ) : (
        <QueryState query={query}>
          {(live) => (
            <Town
              key={filter.zone}
              live={live}
              {...{ filter, change }}
              onHelp={() => setHelping(true)}
            />
          )}
        </QueryState>
      )}
      {isHelping && <KeysDialog onClose={() => setHelping(false)} />}
    </>
  );
}

function Clock() {
  const { clock } = useTimeText();
  return <p className="font-bold tabular-nums max-md:hidden">{clock(useNow(1_000))}</p>;
}
