/** How a dish is arranged. */
export type DishForm = "pizza";
