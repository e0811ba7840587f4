import { deleteOldPictures } from "@errand/ui/forms/picture-storage.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import FileText from "lucide-react/icons/file-text";
import { useEffect, useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { Draft } from "./draft.ts";
import { FactSection } from "./fact-section.tsx";
import { PrescriptionPictures } from "./prescription-pictures.tsx";

interface PrescriptionSectionProps {
  /** The order has items, some of which need the prescription. */
  isOfCart: boolean;
  form: UseFormReturn<Draft>;
  change(changes: Partial<Draft>): void;
  refusals: string[];
}

/** The pictures of the prescription: that some of the items need, or that is ordered. */
export function PrescriptionSection(props: PrescriptionSectionProps) {
  const { isOfCart, form, change, refusals } = props;
  const t = useMessages("checkout");
  const [isLost, setLost] = useState(false);
  useEffect(() => void deleteOldPictures(), []);
  return (
    <FactSection
      icon={FileText}
      title={t("prescription.title")}
      fact={t("prescription.title")}
      detail={t(isOfCart ? "prescription.text" : "prescription.only")}
      refusals={isLost ? [t("prescription.lost"), ...refusals] : refusals}
    >
      <Controller
        control={form.control}
        name="pictures"
        rules={{ validate: (ids) => ids.length > 0 || t("prescription.required") }}
        render={({ field, fieldState }) => (
          <PrescriptionPictures
            inputRef={field.ref}
            ids={field.value}
            onChange={(pictures) => {
              setLost(false);
              change({ pictures });
            }}
            onLost={(gone) => {
              setLost(true);
              change({ pictures: field.value.filter((id) => !gone.includes(id)) });
            }}
            error={fieldState.error?.message}
          />
        )}
      />
    </FactSection>
  );
}
