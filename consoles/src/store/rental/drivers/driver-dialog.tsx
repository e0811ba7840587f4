import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { type Driver, DriverForm } from "./driver-form.tsx";

interface DriverDialogProps {
  /** Null while none is edited. */
  edited: Driver | "new" | null;
  onClose(): void;
}

export function DriverDialog({ edited, onClose }: DriverDialogProps) {
  const t = useMessages("drivers");
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === "new" ? t("add") : t("changeTitle")}
    >
      {edited && <DriverForm driver={edited === "new" ? null : edited} onClose={onClose} />}
    </Dialog>
  );
}
