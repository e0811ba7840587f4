import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { reportError } from "../api/report-error.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { toast } from "../ui/toast.ts";

interface ClearCartProps {
  /** Empties the cart; rejects with the error of the API. */
  clear(): Promise<unknown>;
  isClearing: boolean;
}

/** Empties a cart after a confirmation (spec §2, clear cart confirmation). */
export function ClearCart({ clear, isClearing }: ClearCartProps) {
  const t = useMessages("cart");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden className="size-4" />
        {t("clear.open")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onYes={() =>
          void clear()
            .then(() => toast.success(t("clear.done")), reportError)
            .finally(() => setOpen(false))
        }
        title={t("clear.title")}
        text={t("clear.text")}
        isDestructive
        isBusy={isClearing}
      />
    </>
  );
}
