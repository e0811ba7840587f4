import { prescriptionLimits } from "@errand/core/checkout/prescription-limits";
import { storePicture } from "@errand/ui/forms/picture-storage.ts";
import { PictureTiles } from "@errand/ui/forms/picture-tiles.tsx";
import { usePictures } from "@errand/ui/forms/use-pictures.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { Ref } from "react";

interface PrescriptionPicturesProps {
  inputRef: Ref<HTMLInputElement>;
  /** The ids of the stored pictures. */
  ids: string[];
  onChange(ids: string[]): void;
  /** Called with the ids of pictures that are no longer on this device. */
  onLost(ids: string[]): void;
  error: string | undefined;
}

/** The pictures of the prescription, stored on this device until they are sent. */
export function PrescriptionPictures(props: PrescriptionPicturesProps) {
  const { inputRef, ids, onChange, onLost, error } = props;
  const t = useMessages("checkout");
  return (
    <div className="mt-4">
      <PictureTiles
        inputRef={inputRef}
        label={t("prescription.pictures")}
        pictures={usePictures(ids, onLost)}
        limits={prescriptionLimits}
        documents="prescription"
        onAdd={async (files) => onChange([...ids, ...(await Promise.all(files.map(storePicture)))])}
        onRemove={(id) => onChange(ids.filter((each) => each !== id))}
        error={error}
      />
    </div>
  );
}
