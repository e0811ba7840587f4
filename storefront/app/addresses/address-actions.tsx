import { ConfirmQuestion } from "@errand/ui/confirm-question.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useAddressName } from "./address-type.ts";
import { type Address, useRemoveAddress } from "./addresses.queries.ts";

/** Edits or deletes a saved address; deleting requires a confirmation. */
export function AddressActions({ address, onEdit }: { address: Address; onEdit(): void }) {
  const t = useMessages("addresses");
  const name = useAddressName()(address);
  const removal = useRemoveAddress();
  const [isConfirming, setConfirming] = useState(false);

  function remove() {
    removal.mutate(address.id, {
      onSuccess: ({ message }) => {
        toast.success(message);
        setConfirming(false);
      },
      onError: reportError,
    });
  }

  return (
    <span className="flex shrink-0">
      <IconButton icon={Pencil} size="sm" label={t("edit", { name })} onClick={onEdit} />
      <IconButton
        icon={Trash2}
        size="sm"
        label={t("remove.label", { name })}
        onClick={() => setConfirming(true)}
      />
      <ConfirmQuestion
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onYes={remove}
        isBusy={removal.isPending}
        title={t("remove.title")}
        text={address.address}
      />
    </span>
  );
}
