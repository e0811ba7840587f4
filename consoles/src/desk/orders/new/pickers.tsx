import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDeskClient } from "../../desk-client.ts";
import { useChoices } from "../../entries/use-choices.ts";
import type { Door, Named, PhoneItem } from "./phone-order.ts";
import { Picker } from "./picker.tsx";

/** Finds a customer by the exact phone, e-mail or number that the caller says. */
export function CustomerPicker({ onPick }: { onPick(customer: Named): void }) {
  const t = useMessages("phone-order");
  const { endpointQuery, scope } = useDeskClient();
  const [search, setSearch] = useState("");
  const text = search.trim();
  const query = useQuery({
    ...endpointQuery(scope, "GET /desk/customers", { search: text, limit: 5 }),
    enabled: text !== "",
  });
  return (
    <Picker
      label={t("findCustomer")}
      search={search}
      onSearch={setSearch}
      isBusy={query.isFetching}
      options={text === "" ? undefined : query.data?.customers}
      toKey={({ id }) => id}
      toText={({ name, phone, email }) => ({ name, text: phone ?? email ?? undefined })}
      onPick={({ id, name }) => onPick({ id, name })}
    />
  );
}

export function StorePicker({ onPick }: { onPick(store: Named): void }) {
  const t = useMessages("phone-order");
  const [search, setSearch] = useState("");
  const query = useChoices("store", search, undefined);
  return (
    <Picker
      label={t("findStore")}
      search={search}
      onSearch={setSearch}
      isBusy={query.isFetching}
      options={search.trim() === "" ? undefined : query.data}
      toKey={({ id }) => id}
      toText={({ name, text }) => ({ name, text: text ?? undefined })}
      onPick={({ id, name }) => onPick({ id, name })}
    />
  );
}

interface ItemPickerProps {
  storeId: number;
  toPrice(item: PhoneItem): string;
  onPick(item: PhoneItem): void;
}

/** The items of the store that can be ordered now, what sells most first. */
export function ItemPicker({ storeId, toPrice, onPick }: ItemPickerProps) {
  const t = useMessages("phone-order");
  const { endpointQuery, scope } = useDeskClient();
  const [search, setSearch] = useState("");
  const text = search.trim();
  const query = useQuery({
    ...endpointQuery(scope, "GET /desk/stores/{id}/items", {
      ...{ id: storeId, limit: 8 },
      ...(text !== "" && { search: text }),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Picker
      label={t("findItem")}
      search={search}
      onSearch={setSearch}
      isBusy={query.isFetching}
      options={query.data?.items.filter(({ can_order }) => can_order)}
      toKey={({ id }) => id}
      toText={(item) => ({ name: item.name, text: toPrice(item) })}
      onPick={onPick}
    />
  );
}

/** Finds an address as the caller says it. */
export function DoorPicker({ onPick }: { onPick(door: Door): void }) {
  const t = useMessages("phone-order");
  const { call, endpointQuery, scope } = useDeskClient();
  const [search, setSearch] = useState("");
  const text = search.trim();
  const query = useQuery({
    ...endpointQuery(scope, "GET /config/place-api-autocomplete", { search_text: text }),
    enabled: text.length > 2,
  });
  async function pick(placeid: string, address: string) {
    try {
      const { result } = await call("GET /config/place-api-details", { placeid });
      const { lat, lng } = result.geometry.location;
      onPick({ address, latitude: lat, longitude: lng });
    } catch (error) {
      reportError(error);
    }
  }
  return (
    <Picker
      label={t("findDoor")}
      search={search}
      onSearch={setSearch}
      isBusy={query.isFetching}
      options={text.length > 2 ? query.data?.predictions : undefined}
      toKey={({ place_id }) => place_id}
      toText={({ main_text, secondary_text }) => ({ name: main_text, text: secondary_text })}
      onPick={({ place_id, description }) => void pick(place_id, description)}
    />
  );
}
