import { Button } from "@errand/ui/button.tsx";
import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";

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
