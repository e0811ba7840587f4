import { numberFormat } from "@errand/core/formats";
import type { Language } from "@errand/core/language";
import { Button } from "@errand/ui/button.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import Compass from "lucide-react/icons/compass";
import { useEffect, useRef } from "react";
import type { ChosenLocation, NotServed } from "./locations.ts";

interface NotServedNoticeProps {
  notServed: NotServed;
  onGo(place: ChosenLocation): void;
  isBusy?: boolean;
}

/** Explains that a location is outside every zone and offers the nearest served one. */
export function NotServedNotice({ notServed: { nearest }, onGo, isBusy }: NotServedNoticeProps) {
  const t = useMessages("location");
  const language = useLanguage();
  const notice = useRef<HTMLDivElement>(null);
  // On a phone the notice appears below the edge of the screen.
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={notice} className="flex gap-3.5 rounded-card bg-accent-soft p-4 text-start">
      <Compass aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.8} />
      <div className="flex flex-col items-start gap-2.5">
        <p className="font-semibold">{t("notServed.title")}</p>
        <p>
          {nearest
            ? t("notServed.nearest", {
                name: nearest.name,
                distance: distanceText(nearest.meters, language),
              })
            : t("notServed.nowhere")}
        </p>
        {nearest && (
          <Button size="sm" onClick={() => onGo(nearest.place)} isBusy={isBusy}>
            {t("notServed.go", { name: nearest.name })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Formats metres below 950 m and kilometres above, with one decimal below 10 km. */
function distanceText(meters: number, language: Language): string {
  const isNear = meters < 950;
  const format = numberFormat(language, {
    style: "unit",
    unit: isNear ? "meter" : "kilometer",
    maximumFractionDigits: isNear || meters >= 10_000 ? 0 : 1,
  });
  return format.format(isNear ? Math.max(10, Math.round(meters / 10) * 10) : meters / 1000);
}
