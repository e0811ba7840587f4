import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useAddressName } from "./address-type.ts";
import type { Address } from "./addresses.queries.ts";

/** The name, text and zone of an address. */
export function AddressLines({ address }: { address: Address }) {
  const name = useAddressName();
  const zones = useQuery(endpointQuery(useScope(), "GET /zone/list")).data;
  const zone = zones?.find(({ id }) => id === address.zone_id)?.display_name;
  return (
    <span className="block min-w-0">
      <span className="block font-semibold">{name(address)}</span>
      <span className="block text-sm text-muted">
        <bdi>{address.address}</bdi>
      </span>
      {zone && (
        <span className="block text-sm text-muted">
          <bdi>{zone}</bdi>
        </span>
      )}
    </span>
  );
}
