import { maxImageBytes } from "@errand/core/image-limits";
import { identityTypes, maxIdentityPictures } from "@errand/core/partners/application-limits";
import { deletePictures, storePicture } from "@errand/ui/forms/picture-storage.ts";
import { PictureTiles } from "@errand/ui/forms/picture-tiles.tsx";
import { usePictures } from "@errand/ui/forms/use-pictures.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import Lock from "lucide-react/icons/lock";
import { useState } from "react";
import type { CourierDraft } from "./courier-draft.ts";
import { type PartnerFields, textProps } from "./partner-fields.ts";

const limits = { pictures: maxIdentityPictures, bytes: maxImageBytes };

interface IdentityStepProps {
  fields: PartnerFields<CourierDraft>;
  /** The pictures that were sent before and stay unless others are chosen. */
  sentPictures: string[];
}

/** The identity document of a courier, with its pictures. */
export function IdentityStep({ fields, sentPictures }: IdentityStepProps) {
  const t = useMessages("partners");
  const { draft, change, errorOf } = fields;
  const [isLost, setLost] = useState(false);
  const ids = draft.identity_image;
  const setIds = (identity_image: string[]) => change({ identity_image });
  const pictures = usePictures(ids, (gone) => {
    setLost(true);
    setIds(ids.filter((id) => !gone.includes(id)));
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t("identity.type")}
          isRequired
          placeholder={t("identity.choose")}
          options={identityTypes.map((type) => ({
            value: type,
            label: t(`identity.types.${type}`),
          }))}
          value={draft.identity_type}
          onChange={(identity_type) => change({ identity_type })}
          error={errorOf("identity_type")}
        />
        <TextField
          {...textProps(fields, "identity_number")}
          label={t("identity.number")}
          isRequired
          autoComplete="off"
          maxLength={50}
        />
      </div>
      <div>
        <PictureTiles
          label={t("identity.pictures")}
          isRequired={sentPictures.length === 0}
          pictures={pictures}
          limits={limits}
          documents="paper"
          onAdd={async (files) => {
            setLost(false);
            setIds([...ids, ...(await Promise.all(files.map(storePicture)))]);
          }}
          onRemove={(id) => {
            setIds(ids.filter((each) => each !== id));
            void deletePictures([id]);
          }}
          error={isLost ? t("pictureLost") : errorOf("identity_image")}
        />
        {sentPictures.length > 0 && (
          <p className="mt-2 text-sm text-muted">
            {t(ids.length > 0 ? "identity.replaced" : "identity.kept", {
              count: sentPictures.length,
            })}
          </p>
        )}
      </div>
      <p className="flex items-start gap-3 rounded-control bg-sunken px-4 py-3">
        <Lock aria-hidden className="mt-0.5 size-5 shrink-0" />
        {t("identity.private")}
      </p>
    </>
  );
}
