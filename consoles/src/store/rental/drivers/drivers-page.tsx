import { isPermitted } from "@errand/core/principals";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { useQuery } from "@tanstack/react-query";
import IdCard from "lucide-react/icons/id-card";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useMember } from "../../../console/console.ts";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useProviderClient } from "../provider-client.ts";
import { DriverDialog } from "./driver-dialog.tsx";
import type { Driver } from "./driver-form.tsx";

/** Who drives the vehicles that come with a driver. */
export function DriversPage() {
  const t = useMessages("drivers");
  const office = useMessages("office");
  const { endpointQuery, scope } = useProviderClient();
  const query = useQuery(endpointQuery(scope, "GET /provider/drivers", { inactive: 1 }));
  const canChange = isPermitted(useMember(), "vehicles", false);
  const [edited, setEdited] = useState<Driver | "new" | null>(null);
  return (
    <>
      <PageHead
        title={office("section.drivers")}
        acts={
          canChange && (
            <OfficeButton tone="ink" onClick={() => setEdited("new")}>
              <Plus aria-hidden className="size-4.5" />
              {t("add")}
            </OfficeButton>
          )
        }
      />
      <QueryState query={query}>
        {(drivers) =>
          drivers.length === 0 ? (
            <EmptyState icon={IdCard} title={t("none")} text={t("noneText")} />
          ) : (
            <ul className="max-w-4xl divide-y divide-line">
              {drivers.map((driver) => (
                <Row
                  key={driver.id}
                  driver={driver}
                  onEdit={canChange ? () => setEdited(driver) : undefined}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      <DriverDialog edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}

function Row({ driver, onEdit }: { driver: Driver; onEdit: (() => void) | undefined }) {
  const t = useMessages("drivers");
  const name = `${driver.first_name} ${driver.last_name}`;
  return (
    <li className="flex items-center gap-4 px-4 py-2.5 md:px-5">
      <span className="w-12 shrink-0">
        <Picture src={driver.image_full_url} alt="" sizes="48px" className="rounded-full" />
      </span>
      <span className="min-w-0 grow">
        <b className="block truncate">
          <bdi>{name}</bdi>
        </b>
        <a
          href={`tel:${driver.phone}`}
          className="inline-flex min-h-11 items-center text-strong tabular-nums hover:underline md:min-h-6 pointer-coarse:min-h-11"
        >
          <bdi>{driver.phone}</bdi>
        </a>
      </span>
      {driver.active === 0 && <span className="text-warn">{t("inactive")}</span>}
      {onEdit && (
        <OfficeButton tone="outline" aria-label={t("changeOf", { name })} onClick={onEdit}>
          {t("change")}
        </OfficeButton>
      )}
    </li>
  );
}
