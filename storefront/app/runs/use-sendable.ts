import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useShop } from "../config/shop.ts";

/** The module of parcels here; null where none can be sent. */
export function useParcelModule() {
  const { modules } = useShop();
  return modules.find(({ module_type }) => module_type === "parcel") ?? null;
}

/** What can be sent here. */
export function useSendable() {
  const scope = useScope();
  const moduleId = useParcelModule()?.id ?? null;
  return useQuery({
    ...endpointQuery({ ...scope, moduleId }, "GET /parcel-category"),
    enabled: moduleId !== null,
  });
}
