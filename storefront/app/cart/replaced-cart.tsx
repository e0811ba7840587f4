import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import History from "lucide-react/icons/history";
import { useReplacedCart, useRestoreCart } from "./replaced-cart-query.ts";

/** Offers the cart that one of another store has replaced. */
export function ReplacedCart() {
  const t = useMessages("cart");
  const replaced = useReplacedCart();
  const restoring = useRestoreCart();
  if (!replaced) return null;
  return (
    <div className="mx-4 mb-2 flex items-center gap-3 rounded-control bg-sunken py-2 ps-3.5 pe-2">
      <History aria-hidden className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 grow text-sm">{t("replaced.text", { store: replaced.store_name })}</p>
      <Button
        size="sm"
        variant="outline"
        className="bg-raised"
        isBusy={restoring.isPending}
        onClick={() => restoring.mutate({}, { onError: reportError })}
      >
        {t("replaced.restore")}
      </Button>
    </div>
  );
}
