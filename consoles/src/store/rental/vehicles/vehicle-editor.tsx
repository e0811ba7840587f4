import type { FleetVehicle } from "@errand/core/trips/provider-trips.contract";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import Car from "lucide-react/icons/car";
import { useState } from "react";
import { useParams } from "react-router";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useFleetIn } from "./use-fleet.ts";
import { newVehicleForm, toVehicleForm } from "./vehicle-form.ts";
import { VehicleFormPage } from "./vehicle-form-page.tsx";

/** The editor of the vehicle that the address names, or of a new one. */
export function VehicleEditor() {
  const { id } = useParams();
  if (id === "new") return <VehicleFormPage id={null} saved={newVehicleForm} />;
  return <Existing key={id} id={Number(id)} />;
}

function Existing({ id }: { id: number }) {
  const t = useMessages("vehicles");
  const language = useLanguage();
  const inEnglish = useFleetIn("en");
  const inFrench = useFleetIn("fr");
  const [saves, setSaves] = useState(0);
  const find = (fleet: FleetVehicle[]) => fleet.find((vehicle) => vehicle.id === id);
  return (
    <QueryState query={inEnglish}>
      {(english) => (
        <QueryState query={inFrench}>
          {(french) => {
            const [en, fr] = [find(english), find(french)];
            if (!en || !fr) return <EmptyState icon={Car} title={t("gone")} />;
            return (
              <VehicleFormPage
                key={saves}
                id={id}
                saved={toVehicleForm({ en, fr }, language)}
                onSave={() => setSaves(saves + 1)}
              />
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}
