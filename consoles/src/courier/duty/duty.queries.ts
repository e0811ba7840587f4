import type { CourierContract } from "@errand/core/contract.courier";
import { reportError } from "@errand/ui/report-error.ts";
import { localValues } from "@errand/ui/safe-storage.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { personalValue } from "../../console/staff-session.ts";
import { useCourierClient } from "../courier-client.ts";

type Duty = CourierContract["GET /courier/duty"]["reply"];

const stored = personalValue("courier", "shift");
const dutyPath = "GET /courier/duty";

/** Whether the courier works; as last known on this device until the server answers. */
export function useDuty() {
  const { endpointQuery, scope } = useCourierClient();
  return useQuery({
    ...endpointQuery(scope, dutyPath),
    initialData: () => (localValues.readJson(stored) as Duty | null) ?? undefined,
    // Stored data is stale: it is read again at once.
    initialDataUpdatedAt: 0,
    refetchOnReconnect: true,
    select(duty) {
      localValues.write(stored, JSON.stringify(duty));
      return duty;
    },
  });
}

/** Starts and ends the work. The message of the server says why it cannot. */
export function useSetDuty() {
  const { call, endpointQuery, scope } = useCourierClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CourierContract["PUT /courier/duty"]["input"]) =>
      call("PUT /courier/duty", input),
    onSuccess: ({ on, since, vehicle_id }) =>
      queries.setQueryData(endpointQuery(scope, dutyPath).queryKey, { on, since, vehicle_id }),
    onError: reportError,
  });
}

/** The kinds of vehicles that couriers ride. */
export function useVehicles() {
  const { endpointQuery, scope } = useCourierClient();
  return useQuery({
    ...endpointQuery(scope, "GET /get-vehicles"),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
