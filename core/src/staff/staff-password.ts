/** Shorter ones are guessed too easily for accounts that handle orders and money. */
export const minStaffPasswordLength = 8;
