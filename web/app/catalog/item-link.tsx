import type { Item } from "@errand/core/catalog/catalog.types";
import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { reading } from "../query-client.ts";
import { handedOn, itemDialog, overPage } from "./item-over-page.ts";
import { productPath } from "./paths.ts";

interface ItemLinkProps extends Omit<ComponentProps<typeof Link>, "to" | "mask" | "state"> {
  item: Item;
}

/**
 * Opens an item over the page it is listed on, under the address of its own page: a middle click, a
 * copied link and a reload lead there. What the dialog needs is fetched when a pointer comes near.
 */
export function ItemLink({ item, ...rest }: ItemLinkProps) {
  const client = useQueryClient();
  const location = useLocation();
  function prepare() {
    itemDialog.preload();
    void client.prefetchQuery(reading("GET /items/details/{id}", { id: item.slug }));
  }
  return (
    <Link
      {...rest}
      {...overPage(location, item.slug)}
      mask={productPath(item)}
      state={handedOn(location, item)}
      preventScrollReset
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
}
