import { acceptedPictures } from "@errand/ui/forms/picture-content.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { FileButton } from "../../../../console/office/file-button.tsx";
import { usePrepareUpload } from "../../../../console/use-prepare-upload.ts";
import { useChangeSettings, useStoreSettings } from "../../use-store-settings.ts";

/** The logo and the cover, which customers see as soon as they are chosen. */
export function StorePictures() {
  const t = useMessages("profile-settings");
  const settings = useStoreSettings().data;
  if (!settings) return null;
  return (
    <section className="max-w-5xl px-4 pt-4 md:px-5">
      <h2 className="mb-2 text-body font-bold">{t("pictures")}</h2>
      <div className="flex flex-wrap items-end gap-6">
        <StorePicture name="logo" url={settings.logo_full_url} />
        <StorePicture name="cover_photo" url={settings.cover_photo_full_url} />
      </div>
    </section>
  );
}

function StorePicture({ name, url }: { name: "logo" | "cover_photo"; url: string | null }) {
  const t = useMessages("profile-settings");
  const change = useChangeSettings();
  const prepare = usePrepareUpload();

  async function choose(file: File) {
    const picture = await prepare(file);
    if (picture) change.mutate({ [name]: picture }, { onError: reportError });
  }

  return (
    <div className="max-w-full">
      <div className={name === "logo" ? "w-28" : "w-72 max-w-full"}>
        <Picture
          src={url}
          alt={t(name)}
          sizes={name === "logo" ? "112px" : "288px"}
          ratio={name === "logo" ? "1/1" : "3/1"}
          className="rounded-control"
        />
      </div>
      <FileButton
        accept={acceptedPictures}
        isBusy={change.isPending}
        onChoose={(file) => void choose(file)}
        className="mt-2"
      >
        {t(`choose.${name}`)}
      </FileButton>
    </div>
  );
}
