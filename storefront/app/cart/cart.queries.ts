import type { CartLine } from "@errand/core/cart/cart.contract";
import { withoutLine, withQuantity, withWish } from "@errand/core/cart/cart-lines";
import type { LabeledVariation } from "@errand/core/cart/choices-from-response";
import type { Item } from "@errand/core/catalog/catalog.types";
import type { StorefrontContract } from "@errand/core/contract.storefront";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Scope } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { everyScope } from "../api/queries.ts";
import { cartChange, type NoInput, useCartChange } from "./cart-change.ts";
import { cartQuery } from "./cart-query.ts";
import { lineWithId, optimisticLine, withNewLine } from "./optimistic-line.ts";
import { replacedCartEndpoint } from "./replaced-cart-query.ts";

export type LineToAdd = Omit<
  StorefrontContract["POST /customer/cart/add"]["input"],
  "variation"
> & { variation?: LabeledVariation[] };
export type LineToUpdate = StorefrontContract["POST /customer/cart/update"]["input"];

export interface Addition {
  line: LineToAdd;
  /**
   * The item, if it has no options: its line shows immediately and disappears if the request fails.
   */
  item?: Item | undefined;
  /** Replaces the cart of another store (spec §4, Cart button), which can be restored. */
  replacesCart?: boolean;
}

/**
 * Adds a line to the cart. Throws the API error; `different_stores` needs the shopper's
 * confirmation.
 */
export function useAddToCart() {
  const client = useQueryClient();
  return useMutation(
    useCartChange(
      async ({ line, replacesCart }: Addition, scope) => {
        if (!replacesCart) return call("POST /customer/cart/add", line, { scope });
        const replacing = { ...line, replaces_cart: 1 } as const;
        const lines = await call("POST /customer/cart/add", replacing, { scope });
        void client.invalidateQueries(everyScope(replacedCartEndpoint));
        return lines;
      },
      {
        kind: "add",
        optimistic: (lines, { line, item }) =>
          item ? withNewLine(lines, optimisticLine(line, item)) : lines,
      },
    ),
  );
}

/**
 * Changes the options and the quantity of a line, or its sold-out choice, which shows immediately.
 */
export function useUpdateLine() {
  return useMutation(
    useCartChange(
      (change: LineToUpdate, scope, confirmed) =>
        withServerId(change, confirmed, (known) =>
          call("POST /customer/cart/update", known, { scope }),
        ),
      { kind: "update", optimistic: withWish },
    ),
  );
}

/** A new quantity of a line; `price` is that of one piece as the shopper sees it. */
export interface QuantityChange {
  cart_id: number;
  quantity: number;
  price: number;
}

/**
 * Changes the quantity of a line. The new totals are computed by the server's rule and shown
 * immediately. If the server rejects the change, its cart is shown again.
 *
 * Changes run one after another, and of those waiting for the same line only the last is sent. Ten
 * clicks are two requests, and the quantity never jumps back.
 */
export function useSetQuantity() {
  const isLast = useIsLastOfLine();
  return useMutation(
    useCartChange(
      async (change: QuantityChange, scope, confirmed) =>
        isLast(change)
          ? withServerId(change, confirmed, (known) =>
              call("POST /customer/cart/update", known, { scope }),
            )
          : null,
      { kind: "quantity", optimistic: withQuantity },
    ),
  );
}

/** Removes a line optimistically; it reappears if the request fails. */
export function useRemoveLine() {
  return useMutation(
    useCartChange(
      (change: { cart_id: number }, scope, confirmed) =>
        withServerId(change, confirmed, (known) =>
          call("DELETE /customer/cart/remove-item", known, { scope }),
        ),
      { kind: "remove", optimistic: (lines, { cart_id }) => withoutLine(lines, cart_id) },
    ),
  );
}

/** Empties the cart optimistically; the lines reappear if the request fails. */
export function useClearCart() {
  return useMutation(
    useCartChange(
      (_nothing: NoInput, scope) => call("DELETE /customer/cart/remove", {}, { scope }),
      {
        kind: "clear",
        optimistic: () => [],
      },
    ),
  );
}

/** Sends a change of a line. An optimistic line that the server has refused has none to change. */
async function withServerId<Change extends { cart_id: number }>(
  change: Change,
  confirmed: CartLine[] | undefined,
  send: (change: Change) => Promise<CartLine[]>,
): Promise<CartLine[] | null> {
  const id = change.cart_id > 0 ? change.cart_id : lineWithId(confirmed, change.cart_id)?.id;
  return id === undefined ? null : send({ ...change, cart_id: id });
}

/** Whether no later change of the same line is waiting. */
function useIsLastOfLine() {
  const client = useQueryClient();
  return (change: QuantityChange) => changesOf(client, change.cart_id).at(-1) === change;
}

/**
 * The quantity of a line after all pending changes. Quick presses may come before the last one is
 * rendered, so they cannot count from the rendered quantity.
 */
export function pendingQuantity(client: QueryClient, scope: Scope, line: CartLine): number {
  const pending = changesOf(client, line.id).at(-1);
  return pending?.quantity ?? (cachedLine(client, scope, line.id) ?? line).quantity;
}

export function cachedLine(client: QueryClient, scope: Scope, id: number): CartLine | undefined {
  return lineWithId(client.getQueryData(cartQuery(scope).queryKey), id);
}

/** Whether an item without options is being added, and not removed again. */
export function isBeingAdded(client: QueryClient, { id }: Item): boolean {
  const last = pendingChanges(client).findLast((change) =>
    isAddition(change) ? change.line.item_id === id : isOfLine(change, -id),
  );
  return last !== undefined && (isAddition(last) || last.quantity !== undefined);
}

/** Whether the same line is being added. */
export function isLineBeingAdded(client: QueryClient, line: LineToAdd): boolean {
  const added = JSON.stringify(line);
  return pendingChanges(client).some((change) => JSON.stringify(change.line) === added);
}

/** The running and waiting changes of a line, oldest first. */
function changesOf(client: QueryClient, cartId: number): LineChange[] {
  return pendingChanges(client).filter((change) => isOfLine(change, cartId));
}

type LineChange = Pick<QuantityChange, "cart_id"> & Partial<QuantityChange>;

function isOfLine(change: PendingChange, cartId: number): change is LineChange {
  return change.cart_id === cartId;
}

function isAddition(change: PendingChange): change is Addition {
  return change.line !== undefined;
}

/** What `useMutation` was called with: an addition or a change of a line. */
type PendingChange = Partial<Addition> & Partial<QuantityChange>;

/** The changes since the cart was last emptied. */
function pendingChanges(client: QueryClient): PendingChange[] {
  const changes = client.getMutationCache().findAll({ mutationKey: cartChange, status: "pending" });
  const cleared = changes.findLastIndex(({ meta }) => meta?.kind === "clear");
  return changes.slice(cleared + 1).map(({ state }): PendingChange => state.variables ?? {});
}
