import { maxImageBytes } from "@errand/core/image-limits";
import { acceptedPictures } from "@errand/ui/forms/picture-content.ts";
import { storePicture } from "@errand/ui/forms/picture-storage.ts";
import { prepareUpload } from "@errand/ui/forms/prepare-upload.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import { toast } from "@errand/ui/toast.ts";
import Camera from "lucide-react/icons/camera";
import Check from "lucide-react/icons/check";
import { type ChangeEvent, useState } from "react";
import { phoneClasses } from "./phone-button.tsx";

interface PhotoButtonProps {
  /** How many photos there are. */
  count: number;
  /** Receives the id under which the photo is on this device until it is sent. */
  onTaken(id: string): void;
  /** The word "Photo" alone, beside other keys. */
  isShort?: boolean;
  /** What the photo is for, where that is not clear. */
  text?: string;
}

/** Opens the camera of the phone; the photo is on the device before anything else happens. */
export function PhotoButton({ count, onTaken, isShort = false, text }: PhotoButtonProps) {
  const t = useMessages("phone");
  const [isBusy, setBusy] = useState(false);

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setBusy(true);
    const prepared = await prepareUpload(file, { bytes: maxImageBytes, documents: undefined });
    if ("file" in prepared) onTaken(await storePicture(prepared.file));
    else toast.error(t("photo.refused"));
    setBusy(false);
    // The same picture can be chosen again.
    target.value = "";
  }

  const Icon = count > 0 ? Check : Camera;
  return (
    <label
      className={phoneClasses(
        "soft",
        "md",
        "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-ink",
      )}
    >
      {isBusy ? <Spinner className="size-6" /> : <Icon aria-hidden className="size-6" />}
      {count > 0 && !isShort ? t("photo.taken", { count }) : (text ?? t("photo.take"))}
      <input
        type="file"
        accept={acceptedPictures}
        capture="environment"
        onChange={(event) => void take(event)}
        className="sr-only"
      />
    </label>
  );
}
