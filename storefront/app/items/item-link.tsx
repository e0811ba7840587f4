import type { Item } from "@errand/core/catalog/catalog.types";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type MouseEvent, useContext, useEffect } from "react";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { isOfOtherModule } from "../catalog/other-module.ts";
import { productPath } from "../catalog/paths.ts";
import { ItemDialogContext } from "./item-dialog-context.ts";

interface ItemLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  item: Item;
}

/**
 * Opens an item in a dialog over its list. The link is the item's own page: a middle click, a
 * copied link and a reload lead there. Hover, the start of a touch, and focus prefetch the dialog
 * and the item.
 *
 * Not the router's `Link`: that renders again whenever the URL changes, and a page has a hundred of
 * these.
 */
export function ItemLink({ item, onClick, ...rest }: ItemLinkProps) {
  const client = useQueryClient();
  const scope = useScope();
  const dialog = useContext(ItemDialogContext);
  useEffect(() => dialog?.offer(item), [dialog, item]);
  function prepare() {
    dialog?.prefetch();
    void client.prefetchQuery(endpointQuery(scope, "GET /items/details/{id}", { id: item.slug }));
  }
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // The page of an item of another module changes to that, and to its cart.
    if (!dialog || !isPlain(event) || isOfOtherModule(item, scope)) return;
    event.preventDefault();
    dialog.open(item, loadedPicture(event.currentTarget));
  }
  return (
    <a
      {...rest}
      href={productPath(item)}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
}

/** Other clicks open a new tab, a window or a download; the browser handles them. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented }: MouseEvent) {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);
}

/** The picture of the card that contains the link, in the size that the browser has loaded. */
function loadedPicture(link: HTMLElement): string | null {
  const picture = link.closest("article")?.querySelector("img");
  return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : null;
}
