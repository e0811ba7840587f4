import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import type { OffEntry } from "./off-entry.ts";
import type { OptionOnSale } from "./sold-out.queries.ts";

/** The names of items and options in the language of the reader. */
export function useEntryText() {
  const t = useMessages("sold-out");
  const isFrench = useLanguage() === "fr";
  const nameOf = (named: { name: string; name_fr: string }) =>
    isFrench ? named.name_fr : named.name;
  /** "Size: Large", "Blue · L", "Extra: Burrata" */
  const toOptionText = (option: OptionOnSale) => {
    if (option.add_on_id !== null) return t("addOn", { name: nameOf(option) });
    const group = isFrench ? option.group_fr : option.group;
    return group === "" ? nameOf(option) : t("optionOf", { group, option: nameOf(option) });
  };
  return {
    itemName: nameOf,
    toOptionText,
    /** "Margherita, Size: Large"; an add-on, which many items share, alone. */
    entryName: ({ item, option }: OffEntry) => {
      if (option === null) return nameOf(item);
      const text = toOptionText(option);
      return option.add_on_id === null ? `${nameOf(item)}, ${text}` : text;
    },
  };
}
