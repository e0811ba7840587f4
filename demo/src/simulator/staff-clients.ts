import type { StaffAudience } from "@errand/core/principals";
import type { ComposedApi } from "@errand/server/services";
import { createStaffClient, type StaffClient } from "./staff-client.ts";

/** The clients of the staff of the town, one for each account. */
export interface StaffClients {
  desk: StaffClient;
  finance: StaffClient;
  support: StaffClient;
  store(storeId: number): StaffClient;
  courier(courierId: number): StaffClient;
  of(audience: StaffAudience, id: number): StaffClient;
}

export function createStaffClients(api: Pick<ComposedApi, "app" | "db">): StaffClients {
  const clients = new Map<string, StaffClient>();

  function of(audience: StaffAudience, id: number): StaffClient {
    const key = `${audience} ${id}`;
    const client = clients.get(key) ?? createStaffClient(api, audience, id);
    clients.set(key, client);
    return client;
  }

  return {
    desk: createStaffClient(api, "desk", null),
    finance: createStaffClient(api, "desk", "finance"),
    support: createStaffClient(api, "desk", "support"),
    store: (storeId) => of("store", storeId),
    courier: (courierId) => of("courier", courierId),
    of,
  };
}
