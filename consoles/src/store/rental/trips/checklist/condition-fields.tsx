import { maxImageBytes } from "@errand/core/image-limits";
import { maxCheckNotes, maxCheckPictures } from "@errand/core/trips/trip-check-limits";
import { storePicture } from "@errand/ui/forms/picture-storage.ts";
import { PictureTiles } from "@errand/ui/forms/picture-tiles.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea } from "@errand/ui/text-field.tsx";
import { useController, useFormContext, useWatch } from "react-hook-form";
import type { Checks, Direction } from "./checks.ts";
import { maxAgeMs } from "./stored-checks.ts";
import { useCheckPictures } from "./use-check-pictures.ts";

interface ConditionFieldsProps {
  direction: Direction;
  /** What was checked at the hand-over, on a return. */
  before: Checks | undefined;
}

/** What the vehicle looks like, beside what it looked like before. */
export function ConditionFields({ direction, before }: ConditionFieldsProps) {
  const t = useMessages("trip-checks");
  const { register, control, getValues } = useFormContext<Checks>();
  const { field } = useController({ control, name: "pictures" });
  const pictureKeys = useWatch({ control, name: "pictureKeys" });
  const pictures = useCheckPictures({ pictures: field.value, pictureKeys }, direction, (gone) =>
    field.onChange(field.value.filter((id) => !gone.includes(id))),
  );

  async function add(files: File[]) {
    const ids = await Promise.all(files.map((file) => storePicture(file, maxAgeMs)));
    field.onChange([...getValues("pictures"), ...ids]);
  }

  return (
    <div className="flex flex-col gap-3 px-4 pb-4 md:ps-17 md:pe-5">
      {before && <Before checks={before} />}
      <TextArea {...register("notes")} label={t(`notes.${direction}`)} maxLength={maxCheckNotes} />
      <PictureTiles
        label={t("pictures")}
        pictures={pictures}
        limits={{ pictures: maxCheckPictures, bytes: maxImageBytes }}
        onAdd={(files) => void add(files)}
        onRemove={(id) => field.onChange(field.value.filter((each) => each !== id))}
        error={undefined}
      />
    </div>
  );
}

function Before({ checks }: { checks: Checks }) {
  const t = useMessages("trip-checks");
  const { notes } = checks;
  const shown = useCheckPictures(checks, "out", () => {});
  if (notes === "" && shown.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="wrap-anywhere">
        <span className="font-semibold text-strong">{t("before")}</span> {notes}
      </p>
      <ul className="flex flex-wrap gap-3">
        {shown.map(({ id, url }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                alt={t("pictureBefore", { number: index + 1 })}
                className="size-24 rounded-control border border-line object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
