import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { SafePlace } from "@errand/core/orders/parcel.types";
import { localTime } from "@errand/core/time";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { useNow } from "../catalog/now.tsx";
import { useShop } from "../config/shop.ts";
import { toSlotDays } from "./slot-days.ts";
import { SlotSelects } from "./slot-selects.tsx";

const maxNote = 100;
const places = ["door", "neighbour", "caretaker"] as const satisfies readonly SafePlace[];

interface SafePlaceFieldsProps {
  place: SafePlace;
  onPlace(place: SafePlace): void;
  note: string;
  onNote(note: string): void;
}

/** At which place, and how it is found. */
export function SafePlaceFields({ place, onPlace, note, onNote }: SafePlaceFieldsProps) {
  const t = useMessages("orders");
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup<SafePlace>
        aria-label={t("receiver.safePlace")}
        value={place}
        onValueChange={onPlace}
        className="flex flex-wrap gap-2"
      >
        {places.map((each) => (
          <Radio.Root
            key={each}
            value={each}
            render={<button type="button" />}
            nativeButton
            className="min-h-11 rounded-full bg-sunken px-4 font-semibold data-checked:bg-ink data-checked:text-paper"
          >
            {t(`receiver.place.${each}`)}
          </Radio.Root>
        ))}
      </RadioGroup>
      <TextField
        label={t("receiver.note")}
        hint={t("receiver.noteHint")}
        maxLength={maxNote}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
    </div>
  );
}

interface LaterFieldsProps {
  times: string[];
  at: string | null;
  onChange(at: string): void;
}

/** One of the times to which the parcel can be moved. */
export function LaterFields({ times, at, onChange }: LaterFieldsProps) {
  const t = useMessages("orders");
  const { config } = useShop();
  const today = localTime(useNow(), config.time_zone).day;
  const days = toSlotDays(
    times.map((time) => ({ at: time, isFull: false })),
    config.time_zone,
  );
  const day = at === null ? today : localTime(new Date(at), config.time_zone).day;
  return (
    <>
      <SlotSelects
        days={days}
        isPossibleNow={false}
        at={at}
        onChange={(chosen) => chosen !== null && onChange(chosen)}
        today={today}
        day={day}
        slots={days.find((each) => each.day === day)?.slots ?? []}
      />
      <p className="mt-2 text-sm text-muted">{t("receiver.once")}</p>
    </>
  );
}
