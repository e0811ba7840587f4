import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { reportError } from "../api/report-error.ts";
import { useMessages } from "../messages/messages.ts";
import { ConfirmQuestion } from "../ui/confirm-question.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { toast } from "../ui/toast.ts";
import { useAddressName } from "./address-type.ts";
import { type Address, useRemoveAddress } from "./addresses.queries.ts";

/** What can be done with a saved address; before it goes, somebody is asked. */
export function AddressActions({ address, onEdit }: { address: Address; onEdit(): void }) {
  const t = useMessages("addresses");
  const name = useAddressName()(address);
  const removal = useRemoveAddress();
  const [isAsking, setAsking] = useState(false);

  function remove() {
    removal.mutate(address.id, {
      onSuccess: ({ message }) => {
        toast.success(message);
        setAsking(false);
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
        onClick={() => setAsking(true)}
      />
      <ConfirmQuestion
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={remove}
        isBusy={removal.isPending}
        title={t("remove.title")}
        text={address.address}
      />
    </span>
  );
}
