import { minor } from "../money.ts";

/** A refund above it waits for a second operator, unless the shop sets another limit. */
export const defaultRefundConfirmAbove = minor(5000);
