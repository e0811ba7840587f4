/**
 * Why a store is paused: the desk paused it, it let an order expire, or its orders screen is silent
 * (contract 6.2).
 */
export const pauseCauses = ["desk", "not_accepted", "unreachable"] as const;
export type PauseCause = (typeof pauseCauses)[number];
