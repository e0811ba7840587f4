import { isActiveStatus } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import { Button } from "@errand/ui/button.tsx";
import { copyText } from "@errand/ui/copy-text.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { shareByDevice } from "@errand/ui/share-by-device.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { toast } from "@errand/ui/toast.ts";
import Copy from "lucide-react/icons/copy";
import Share2 from "lucide-react/icons/share-2";
import { lazy, Suspense, useId } from "react";
import { useShop } from "../config/shop.ts";

const QrCode = lazy(() => import("@errand/ui/qr-code.tsx").then((f) => ({ default: f.QrCode })));

/**
 * The link by which the receiver of a parcel follows it: to share, to copy and to scan. Nothing
 * once it is over.
 */
export function ReceiverShare({ order }: { order: Order }) {
  const t = useMessages("orders");
  const { config } = useShop();
  const id = useId();
  const { receiver_link: link, receiver_details: receiver, order_status: status } = order;
  if (!link || !receiver || !isActiveStatus(status)) return null;
  const name = receiver.contact_person_name;

  async function copy(url: string) {
    if (await copyText(url)) toast.success(t("parcel.share.copied"));
    else toast.error(t("parcel.share.notCopied", { text: url }));
  }

  /** By the share dialog of the device; a device without one copies the link. */
  async function share(url: string) {
    const text = t("parcel.share.message", { name });
    if (await shareByDevice({ title: config.business_name, text, url })) return;
    await copy(url);
  }

  return (
    <section
      aria-labelledby={id}
      className="no-print mt-6 flex flex-col gap-5 rounded-panel border border-line p-5 sm:flex-row lg:flex-col lg:items-start"
    >
      <div className="flex min-w-0 grow flex-col gap-3">
        <h2 id={id} className="text-title">
          {t("parcel.share.title")}
        </h2>
        <p className="text-muted">{t("parcel.share.text", { name })}</p>
        <div className="mt-auto flex flex-wrap gap-2">
          <Button onClick={() => void share(link)}>
            <Share2 aria-hidden className="size-5" />
            {t("parcel.share.share")}
          </Button>
          <Button variant="soft" onClick={() => void copy(link)}>
            <Copy aria-hidden className="size-5" />
            {t("parcel.share.copy")}
          </Button>
        </div>
      </div>
      <Suspense fallback={<Skeleton className="size-36 shrink-0" />}>
        <QrCode
          text={link}
          label={t("parcel.share.qr")}
          className="size-36 shrink-0 border border-line"
        />
      </Suspense>
    </section>
  );
}
