import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import MapPinned from "lucide-react/icons/map-pinned";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { AddressActions } from "../addresses/address-actions.tsx";
import { AddressLines } from "../addresses/address-lines.tsx";
import { typeIcons, typeOf } from "../addresses/address-type.ts";
import { type Address, useAddresses } from "../addresses/addresses.queries.ts";

// Contains the map, which is only needed for editing.
const addressDialog = lazyComponent(() =>
  import("../addresses/address-dialog.tsx").then((file) => file.AddressDialog),
);

/** `/profile?page=address`: the saved addresses, to add, edit and delete. */
export function AddressBook() {
  const t = useMessages("addresses");
  const { data, isError, refetch } = useAddresses();
  const [edited, setEdited] = useState<Address | null>(null);
  const [isEditing, setEditing] = useState(false);

  function edit(address: Address | null) {
    setEdited(address);
    setEditing(true);
  }

  if (!data) {
    if (isError) return <ErrorState text={t("loadError")} onRetry={() => void refetch()} />;
    return <Skeleton className="h-64 rounded-card" />;
  }
  const { addresses } = data;
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState icon={MapPinned} title={t("noneTitle")} text={t("none")} />
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {addresses.map((address) => (
            <Card key={address.id} address={address} onEdit={() => edit(address)} />
          ))}
        </ul>
      )}
      <Button
        variant={addresses.length === 0 ? "solid" : "soft"}
        className="mt-4 w-full sm:w-auto"
        onPointerEnter={addressDialog.prefetch}
        onFocus={addressDialog.prefetch}
        onClick={() => edit(null)}
      >
        <Plus aria-hidden className="size-5" />
        {t("add")}
      </Button>
      <LazyOverlay
        component={addressDialog}
        isOpen={isEditing}
        props={{ open: isEditing, onClose: () => setEditing(false), address: edited }}
        onLoadError={() => setEditing(false)}
      />
    </>
  );
}

function Card({ address, onEdit }: { address: Address; onEdit(): void }) {
  const Icon = typeIcons[typeOf(address.address_type)];
  const t = useMessages("addresses");
  const door = (["road", "house", "floor"] as const)
    .filter((part) => address[part])
    .map((part) => `${t(`form.${part}`)} ${address[part]}`);
  return (
    <li className="flex items-start gap-3 rounded-card border border-line bg-card p-4">
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.8} />
      <div className="min-w-0 grow">
        <AddressLines address={address} />
        {door.length > 0 && <p className="text-sm text-muted">{door.join(" · ")}</p>}
        <p className="mt-2 text-sm">
          {address.contact_person_name} ·{" "}
          <bdi className="whitespace-nowrap">{maskedPhone(address.contact_person_number)}</bdi>
        </p>
        {address.additional_information && (
          <p className="mt-1 text-sm text-muted">{address.additional_information}</p>
        )}
      </div>
      <AddressActions address={address} onEdit={onEdit} />
    </li>
  );
}
