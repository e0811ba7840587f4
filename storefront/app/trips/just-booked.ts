import type { Trip } from "@errand/core/trips/trips.types";
import { createJustPlaced } from "../orders/just-placed.ts";

/** Passes a new trip to its page, which shows it before its own request completes. */
export const justBooked = createJustPlaced<Trip>();
