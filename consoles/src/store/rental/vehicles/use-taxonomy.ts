import { useQuery } from "@tanstack/react-query";
import { useProviderClient } from "../provider-client.ts";

/** More than a shop has. */
const everyOne = { limit: 100, offset: 1 };

/** The module that providers belong to; undefined until it is known. */
function useModuleId(): number | undefined {
  const { endpointQuery, scope } = useProviderClient();
  const modules = useQuery(endpointQuery(scope, "GET /module")).data;
  return modules?.find(({ module_type }) => module_type === "rental")?.id;
}

/** The categories that vehicles can be of. */
export function useVehicleCategories() {
  const { endpointQuery, scope } = useProviderClient();
  const moduleId = useModuleId();
  return useQuery({
    ...endpointQuery({ ...scope, moduleId }, "GET /rental/vehicle/category-list", everyOne),
    enabled: moduleId !== undefined,
  });
}

/** The brands that vehicles can be of. */
export function useVehicleBrands() {
  const { endpointQuery, scope } = useProviderClient();
  const moduleId = useModuleId();
  return useQuery({
    ...endpointQuery({ ...scope, moduleId }, "GET /rental/vehicle/brand-list", {
      ...everyOne,
      unused: 1,
    }),
    enabled: moduleId !== undefined,
  });
}
