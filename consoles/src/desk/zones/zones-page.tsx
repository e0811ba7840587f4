import { localize } from "@errand/core/language";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import MapIcon from "lucide-react/icons/map";
import { type ReactNode, useState } from "react";
import { Link, Route, Routes, useParams } from "react-router";
import { OfficeButton, officeButtonClasses } from "../../console/office/office-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useMoney } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { useMayWrite } from "../entries/use-may-write.ts";
import { RowTable } from "../list/row-table.tsx";
import { fieldsOfSetting } from "../settings/setting-fields.ts";
import { SettingScreen } from "../settings/setting-screen.tsx";
import { NewZoneDialog } from "./new-zone-dialog.tsx";
import { type Zone, ZoneScreen } from "./zone-screen.tsx";

/** Where the shop delivers, and what it costs. */
export function ZonesPage() {
  const desk = useMessages("desk");
  return (
    <>
      <PageHead title={desk("section.zones")} />
      <Routes>
        <Route index element={<ZoneList />} />
        <Route path="fees" element={<Fees />} />
        <Route path=":id" element={<OneZone />} />
      </Routes>
    </>
  );
}

/** What is edited of them stays as it was read, until its reader asks for it again. */
function useZones() {
  const { endpointQuery, scope } = useDeskClient();
  return useQuery({
    ...endpointQuery(scope, "GET /desk/settings/zones", { limit: 100 }),
    refetchOnWindowFocus: false,
  });
}

function ZoneList() {
  const t = useMessages("desk-settings");
  const language = useLanguage();
  const money = useMoney();
  const query = useZones();
  const [isAdding, setAdding] = useState(false);
  const mayWrite = useMayWrite({ permission: "settings" });
  const columns = [
    { label: t("zones.zone") },
    { label: t("zones.from"), isFigure: true },
    { label: t("zones.perKm"), isFigure: true },
    { label: t("zones.rise"), isFigure: true },
    { label: t("zones.state") },
  ];
  /** The lowest of the modules, but for those that charge nothing, such as rental. */
  const lowest = (zone: Zone, name: "charge" | "per_km") => {
    const amounts = Object.values(zone.values.delivery)
      .map((terms) => (name === "per_km" ? terms?.per_km : (terms?.minimum ?? terms?.charge)) ?? 0)
      .filter((amount) => amount > 0);
    return amounts.length > 0 ? money(Math.min(...amounts)) : "–";
  };
  return (
    <>
      <div className="flex flex-wrap gap-2 px-4 py-3 md:px-5">
        <Link to="/desk/zones/fees" className={officeButtonClasses("outline")}>
          {t("zones.fees")}
        </Link>
        {mayWrite && (
          <OfficeButton tone="outline" onClick={() => setAdding(true)}>
            {t("zones.add")}
          </OfficeButton>
        )}
      </div>
      {isAdding && (
        <NewZoneDialog zones={query.data?.entries ?? []} onClose={() => setAdding(false)} />
      )}
      <QueryState query={query}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState icon={MapIcon} title={t("zones.none")} />
          ) : (
            <RowTable
              caption={t("zones.all")}
              columns={columns}
              rows={entries.map((zone) => ({
                key: zone.path,
                to: `/desk/zones/${zone.id}`,
                cells: [
                  localize(zone.values.name, language),
                  lowest(zone, "charge"),
                  lowest(zone, "per_km"),
                  zone.values.delivery_fee_rise > 0 ? `${zone.values.delivery_fee_rise} %` : "–",
                  t(zone.active ? "zones.open" : "zones.closed"),
                ],
              }))}
            />
          )
        }
      </QueryState>
    </>
  );
}

function Fees() {
  const { call } = useDeskClient();
  return (
    <>
      <Back />
      <SettingScreen
        target={{ key: "fees" }}
        fields={fieldsOfSetting.fees}
        findEffects={(values) =>
          call("POST /desk/settings/fees/effects", { values: values as never })
        }
      />
    </>
  );
}

function OneZone() {
  const id = Number(useParams().id);
  const { endpointQuery, scope } = useDeskClient();
  const query = useZones();
  const modules = useQuery(endpointQuery(scope, "GET /module"));
  const language = useLanguage();
  const name = query.data?.entries.find((zone) => zone.id === id)?.values.name;
  return (
    <>
      <Back>
        {name && <h2 className="text-title font-extrabold">{localize(name, language)}</h2>}
      </Back>
      <QueryState query={query}>
        {({ entries }) => (
          <QueryState query={modules}>
            {(served) =>
              entries
                .filter((zone) => zone.id === id)
                .map((zone) => (
                  <ZoneScreen
                    key={`${zone.path} ${zone.version} ${query.dataUpdatedAt}`}
                    zone={zone}
                    zones={entries}
                    modules={served}
                    onReadAgain={() => void query.refetch()}
                  />
                ))
            }
          </QueryState>
        )}
      </QueryState>
    </>
  );
}

/** The way back to all zones, beside what is open. */
function Back({ children }: { children?: ReactNode }) {
  const t = useMessages("desk-settings");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 md:px-5">
      <Link to="/desk/zones" className={officeButtonClasses("soft")}>
        <ArrowLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
        {t("zones.all")}
      </Link>
      {children}
    </div>
  );
}
