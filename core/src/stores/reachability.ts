/** Minutes without a heartbeat after which a store counts as unreachable (contract 6.2). */
export const maxSilenceMinutes = 5;

/** Minutes for which an unreachable store is paused; again and again while it stays silent. */
export const unreachablePauseMinutes = 30;
