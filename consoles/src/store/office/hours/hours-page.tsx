import type { Schedule } from "@errand/core/catalog/catalog.types";
import { weekdayText } from "@errand/core/date-text";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { officeFieldClasses } from "../../../console/office/office-field.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { SaveBar } from "../../../console/office/save-bar.tsx";
import { useChangeSettings, useStoreSettings } from "../use-store-settings.ts";
import { ClosedDates } from "./closed-dates.tsx";
import { hasOverlap, isOvernight, nextHours, sameOnAllDays, week } from "./week.ts";

interface Hours {
  schedules: Schedule[];
  closed_dates: string[];
}

/** When the store is open: the hours of each weekday, and the days on which it stays closed. */
export function HoursPage() {
  const office = useMessages("office");
  const change = useChangeSettings();
  return (
    <>
      <PageHead title={office("section.hours")} />
      <QueryState query={useStoreSettings()}>
        {({ schedules, closed_dates }) => (
          <HoursEditor
            saved={{ schedules, closed_dates }}
            isBusy={change.isPending}
            onSave={(hours) => change.mutate(hours, { onError: reportError })}
          />
        )}
      </QueryState>
    </>
  );
}

interface HoursEditorProps {
  saved: Hours;
  isBusy: boolean;
  onSave(hours: Hours): void;
}

/** The hours of each weekday, and the days on which nobody is there. */
export function HoursEditor({ saved, isBusy, onSave }: HoursEditorProps) {
  const t = useMessages("hours");
  const [hours, setHours] = useState(saved);
  const isChanged = JSON.stringify(hours) !== JSON.stringify(saved);
  const error = hasOverlap(hours.schedules) ? t("overlap") : null;
  const setSchedules = (schedules: Schedule[]) => setHours({ ...hours, schedules });
  return (
    <>
      <div className="grid max-w-5xl gap-8 p-4 md:p-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <section>
          <h2 className="mb-2 text-body font-bold">{t("week")}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {week.map((day) => (
              <DayRow key={day} day={day} schedules={hours.schedules} onChange={setSchedules} />
            ))}
          </ul>
        </section>
        <ClosedDates
          dates={hours.closed_dates}
          onChange={(closed_dates) => setHours({ ...hours, closed_dates })}
        />
      </div>
      {isChanged && (
        <SaveBar
          text={error ?? t("changed")}
          isBad={error !== null}
          isBusy={isBusy}
          onDiscard={() => setHours(saved)}
          onSave={() => error === null && onSave(hours)}
        />
      )}
    </>
  );
}

interface DayRowProps {
  day: number;
  schedules: readonly Schedule[];
  onChange(schedules: Schedule[]): void;
}

function DayRow({ day, schedules, onChange }: DayRowProps) {
  const t = useMessages("hours");
  const language = useLanguage();
  const name = weekdayText(day, language);
  // Not by their opening: what is typed in does not move.
  const hours = schedules.filter((each) => each.day === day);
  const replace = (former: Schedule, next: Schedule) =>
    onChange(schedules.map((each) => (each === former ? next : each)));
  return (
    <li className="grid gap-2 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <h3 className="min-h-9 pt-1.5 text-body font-semibold first-letter:uppercase">{name}</h3>
      <div className="flex flex-col gap-2">
        {hours.length === 0 && <p className="pt-1.5 text-strong">{t("closed")}</p>}
        {hours.map((span, index) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: hours have no id, and a field that is typed in keeps the focus.
            key={index}
            className="flex flex-wrap items-center gap-2"
          >
            <TimeField
              label={t("from", { day: name })}
              value={span.opening_time}
              onChange={(opening_time) => replace(span, { ...span, opening_time })}
            />
            –
            <TimeField
              label={t("to", { day: name })}
              value={span.closing_time}
              onChange={(closing_time) => replace(span, { ...span, closing_time })}
            />
            <OfficeButton
              aria-label={t("remove", { day: name })}
              onClick={() => onChange(schedules.filter((each) => each !== span))}
            >
              <X aria-hidden className="size-4.5" />
            </OfficeButton>
            {isOvernight(span) && <span className="text-strong">{t("nextDay")}</span>}
          </p>
        ))}
        <p className="flex flex-wrap gap-2">
          <OfficeButton onClick={() => onChange([...schedules, nextHours(schedules, day)])}>
            <Plus aria-hidden className="size-4.5" />
            {t("add")}
          </OfficeButton>
          {hours.length > 0 && (
            <OfficeButton tone="outline" onClick={() => onChange(sameOnAllDays(schedules, day))}>
              {t("copy")}
            </OfficeButton>
          )}
        </p>
      </div>
    </li>
  );
}

function TimeField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(clock: string): void;
}) {
  return (
    <input
      type="time"
      aria-label={label}
      value={value.slice(0, 5)}
      // A time that is not complete has no value.
      onChange={({ target }) => target.value !== "" && onChange(`${target.value}:00`)}
      className={officeFieldClasses}
    />
  );
}
