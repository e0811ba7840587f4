import { isPermitted } from "@errand/core/principals";
import { maxVehiclePictures } from "@errand/core/rental/vehicle-traits";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { useMember } from "../../../console/console.ts";
import { PageHead } from "../../../console/office/page-head.tsx";
import { SaveBar } from "../../../console/office/save-bar.tsx";
import { PictureFields } from "../../office/menu/editor/picture-fields.tsx";
import { useProviderClient } from "../provider-client.ts";
import { DeleteVehicle } from "./delete-vehicle.tsx";
import { DescriptionFields } from "./description-fields.tsx";
import { PlateFields } from "./plate-fields.tsx";
import { PriceFields } from "./price-fields.tsx";
import { TagFields } from "./tag-fields.tsx";
import { toVehicleChanges, toVehicleInput, type VehicleForm } from "./vehicle-form.ts";

interface VehicleFormPageProps {
  /** Null for a new one. */
  id: number | null;
  saved: VehicleForm;
  /** Called once a change is saved and the vehicle is read anew. */
  onSave?(): void;
}

/** Every field of a vehicle. */
export function VehicleFormPage({ id, saved: current, onSave }: VehicleFormPageProps) {
  const t = useMessages("vehicles");
  const language = useLanguage();
  const { call, everyScope } = useProviderClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const canChange = isPermitted(useMember(), "vehicles", false);
  // What others do with the vehicle meanwhile does not change what is typed.
  const [saved] = useState(current);
  const form = useValidatedForm<VehicleForm>({ defaultValues: saved });
  const { formState, handleSubmit } = form;

  const save = handleSubmit(async (values) => {
    try {
      const { message, vehicle } =
        id === null
          ? await call("POST /provider/vehicles", toVehicleInput(values))
          : await call("PUT /provider/vehicles/{id}", { ...toVehicleChanges(saved, values), id });
      await queries.invalidateQueries(everyScope("GET /provider/vehicles"));
      toast.success(message);
      onSave?.();
      if (id === null) await navigate(`/vendor/office/vehicles/${vehicle.id}`, { replace: true });
    } catch (error) {
      setApiErrors(form, error, { license_plate_number: "units", vehicle_unavailable: "units" });
    }
  });

  const name = language === "fr" ? saved.name_fr || saved.name : saved.name;
  return (
    <FormProvider {...form}>
      <PageHead
        title={<Title name={name || t("new")} />}
        acts={id !== null && canChange && <DeleteVehicle id={id} name={name} />}
      />
      <form
        noValidate
        aria-label={name || t("new")}
        onSubmit={(event) => {
          // Errors of the server are at fields that the form does not check.
          form.clearErrors();
          void save(event);
        }}
        className="flex grow flex-col"
      >
        {/* Above the titles of its parts. */}
        <h2 className="sr-only">{name || t("new")}</h2>
        <fieldset
          disabled={!canChange}
          className="grid max-w-6xl grow content-start gap-8 p-4 md:p-5 lg:grid-cols-2"
        >
          <div className="flex min-w-0 flex-col gap-8">
            <DescriptionFields />
            <TagFields />
            <PictureFields max={maxVehiclePictures} />
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            <PriceFields />
            <PlateFields />
          </div>
          <FormErrorMessage text={formState.errors.root?.message} />
        </fieldset>
        {(formState.isDirty || id === null) && canChange && (
          <SaveBar
            text={formState.errors.root?.message ?? t("changed")}
            isBusy={formState.isSubmitting}
            onDiscard={() => (id === null ? navigate("/vendor/office/vehicles") : form.reset())}
            onSave={() => void save()}
          />
        )}
      </form>
    </FormProvider>
  );
}

function Title({ name }: { name: string }) {
  const office = useMessages("office");
  return (
    <span className="flex items-center gap-2">
      <Link to="/vendor/office/vehicles" className="font-semibold text-strong hover:underline">
        {office("section.vehicles")}
      </Link>
      <ChevronRight aria-hidden className="size-4 text-muted rtl:-scale-x-100" />
      {name}
    </span>
  );
}
