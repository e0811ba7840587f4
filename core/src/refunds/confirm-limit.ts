import { minor } from "../money.ts";

/** What is returned of an order in a day above it waits for a second operator, by default. */
export const defaultRefundConfirmAbove = minor(5000);
