import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { reportError } from "@errand/ui/report-error.ts";
import { useShop } from "../config/shop.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { stored } from "../visitor/storage.ts";
import { focusCart } from "./cart-focus.ts";
import { useActivateCart } from "./carts.queries.ts";

/**
 * Shows another cart of the shopper: a parked one becomes the active one of its module, and one of
 * another module takes the visitor there. `open` is given the button, which goes away with it.
 */
export function useOpenCart() {
  const { modules } = useShop();
  const activating = useActivateCart();
  function open(cart: ShopperCart, button: HTMLElement) {
    const show = () => {
      focusCart(button);
      const module = modules.find(({ id }) => id === cart.module_id);
      if (module && stored("module")?.id !== module.id) chooseModule(module);
    };
    if (cart.state === "active") show();
    else activating.mutate(cart, { onSuccess: show, onError: reportError });
  }
  return { open, storeId: activating.isPending ? activating.variables.store_id : null };
}
