/** How many items one request may name. */
export const maxNamedItems = 20;
