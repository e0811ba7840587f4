import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useId } from "react";
import { AddressForm } from "./address-form.tsx";
import { type Address, useSaveAddress } from "./addresses.queries.ts";

interface AddressDialogProps {
  open: boolean;
  onClose(): void;
  /** The address to edit; null for a new one. */
  address: Address | null;
  onSaved?(address: Address): void;
}

/** Adds or edits a saved address. */
export function AddressDialog({ open, onClose, address, onSaved }: AddressDialogProps) {
  const t = useMessages("addresses");
  const formId = useId();
  const save = useSaveAddress();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={address ? t("form.editTitle") : t("form.addTitle")}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={save.isPending}>
            {t("form.save")}
          </Button>
        </>
      }
    >
      <AddressForm
        key={address?.id ?? "new"}
        id={formId}
        saved={address}
        onSave={async (input) => {
          const reply = await save.mutateAsync({ ...input, ...(address && { id: address.id }) });
          toast.success(reply.message);
          onSaved?.(reply.address);
          onClose();
        }}
      />
    </Dialog>
  );
}
