import { acceptedPictures } from "@errand/ui/forms/picture-content.ts";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { type ChangeEvent, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { usePrepareUpload } from "../../../../console/use-prepare-upload.ts";
import { useStoreClient } from "../../../store-client.ts";
import { move } from "../order/move.ts";
import type { ItemForm } from "./item-form.ts";
import { Section } from "./section.tsx";

/** The pictures of an item or a vehicle; customers see the first one in lists. */
export function PictureFields({ max }: { max: number }) {
  const t = useMessages("item");
  const { control, getValues } = useFormContext<Pick<ItemForm, "images">>();
  const { field, fieldState } = useController({ control, name: "images" });
  const { isBusy, upload } = useUpload();
  const pictures = field.value;

  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].slice(0, max - pictures.length);
    target.value = "";
    for (const file of files) {
      const added = await upload(file);
      if (added) field.onChange([...getValues("images"), added]);
    }
  }

  return (
    <Section title={t("pictures")} error={fieldState.error?.message}>
      <ul className="flex flex-wrap gap-3">
        {pictures.map(({ name, url }, index) => (
          <li key={name} className="w-28">
            <Picture
              src={url}
              alt={t("picture.nth", { number: index + 1 })}
              sizes="112px"
              className="rounded-control"
            />
            <span className="mt-1 flex justify-between">
              <IconButton
                size="sm"
                icon={ArrowLeft}
                label={t("picture.earlier", { number: index + 1 })}
                disabled={index === 0}
                onClick={() => field.onChange(move(pictures, index, index - 1))}
              />
              <IconButton
                size="sm"
                icon={X}
                label={t("picture.remove", { number: index + 1 })}
                onClick={() => field.onChange(pictures.toSpliced(index, 1))}
              />
              <IconButton
                size="sm"
                icon={ArrowRight}
                label={t("picture.later", { number: index + 1 })}
                disabled={index === pictures.length - 1}
                onClick={() => field.onChange(move(pictures, index, index + 1))}
              />
            </span>
          </li>
        ))}
        {pictures.length < max && (
          <li>
            <label className="grid size-28 cursor-pointer place-items-center content-center gap-1 rounded-control border-2 border-dashed border-line-strong p-2 text-center text-sm font-bold focus-within:outline-2 focus-within:outline-ink hover:border-ink">
              {isBusy ? (
                <Spinner className="size-6" />
              ) : (
                <ImagePlus aria-hidden className="size-6" />
              )}
              {t("picture.add")}
              <input
                type="file"
                accept={acceptedPictures}
                multiple
                className="sr-only"
                disabled={isBusy}
                onChange={(event) => void add(event)}
              />
            </label>
          </li>
        )}
      </ul>
    </Section>
  );
}

/** Uploads a picture before the item names it; says why one is not taken. */
function useUpload() {
  const { call } = useStoreClient();
  const prepare = usePrepareUpload();
  const [isBusy, setBusy] = useState(false);

  async function upload(file: File): Promise<ItemForm["images"][number] | null> {
    const image = await prepare(file);
    if (!image) return null;
    setBusy(true);
    try {
      const { name, full_url } = await call("POST /store/pictures", { image });
      return { name, url: full_url };
    } catch (error) {
      reportError(error);
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, upload };
}
