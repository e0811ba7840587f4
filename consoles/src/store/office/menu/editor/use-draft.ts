import { sessionValues } from "@errand/ui/safe-storage.ts";
import { useMember } from "../../../../console/console.ts";
import type { ItemForm } from "./item-form.ts";

interface Draft {
  /** The item as it was published when it was changed. */
  base: ItemForm;
  form: ItemForm;
}

/** Changes of an item that are not published: they outlast a reload and a look at another item. */
export function useDraft(item: number | "new") {
  const key = `console:store:item:${useMember().store_id}:${item}`;
  return {
    /** What is changed, on top of the item as it is published now. */
    read(published: ItemForm): ItemForm | null {
      // Only this page writes drafts.
      const draft = sessionValues.readJson(key) as Draft | null;
      return draft && { ...published, ...toChanged(draft) };
    },
    write: (draft: Draft) => sessionValues.write(key, JSON.stringify(draft)),
    forget: () => sessionValues.remove(key),
  };
}

function toChanged({ base, form }: Draft): Partial<ItemForm> {
  const names = Object.keys(form) as (keyof ItemForm)[];
  const changed = names.filter((name) => JSON.stringify(form[name]) !== JSON.stringify(base[name]));
  return Object.fromEntries(changed.map((name) => [name, form[name]]));
}
