import { useMessages } from "@errand/ui/messages/messages.ts";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { Segments } from "../../../console/office/segments.tsx";
import { useVehicleCategories } from "../vehicles/use-taxonomy.ts";
import { type View, views } from "./calendar-days.ts";
import type { useCalendarUrl } from "./use-calendar-url.ts";

interface CalendarHeadProps {
  url: ReturnType<typeof useCalendarUrl>;
  /** The first and the last day that are shown. */
  range: string;
  /** Missing for who may not. */
  onBlock: (() => void) | undefined;
}

/** Which days of which vehicles are shown. */
export function CalendarHead({ url, range, onBlock }: CalendarHeadProps) {
  const t = useMessages("rental-calendar");
  const categories = useVehicleCategories().data?.vehicles ?? [];
  return (
    <>
      <div className="flex items-center gap-1">
        <OfficeButton aria-label={t("earlier")} onClick={() => url.turn(-1)}>
          <ChevronLeft aria-hidden className="size-4.5 rtl:-scale-x-100" />
        </OfficeButton>
        <OfficeButton aria-disabled={url.isToday} onClick={url.goToday}>
          {t("today")}
        </OfficeButton>
        <OfficeButton aria-label={t("later")} onClick={() => url.turn(1)}>
          <ChevronRight aria-hidden className="size-4.5 rtl:-scale-x-100" />
        </OfficeButton>
      </div>
      <p role="status" className="font-semibold tabular-nums">
        {range}
      </p>
      <div className="ms-auto flex flex-wrap items-center gap-2">
        <Segments<View>
          label={t("view")}
          value={url.view}
          onChange={url.setView}
          options={(Object.keys(views) as View[]).map((value) => ({
            value,
            label: t(`views.${value}`),
          }))}
        />
        {categories.length > 0 && (
          <select
            aria-label={t("category")}
            value={url.category ?? ""}
            onChange={({ target }) => url.setCategory(Number(target.value) || null)}
            className="min-h-11 rounded-[9px] border border-line bg-paper px-3 font-semibold md:min-h-9"
          >
            <option value="">{t("allCategories")}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
        {onBlock && (
          <OfficeButton tone="outline" onClick={onBlock}>
            {t("block")}
          </OfficeButton>
        )}
      </div>
    </>
  );
}
