import { maxTranslationLength } from "@errand/core/partners/application-limits";
import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { Suspense } from "react";
import { ChoiceField } from "./choice-field.tsx";
import { type PartnerFields, textProps } from "./partner-fields.ts";
import type { PartnerOptions } from "./partner-options.ts";
import type { StoreDraft } from "./store-draft.ts";
import { isStated, otherLanguages } from "./store-texts.ts";

/** The map is a chunk of its own. */
export const storePlace = lazyComponent(() =>
  import("./store-place.tsx").then((file) => file.StorePlace),
);

interface StoreStepProps {
  fields: PartnerFields<StoreDraft>;
  options: PartnerOptions;
}

/** What the store is called, what it sells, and where it is. */
export function StoreStep({ fields, options: { modules, zones } }: StoreStepProps) {
  const t = useMessages("partners");
  const language = useLanguage();
  const others = otherLanguages(language);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...textProps(fields, `name_${language}`)}
          label={t("store.name")}
          isRequired={!isStated(fields.draft, "name", others)}
          autoComplete="organization"
          maxLength={maxTranslationLength}
        />
        {others.map((other) => (
          <TextField
            key={other}
            {...textProps(fields, `name_${other}`)}
            label={t(`store.nameIn.${other}`)}
            hint={t(`store.hintIn.${other}`)}
            lang={other}
            maxLength={maxTranslationLength}
          />
        ))}
      </div>
      <ChoiceField
        label={t("store.module")}
        options={modules.map(({ id, module_name, icon_full_url }) => ({
          value: id,
          title: module_name,
          icon: (
            <span className="size-10 shrink-0 overflow-hidden rounded-control">
              <Picture src={icon_full_url} alt="" sizes="40px" />
            </span>
          ),
        }))}
        value={fields.draft.module_id}
        onChange={(module_id) => fields.change({ module_id })}
        error={fields.errorOf("module_id")}
      />
      <Suspense fallback={<Skeleton className="h-120 rounded-card" />}>
        <Lazy component={storePlace} props={{ fields, zones }} />
      </Suspense>
    </>
  );
}
