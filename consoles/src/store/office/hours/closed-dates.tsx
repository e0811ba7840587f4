import { useMessages } from "@errand/ui/messages/messages.ts";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { DayField } from "../../../console/office/office-field.tsx";
import { useTimeText } from "../../../console/use-shop.ts";

/** The days on which the store stays closed, from today on. */
export function ClosedDates({
  dates,
  onChange,
}: {
  dates: readonly string[];
  onChange(dates: string[]): void;
}) {
  const t = useMessages("hours");
  const { date, local } = useTimeText();
  const today = local(Date.now()).day;
  const [day, setDay] = useState("");
  const coming = dates.filter((each) => each >= today).toSorted();
  const text = (each: string) => date(`${each}T12:00:00Z`);
  function add() {
    if (day >= today && !dates.includes(day)) onChange([...dates, day].toSorted());
    setDay("");
  }
  return (
    <section>
      <h2 className="mb-2 text-body font-bold">{t("daysOff")}</h2>
      {coming.length === 0 && <p className="text-strong">{t("noDays")}</p>}
      <ul className="divide-y divide-line">
        {coming.map((each) => (
          <li key={each} className="flex items-center justify-between gap-3 py-1.5">
            <b className="tabular-nums">{text(each)}</b>
            <OfficeButton
              aria-label={t("removeDay", { day: text(each) })}
              onClick={() => onChange(dates.filter((other) => other !== each))}
            >
              <X aria-hidden className="size-4.5" />
            </OfficeButton>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <DayField label={t("dayOff")} isLabelHidden min={today} value={day} onChange={setDay} />
        <OfficeButton aria-disabled={day === ""} onClick={add}>
          {t("addDay")}
        </OfficeButton>
      </div>
    </section>
  );
}
