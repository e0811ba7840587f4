import type { Database } from "@errand/server/database/database";
import type { ComposedApi } from "@errand/server/services";
import { readTown, type Town } from "../fill/staff.ts";
import type { SignedInPeople } from "./find-people.ts";
import type { LogFailure } from "./log-failure.ts";
import type { StaffClients } from "./staff-clients.ts";
import type { StoreScreens } from "./store-screens.ts";
import type { TownCouriers } from "./town-couriers.ts";

/** What the parts of the simulator share. */
export interface SimulatorParts {
  api: Pick<ComposedApi, "db">;
  /** How many times faster the town works. */
  speed: number;
  clients: StaffClients;
  couriers: TownCouriers;
  screens: StoreScreens;
  /** Whom the simulator plays now. */
  readOwnTown: () => Promise<Town>;
  logFailure: LogFailure;
}

/**
 * Returns a function that reads once whom the simulator may play, and again after a failure.
 * Partners act for themselves: the simulator does nothing in their place.
 */
export function createTownReader(db: Database): () => Promise<Town> {
  let town: Promise<Town> | null = null;
  return () => {
    town ??= readTown(db).catch((error) => {
      town = null;
      throw error;
    });
    return town;
  };
}

interface People extends SignedInPeople {
  /** Whether a person serves a store or rental provider. */
  serve(storeId: number): boolean;
}

/** Leaves out the stores, rental providers and couriers in whose place people act. */
export function withoutPeople(town: Town, { serve, courierIds, providerIds }: People): Town {
  return {
    ...town,
    storeIds: new Set([...town.storeIds].filter((id) => !serve(id))),
    providerIds: town.providerIds.filter((id) => !serve(id) && !providerIds.has(id)),
    courierIds: new Set([...town.courierIds].filter((id) => !courierIds.has(id))),
  };
}
