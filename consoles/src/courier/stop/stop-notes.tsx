import { useMessages } from "@errand/ui/messages/messages.ts";
import Banknote from "lucide-react/icons/banknote";
import DoorOpen from "lucide-react/icons/door-open";
import PackageCheck from "lucide-react/icons/package-check";
import type { ReactNode } from "react";
import { useMoney } from "../../console/use-shop.ts";
import type { Stop } from "../jobs/stops.ts";

/** What has to be known before the door is reached. */
export function StopNotes({ stop }: { stop: Stop }) {
  const t = useMessages("next-stop");
  const money = useMoney();
  const { kind, place, jobs } = stop;
  const isCashHere = (at: "pickup" | "dropoff") => (kind === "pickup") === (at === "pickup");
  const cash = jobs
    .filter(({ collect_at }) => isCashHere(collect_at))
    .reduce((sum, { collect }) => sum + collect, 0);
  const safe = kind === "pickup" ? null : (jobs[0]?.safe_place ?? null);
  return (
    <ul className="grid gap-2 empty:hidden">
      {place.note && (
        <Note icon={<DoorOpen aria-hidden className="size-6 shrink-0" />}>{place.note}</Note>
      )}
      {safe && (
        <Note icon={<PackageCheck aria-hidden className="size-6 shrink-0" />}>
          {t("safe", { place: t(`safePlace.${safe.place}`) })}
          {safe.note && ` ${safe.note}`}
        </Note>
      )}
      {cash > 0 && (
        <li className="flex min-h-12 items-center gap-3 rounded-[16px] bg-warn-fill px-3.5 py-2 text-[1.125rem] font-bold text-[#1f1200] tabular-nums">
          <Banknote aria-hidden className="size-6 shrink-0" />
          {t("collect", { amount: money(cash) })}
        </li>
      )}
    </ul>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 rounded-[16px] bg-sunken px-3.5 py-2.5 text-[1.0625rem] leading-tight font-semibold wrap-anywhere">
      {icon}
      <span>{children}</span>
    </li>
  );
}
