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

/** The cart of the current module; nothing is asked where there is none, as for parcels. */
export function useCart() {
  const type = useStored("module")?.module_type;
  const hasCart = type !== undefined && type !== "parcel" && type !== "rental";
  return useQuery({ ...cartQuery(useScope()), enabled: hasCart });
}

interface Addition {
  line: LineToAdd;
  /** What the cart has of another store goes first (spec §4, Cart button). */
  replacesCart?: boolean;
}

/** Puts a new line in the cart. Throws the refusal; `different_stores` is to be asked about. */
export function useAddToCart() {
  return useMutation(
    useCartChange(async ({ line, replacesCart }: Addition) => {
      if (replacesCart) await call("DELETE /customer/cart/remove");
      return call("POST /customer/cart/add", line);
    }),
  );
}

/** Changes what is chosen in a line, and how many. */
export function useUpdateLine() {
  return useMutation(
    useCartChange((change: LineToUpdate) => call("POST /customer/cart/update", change)),
  );
}

/** How many of a line there shall be, at the price of one that the shopper sees. */
export interface QuantityChange {
  cart_id: number;
  quantity: number;
  price: number;
}

/**
 * Changes the quantity of a line. The new totals show at once, by the same rule the server uses; if
 * it refuses, the cart comes back as the server has it.
 *
 * Quick clicks wait for each other, and of those that wait for the same line only the last is sent:
 * ten clicks are two requests, and the number never jumps back while you click.
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

/** Takes a line out: gone at once, and back again if that fails. */
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
 * How many there will be of a line once everything asked for is done. Quick presses may come before
 * the last one is drawn, so what is drawn is not what the next one counts from.
 */
export function comingQuantity(client: QueryClient, scope: Scope, line: CartLine): number {
  const asked = changesOf(client, line.id).at(-1);
  if (asked?.quantity !== undefined) return asked.quantity;
  const known = client.getQueryData(cartQuery(scope).queryKey)?.find(({ id }) => id === line.id);
  return (known ?? line).quantity;
}

/** The changes of one line that are under way or waiting, in their order. */
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
