import type { Item } from "@errand/core/catalog/catalog.types";
import { createContext } from "react";

interface ItemDialogActions {
  /** Loads the dialog's JavaScript; links call it on hover, touch and focus. */
  prefetch(): void;
  /** `preview` is the picture of the item that the page has loaded. */
  open(item: Item, preview: string | null): void;
  /** Names an item of the page, with which the dialog may be rendered ahead. */
  offer(item: Item): void;
}

/**
 * Opens the item dialog. The value never changes, so that the links of a page do not render again
 * when the URL changes. Null where there is no dialog: links then lead to the item's own page.
 */
export const ItemDialogContext = createContext<ItemDialogActions | null>(null);
