import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import MapPinned from "lucide-react/icons/map-pinned";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { AddressActions } from "./address-actions.tsx";
import { AddressDialog } from "./address-dialog.tsx";
import { AddressLines } from "./address-lines.tsx";
import { type Address, useAddresses } from "./addresses.queries.ts";
import { type SelectedPlace, useSelectedPlace } from "./selected-place.ts";

const selected = "selected" as const;

export interface SavedAddressesDialogProps {
  open: boolean;
  onClose(): void;
  /** Called with the chosen address when Select is pressed. */
  onSelect(address: Address): void;
  /** Called instead if it is the place chosen in the header. */
  onSelectPlace(place: SelectedPlace): void;
  /** Only addresses in this zone can be chosen. */
  storeZoneId?: number;
  isBusy?: boolean;
}

/** The saved addresses of a customer: one is chosen and confirmed with Select (spec §2, §4). */
export function SavedAddressesDialog(props: SavedAddressesDialogProps) {
  const { open, onClose, onSelect, onSelectPlace, storeZoneId, isBusy } = props;
  const t = useMessages("addresses");
  const list = useAddresses(storeZoneId);
  const addresses = list.data?.addresses ?? [];
  const place = useSelectedPlace(addresses, storeZoneId);
  const [chosenId, setChosenId] = useState<number | typeof selected | null>(null);
  const [edited, setEdited] = useState<{ address: Address | null; isOpen: boolean } | null>(null);
  const chosen = addresses.find(({ id }) => id === chosenId);
  const chosenPlace = chosenId === selected ? place : null;

  function select() {
    if (chosen) onSelect(chosen);
    else if (chosenPlace) onSelectPlace(chosenPlace);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("title")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button disabled={!chosen && !chosenPlace} isBusy={isBusy} onClick={select}>
            {t("select")}
          </Button>
        </>
      }
    >
      {list.isPending && list.fetchStatus !== "idle" ? (
        <Loading />
      ) : list.isError && !list.data ? (
        <ErrorState text={t("loadError")} onRetry={() => void list.refetch()} />
      ) : addresses.length === 0 ? (
        <EmptyState icon={MapPinned} title={t("empty.title")} text={t("empty.text")} />
      ) : (
        <div className="max-h-[40vh] overflow-y-auto">
          <RadioList<number | typeof selected>
            label={t("title")}
            value={chosenId}
            onChange={setChosenId}
            options={[
              // Chosen in the header, it is no saved address that could be edited (spec §4).
              ...(place ? [{ value: selected, label: <PlaceLines place={place} /> }] : []),
              ...addresses.map((address) => ({
                value: address.id,
                label: <AddressLines address={address} />,
                trail: (
                  <AddressActions
                    address={address}
                    onEdit={() => setEdited({ address, isOpen: true })}
                  />
                ),
              })),
            ]}
          />
        </div>
      )}
      <Button
        variant="soft"
        className="mt-4 w-full"
        onClick={() => setEdited({ address: null, isOpen: true })}
      >
        <Plus aria-hidden className="size-5" />
        {t("add")}
      </Button>
      {edited && (
        <AddressDialog
          open={edited.isOpen}
          onClose={() => setEdited({ ...edited, isOpen: false })}
          address={edited.address}
          onSaved={({ id }) => setChosenId(id)}
        />
      )}
    </Dialog>
  );
}

function PlaceLines({ place }: { place: SelectedPlace }) {
  const t = useMessages("addresses");
  return (
    <span className="block min-w-0">
      <span className="block font-semibold">{t("selected")}</span>
      <span className="block text-sm text-muted">
        <bdi>{place.address}</bdi>
      </span>
    </span>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14 rounded-control" />
      ))}
    </div>
  );
}
