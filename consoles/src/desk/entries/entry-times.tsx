import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { useFormContext } from "react-hook-form";
import type { EntryForm } from "./entry-form.ts";
import type { Family } from "./family.types.ts";

/** When an entry begins and ends, by the clock of the shop. */
export function EntryTimes({ family: { times, list } }: { family: Family }) {
  const t = useMessages("entries");
  const { register, formState, getValues } = useFormContext<EntryForm>();
  const { errors } = formState;
  const type = times === "days" ? "date" : "datetime-local";
  const isNeeded = list === "flash-sales";
  const isThere = (text: string) => !isNeeded || text !== "" || t("error.required");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...register("from", { validate: isThere })}
        type={type}
        label={t(times === "days" ? "firstDay" : times === "moment" ? "sentAt" : "begins")}
        hint={isNeeded ? undefined : t("hint.atOnce")}
        error={errors.from?.message}
        isRequired={isNeeded}
      />
      {times !== "moment" && (
        <TextField
          {...register("until", {
            validate: (text) => {
              const from = getValues("from");
              const isReversed = text !== "" && (times === "days" ? text < from : text <= from);
              return isReversed ? t("error.reversed") : isThere(text);
            },
          })}
          type={type}
          label={t(times === "days" ? "lastDay" : "ends")}
          hint={isNeeded ? undefined : t("hint.noEnd")}
          error={errors.until?.message}
          isRequired={isNeeded}
        />
      )}
    </div>
  );
}
