import type { Item } from "@errand/core/catalog/catalog.types";
import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps, MouseEvent } from "react";
import { endpointQuery } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";
import { productPath } from "../catalog/paths.ts";
import { itemDialog } from "./item-over-page.ts";

interface ItemLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  item: Item;
}

/**
 * Opens an item over the page it is listed on, under the address of its own page: a middle click, a
 * copied link and a reload lead there. What the dialog needs is fetched when a pointer comes near.
 *
 * No link of the router: those are drawn anew whenever the address changes, and a page has a hundred of
 * these, which would all be drawn again before the item is.
 */
export function ItemLink({ item, onClick, ...rest }: ItemLinkProps) {
  const client = useQueryClient();
  const scope = useScope();
  function prepare() {
    itemDialog.prefetch();
    void client.prefetchQuery(endpointQuery(scope, "GET /items/details/{id}", { id: item.slug }));
  }
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlain(event) || !itemDialog.open(item)) return;
    event.preventDefault();
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

/** Any other click asks the browser for a new tab, a window or a file. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented }: MouseEvent) {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);
}
