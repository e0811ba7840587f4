import { Button } from "@errand/ui/button.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { LocationPanel } from "../location/location-panel.tsx";
import type { PlaceChoice } from "../location/use-location-choice.ts";
import { openPanel, type PanelProps } from "../shell/panels.ts";
import { useStored } from "../visitor/storage.ts";
import { AddressLines } from "./address-lines.tsx";
import { typeIcons, typeOf } from "./address-type.ts";
import { useAddresses } from "./addresses.queries.ts";
import { locationOf } from "./location-of.ts";

/** The location panel, with the saved addresses of a signed-in customer. */
export function PlacePanel(props: PanelProps<"location">) {
  return <LocationPanel {...props} Saved={SavedLocations} />;
}

function SavedLocations({ choice }: { choice: PlaceChoice }) {
  const t = useMessages("addresses");
  const token = useStored("token");
  const { data, isError, refetch } = useAddresses();
  if (token === null) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-1 text-base font-semibold tracking-normal">{t("title")}</h3>
      {!data && !isError && <Skeleton className="h-32 rounded-control" />}
      {!data && isError && <ErrorState text={t("loadError")} onRetry={() => void refetch()} />}
      {data?.addresses.length === 0 && <p className="text-sm text-muted">{t("noneTitle")}</p>}
      <ul className="-mx-2 max-h-[40vh] overflow-y-auto">
        {data?.addresses.map((address) => {
          const Icon = typeIcons[typeOf(address.address_type)];
          return (
            <li key={address.id}>
              <button
                type="button"
                disabled={choice.pending !== null}
                onClick={() => void choice.choose(locationOf(address))}
                className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-2 text-start hover:bg-sunken"
              >
                <Icon aria-hidden className="size-5 shrink-0 text-accent" />
                <AddressLines address={address} />
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        className="mt-1 -ms-2"
        onClick={() => openPanel("addresses")}
      >
        {t("manage")}
      </Button>
    </section>
  );
}
