import type { CartLine } from "@errand/core/cart/cart.contract";
import { withoutLine, withQuantity } from "@errand/core/cart/cart-lines";
import type { ApiContract } from "@errand/core/contract";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Scope } from "../api/api-request.ts";
import { call } from "../api/call.ts";
import { useScope } from "../api/scope.tsx";
import { useStored } from "../client/storage.ts";
import { cartChange, useCartChange } from "./cart-change.ts";
import { cartQuery } from "./cart-query.ts";

export type LineToAdd = ApiContract["POST /customer/cart/add"]["input"];
export type LineToUpdate = ApiContract["POST /customer/cart/update"]["input"];

/** The cart of the current module. Disabled in modules without a cart, such as parcels. */
export function useCart() {
  const type = useStored("module")?.module_type;
  const hasCart = type !== undefined && type !== "parcel" && type !== "rental";
  return useQuery({ ...cartQuery(useScope()), enabled: hasCart });
}

interface Addition {
  line: LineToAdd;
  /** Empties the cart of another store first (spec §4, Cart button). */
  replacesCart?: boolean;
}

/** Adds a line to the cart. Throws the API error; `different_stores` needs the shopper's confirmation. */
export function useAddToCart() {
  return useMutation(
    useCartChange(async ({ line, replacesCart }: Addition) => {
      if (replacesCart) await call("DELETE /customer/cart/remove");
      return call("POST /customer/cart/add", line);
    }),
  );
}

/** Changes the options and the quantity of a line. */
export function useUpdateLine() {
  return useMutation(
    useCartChange((change: LineToUpdate) => call("POST /customer/cart/update", change)),
  );
}

/** A new quantity of a line; `price` is that of one piece as the shopper sees it. */
export interface QuantityChange {
  cart_id: number;
  quantity: number;
  price: number;
}

/**
 * Changes the quantity of a line. The new totals are computed by the server's rule and shown at once.
 * If the server rejects the change, its cart is shown again.
 *
 * Changes run one after another, and of those waiting for the same line only the last is sent. Ten
 * clicks are two requests, and the quantity never jumps back.
 */
export function useSetQuantity() {
  const isLast = useIsLastOfLine();
  return useMutation(
    useCartChange(
      async (change: QuantityChange) =>
        isLast(change) ? call("POST /customer/cart/update", change) : null,
      withQuantity,
    ),
  );
}

/** Removes a line optimistically; it reappears if the request fails. */
export function useRemoveLine() {
  return useMutation(
    useCartChange(
      (change: { cart_id: number }) => call("DELETE /customer/cart/remove-item", change),
      (lines, { cart_id }) => withoutLine(lines, cart_id),
    ),
  );
}

export function useClearCart() {
  return useMutation(useCartChange<void>(() => call("DELETE /customer/cart/remove")));
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
  if (pending?.quantity !== undefined) return pending.quantity;
  const cachedLine = client
    .getQueryData(cartQuery(scope).queryKey)
    ?.find(({ id }) => id === line.id);
  return (cachedLine ?? line).quantity;
}

/** The running and waiting changes of a line, oldest first. */
function changesOf(client: QueryClient, cartId: number): LineChange[] {
  return client
    .getMutationCache()
    .findAll({ mutationKey: cartChange, status: "pending" })
    .map(({ state }) => state.variables)
    .filter((change): change is LineChange => isOfLine(change, cartId));
}

type LineChange = Pick<QuantityChange, "cart_id"> & Partial<QuantityChange>;

function isOfLine(change: unknown, cartId: number): boolean {
  return (
    typeof change === "object" &&
    change !== null &&
    "cart_id" in change &&
    change.cart_id === cartId
  );
}
