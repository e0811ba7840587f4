import type { TripChecks } from "@errand/core/trips/trip-checks.contract";
import { createContext, useContext } from "react";

/** What the server has of the checklists of the trip that is shown. */
export const TripChecksContext = createContext<TripChecks>({ out: null, back: null });

export const useServedChecks = () => useContext(TripChecksContext);
