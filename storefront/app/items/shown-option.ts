import type { Item } from "@errand/core/catalog/catalog.types";
import { useLocation, useNavigate } from "react-router";
import { productAddress } from "../catalog/paths.ts";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { optionParameter } from "./item-dialog-url.ts";
import type { Selection } from "./selection.ts";

/** An option with pictures of its own, such as a colour, and its place in the selection. */
interface ShownOption {
  index: number;
  option: string;
}

/** The option that the query of an address names; null for none of this item. */
export function optionIn(search: string, item: Pick<Item, "choice_options">): ShownOption | null {
  const key = new URLSearchParams(search).get(optionParameter);
  const index = item.choice_options.findIndex(({ keys }) => keys !== undefined);
  const choice = item.choice_options[index];
  const option = choice?.options[choice.keys?.indexOf(key ?? "") ?? -1];
  return option === undefined ? null : { index, option };
}

/** The address of an item's page in the option that is selected, to be shared. */
export function sharedAddress(item: Item, { options }: Selection): string {
  const key = keyOf(item, options);
  const address = productAddress(item);
  return key === null ? address : `${address}?${optionParameter}=${key}`;
}

function keyOf({ choice_options }: Item, selected: string[]): string | null {
  const index = choice_options.findIndex(({ keys }) => keys !== undefined);
  const choice = choice_options[index];
  return choice?.keys?.[choice.options.indexOf(selected[index] ?? "")] ?? null;
}

/**
 * The option, such as a colour, that the address shows, so that it can be shared and survives a
 * reload. On an item's page Back shows the former one; in a dialog Back closes the dialog.
 */
export function useShownOption(item: Item) {
  const navigate = useNavigate();
  const { pathname, search, state, mask } = useLocation();

  /** Shows the option of a selection that differs from that of another one. */
  function show({ options }: Selection, before: Selection) {
    const key = keyOf(item, options);
    if (key === null || key === keyOf(item, before.options)) return;
    void navigate(withOptionKey({ pathname, search }, key), {
      ...(mask && { mask: withOptionKey(mask, key) }),
      replace: mask !== undefined,
      preventScrollReset: true,
      state: { ...state, ...quietNavigation },
    });
  }
  return { shown: optionIn(search, item), show };
}

function withOptionKey({ pathname, search }: { pathname: string; search: string }, key: string) {
  const query = new URLSearchParams(search);
  query.set(optionParameter, key);
  return { pathname, search: `?${query}` };
}
