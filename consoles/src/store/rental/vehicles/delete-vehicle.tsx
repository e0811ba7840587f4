import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useProviderClient } from "../provider-client.ts";

/** Takes a vehicle out of the fleet, once somebody is sure. */
export function DeleteVehicle({ id, name }: { id: number; name: string }) {
  const t = useMessages("vehicles");
  const { call, everyScope } = useProviderClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call("DELETE /provider/vehicles/{id}", { id }),
    onSuccess: async ({ message }) => {
      toast.success(message);
      await navigate("/vendor/office/vehicles");
      await queries.invalidateQueries(everyScope("GET /provider/vehicles"));
    },
    onError: reportError,
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <OfficeButton tone="outline" onClick={() => setAsking(true)}>
        {t("delete")}
      </OfficeButton>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => mutate()}
        title={t("deleteTitle", { name })}
        text={t("deleteText")}
        isDestructive
        isBusy={isPending}
      />
    </>
  );
}
