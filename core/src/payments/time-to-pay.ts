/** How long a customer may take to pay (contract 4.6). */
export const timeToPayMs = 30 * 60_000;
