import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import BellRing from "lucide-react/icons/bell-ring";
import { store, useStored } from "../visitor/storage.ts";
import { isPushUndecided } from "./push.ts";
import { usePush } from "./use-push.ts";

/**
 * Offers a customer who waits for an order to be notified of it. The browser asks for its
 * permission only after a click; who declines here or there is not asked again.
 */
export function PushOffer() {
  const isInBrowser = useIsInBrowser();
  const isCustomer = useStored("token") !== null;
  const isDeclined = useStored("pushOffer") !== null;
  if (!isInBrowser || !isCustomer || isDeclined || !isPushUndecided()) return null;
  return <Offer />;
}

function Offer() {
  const t = useMessages("notifications");
  const { change } = usePush();
  const decline = () => store("pushOffer", "declined");
  const accept = () =>
    change.mutate(true, {
      onSuccess: (obstacle) => {
        decline();
        if (obstacle === null) toast.success(t("push.on"));
      },
    });
  return (
    <section
      aria-label={t("push.offer")}
      className="mt-4 flex flex-wrap items-center gap-3 rounded-card border border-line bg-card p-4"
    >
      <BellRing aria-hidden className="size-6 shrink-0 text-accent" />
      <p className="min-w-48 grow basis-0 font-medium">{t("push.offer")}</p>
      <div className="flex gap-2">
        <Button size="sm" disabled={change.isPending} onClick={accept}>
          {t("push.accept")}
        </Button>
        <Button size="sm" variant="quiet" onClick={decline}>
          {t("push.decline")}
        </Button>
      </div>
    </section>
  );
}
