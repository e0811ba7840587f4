import type { CartLine } from "@errand/core/cart/cart.contract";
import type { Item } from "@errand/core/catalog/catalog.types";
import type { Group } from "@errand/core/groups/groups.contract";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { type ReactNode, useMemo, useState } from "react";
import { call } from "../api/call.ts";
import { type CartActions, CartActionsContext } from "../catalog/cart-context.ts";
import { ItemDialogContext } from "../items/item-dialog-context.ts";
import { useGroupCall } from "./use-group-call.ts";
import { usePressedQuantities } from "./use-pressed-quantities.ts";

const itemDialog = lazyComponent(() =>
  withMessages(
    ["catalog", "ui"],
    import("../items/item-dialog.tsx").then((file) => file.ItemDialog),
  ),
);

/** The lines of a member. */
export function getLines({ members }: Group, memberId: number): CartLine[] {
  return members.find(({ id }) => id === memberId)?.lines ?? [];
}

interface GroupCartProps {
  group: Group;
  /** Whose lines they are: the visitor's, or those of one for whom the host chooses. */
  memberId: number;
  children: ReactNode;
}

/** In it, the menu of a store fills the lines of a member of a group instead of the cart. */
export function GroupCart({ group, memberId, children }: GroupCartProps) {
  const { run } = useGroupCall(group.code);
  const named = { code: group.code, ...(memberId !== group.me && { member_id: memberId }) };
  const { press, show } = usePressedQuantities(({ id: cart_id, price }, quantity) =>
    run(() => call("POST /customer/group/update", { ...named, cart_id, price, quantity })),
  );
  const lines = show(getLines(group, memberId));
  const cart: CartActions = {
    lines,
    // A card shows the new line itself: only the dialog closes, and says that it was added.
    add: async (line, item) =>
      (await run(() => call("POST /customer/group/add", { ...line, ...named }))) &&
      item === undefined,
    update: (cart_id, line) =>
      run(() => call("POST /customer/group/update", { ...line, ...named, cart_id })),
    setQuantity: press,
    setSoldOutChoice: ({ id: cart_id, price, quantity }, if_sold_out) =>
      void run(() =>
        call("POST /customer/group/update", { ...named, cart_id, price, quantity, if_sold_out }),
      ),
    setNote: ({ id: cart_id, price, quantity }, note) =>
      void run(() =>
        call("POST /customer/group/update", { ...named, cart_id, price, quantity, note }),
      ),
    remove: ({ id: cart_id }) =>
      void run(() => call("DELETE /customer/group/remove-item", { ...named, cart_id })),
    buyNow: null,
    isOfGroup: true,
  };
  return (
    <CartActionsContext value={cart}>
      <Items>{children}</Items>
    </CartActionsContext>
  );
}

interface Opened {
  slug: string;
  known: Item;
  preview: string | null;
}

/** Opens items over the page of the group, below which the cart is that of the group. */
function Items({ children }: { children: ReactNode }) {
  const [item, setItem] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  const actions = useMemo(
    () => ({
      prefetch: itemDialog.prefetch,
      open(known: Item, preview: string | null) {
        setItem({ slug: known.slug, known, preview });
        setOpen(true);
      },
      offer() {},
    }),
    [],
  );
  const close = () => setOpen(false);
  return (
    <ItemDialogContext value={actions}>
      {children}
      {item && (
        <LazyOverlay
          component={itemDialog}
          isOpen={isOpen}
          props={{ open: isOpen, onClose: close, ...item }}
          onLoadError={close}
        />
      )}
    </ItemDialogContext>
  );
}
