import { maxPictures } from "@errand/core/items/store-item-limits";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { useShop } from "../../../../console/console.ts";
import { useStoreClient } from "../../../store-client.ts";
import { ChangeFooter } from "../change-footer.tsx";
import {
  type StoreCatalogue,
  type StoreItem,
  useRefreshItems,
  useRights,
} from "../menu.queries.ts";
import { useMenuUrl } from "../use-menu-url.ts";
import { AddOnFields } from "./add-on-fields.tsx";
import { CloseEditor } from "./close-editor.tsx";
import { GroupFields } from "./group-fields.tsx";
import { HealthFields } from "./health-fields.tsx";
import { ItemActs } from "./item-acts.tsx";
import type { ItemForm } from "./item-form.ts";
import { MainFields } from "./main-fields.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { SaleFields } from "./sale-fields.tsx";
import { countChanges, toChanges, toStated } from "./stated-item.ts";
import { useDraft } from "./use-draft.ts";
import { VariationFields } from "./variation-fields.tsx";

interface EditorFormProps {
  /** Null for a new one. */
  item: StoreItem | null;
  published: ItemForm;
  /** What a new item begins with, such as the copy of another one. */
  begun?: ItemForm;
  /** Called once a change is published and the item is read anew. */
  onSave?(): void;
  catalogue: StoreCatalogue;
}

/** Every field of an item, and what of it is changed but not published. */
export function EditorForm({
  item,
  published: current,
  begun,
  onSave,
  catalogue,
}: EditorFormProps) {
  const t = useMessages("item");
  const language = useLanguage();
  const { module_config } = useShop();
  const type = catalogue.module_type;
  const config = module_config[type];
  const { canChange } = useRights();
  const { call } = useStoreClient();
  const { go } = useMenuUrl();
  const refresh = useRefreshItems();
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(item?.id ?? "new");
  // What others do with the item meanwhile does not change what is typed.
  const [published] = useState(current);
  const [restored] = useState(() => draft.read(published));
  const form = useValidatedForm<ItemForm>({ defaultValues: begun ?? restored ?? published });
  const values = useWatch({ control: form.control, compute: (all) => all }) as ItemForm;
  const before = toStated(published, type);
  const changes = countChanges(before, toStated(values, type));

  const isSaved = useRef(false);
  useEffect(() => {
    if (isSaved.current) draft.forget();
    else if (changes > 0) draft.write({ base: published, form: values });
    else draft.forget();
  });

  const save = form.handleSubmit(async (stated) => {
    try {
      const after = toStated(stated, type);
      const { message, item: saved } = item
        ? await call("PUT /store/items/{id}", { ...toChanges(before, after), id: item.id })
        : await call("POST /store/items", toNew(after));
      isSaved.current = true;
      await refresh();
      toast.success(message);
      onSave?.();
      if (!item) go({ item: saved.id, copy: null }, { replace: true });
    } catch (error) {
      setApiErrors(form, error, { variation_choices: "variations" });
    }
  });

  const name = language === "fr" ? values.name_fr || values.name : values.name;
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-label={name || t("new")}
        onSubmit={(event) => {
          // Errors of the server are at fields that the form does not check.
          form.clearErrors();
          void save(event);
        }}
        className="flex min-h-full flex-col"
      >
        <div className="flex items-center gap-2 p-4 pb-0 md:p-5 md:pb-0">
          <h2 className="min-w-0 grow text-xl font-extrabold wrap-anywhere">{name || t("new")}</h2>
          {item && canChange && <ItemActs item={item} />}
          <CloseEditor />
        </div>
        <fieldset disabled={!canChange} className="flex grow flex-col gap-7 p-4 md:p-5">
          <MainFields catalogue={catalogue} config={config} />
          <PictureFields max={maxPictures} />
          {type === "food" ? <GroupFields /> : <VariationFields />}
          {config.add_on && <AddOnFields known={catalogue.add_ons} />}
          <SaleFields type={type} config={config} />
          <HealthFields type={type} config={config} />
          <FormErrorMessage text={form.formState.errors.root?.message} />
        </fieldset>
        {changes > 0 && canChange && (
          <ChangeFooter
            publish={t("publish")}
            isBusy={form.formState.isSubmitting}
            onDiscard={() => {
              draft.forget();
              form.reset(published);
              if (!item) go({ item: null, copy: null });
            }}
            onPublish={() => element.current?.requestSubmit()}
          >
            {restored && !begun
              ? t("restored", { count: changes })
              : t("changes", { count: changes })}
          </ChangeFooter>
        )}
      </form>
    </FormProvider>
  );
}

/** A new item must be named and in a category; the server refuses one that is not. */
function toNew({ name = "", category_id = 0, ...stated }: ReturnType<typeof toStated>) {
  return { ...stated, name, category_id };
}
