/** What is checked when the vehicles of a trip change hands; without Zod, for browsers. */
export const checkDirections = ["out", "back"] as const;
export type CheckDirection = (typeof checkDirections)[number];

/** What is ticked. */
export const checkTicks = ["licence", "deposit", "payment", "keys", "looked"] as const;
export type CheckTick = (typeof checkTicks)[number];

/** Of one direction: each side, the inside and the meter. */
export const maxCheckPictures = 6;
export const maxCheckNotes = 1000;
export const maxOdometer = 9_999_999;
