import type { Trip } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { providerPath } from "../catalog/paths.ts";
import { ContactRow, Face } from "../orders/contact-row.tsx";
import { inboxPath } from "../shell/inbox-path.ts";
import { useIsSignedIn } from "../visitor/storage.ts";
import { isActiveTrip } from "./trip-progress.ts";

/**
 * Who rents the vehicles out. Customers write while the trip is in progress; guests have no inbox.
 */
export function TripProvider({ trip }: { trip: Trip }) {
  const t = useMessages("trips");
  const isSignedIn = useIsSignedIn();
  const { provider, id, is_guest } = trip;
  const mayWrite = isSignedIn && !is_guest && isActiveTrip(trip);
  return (
    <div className="mt-4 border-y border-line">
      <ContactRow
        label={t("provider")}
        picture={<Face src={provider.logo_full_url} />}
        phone={{ number: provider.phone, name: provider.name }}
        chat={
          mayWrite
            ? { path: inboxPath({ type: "vendor", id: provider.id }, id), name: provider.name }
            : null
        }
      >
        <Link to={providerPath(provider)} className="font-semibold hover:underline">
          <bdi>{provider.name}</bdi>
        </Link>
        <p className="text-meta text-muted">
          <bdi>{provider.address}</bdi>
        </p>
      </ContactRow>
    </div>
  );
}
