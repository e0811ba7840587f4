/** How private files name the order that they belong to. */
export const orderSubject = (orderId: number): string => `order:${orderId}`;
