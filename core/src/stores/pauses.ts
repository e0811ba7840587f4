/**
 * Why a store is paused: it paused itself, the desk paused it, it let an order expire, or its
 * orders screen is silent (contract 6.2, 6.3).
 */
export const pauseCauses = ["store", "desk", "not_accepted", "unreachable"] as const;
export type PauseCause = (typeof pauseCauses)[number];
