import { createContext } from "react";

/**
 * What stores of a list add to the errand of the carts that wait, by their ids; none is in it that
 * cannot be on the way.
 */
export const ReachContext = createContext<ReadonlyMap<number, number> | null>(null);

/** A hook that says what waits in carts, as a key "3 8.4,5 6" of stores; empty without any. */
export const WaitingCartsContext = createContext<() => string>(() => "");
