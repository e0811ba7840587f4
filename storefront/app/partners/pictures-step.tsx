import { useMessages } from "@errand/ui/messages/messages.ts";
import type { PartnerFields } from "./partner-fields.ts";
import { PictureUpload } from "./picture-upload.tsx";
import type { StoreDraft } from "./store-draft.ts";

interface PicturesStepProps {
  fields: PartnerFields<StoreDraft>;
  /** The pictures that were sent before. */
  sent: { logo_full_url: string | null; cover_photo_full_url: string | null } | null;
}

/** How the store looks to customers. */
export function PicturesStep({ fields, sent }: PicturesStepProps) {
  const t = useMessages("partners");
  const { draft, change, errorOf } = fields;
  return (
    <div className="flex flex-col gap-7">
      <PictureUpload
        label={t("pictures.logo")}
        hint={t("pictures.logoHint")}
        isRequired={sent === null}
        ids={draft.logo}
        onChange={(logo) => change({ logo })}
        sentUrl={sent?.logo_full_url}
        error={errorOf("logo")}
        shape="square"
      />
      <PictureUpload
        label={t("pictures.cover")}
        hint={t("pictures.coverHint")}
        ids={draft.cover_photo}
        onChange={(cover_photo) => change({ cover_photo })}
        sentUrl={sent?.cover_photo_full_url}
        error={errorOf("cover_photo")}
        shape="wide"
      />
    </div>
  );
}
