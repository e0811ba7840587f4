import type { Item } from "@errand/core/catalog/catalog.types";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { OrderedProducts } from "./use-ordered-products.ts";

interface TakeOutProps {
  item: Item;
  /** Only this line; all lines of the item without it. */
  lineId?: number | null;
  products: OrderedProducts;
}

/** Removes an item that prevents the order from the cart; nothing for a direct purchase. */
export function TakeOut({ item, lineId, products: { takeOut } }: TakeOutProps) {
  const t = useMessages("checkout");
  if (!takeOut) return null;
  return (
    <Button
      variant="soft"
      size="sm"
      className="my-2"
      aria-label={t("takeOutItem", { name: item.name })}
      onClick={() => takeOut(item, lineId)}
    >
      {t("takeOut")}
    </Button>
  );
}
