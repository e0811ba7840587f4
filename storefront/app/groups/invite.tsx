import type { Group } from "@errand/core/groups/groups.contract";
import { Button } from "@errand/ui/button.tsx";
import { copyText } from "@errand/ui/copy-text.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { QrCode } from "@errand/ui/qr-code.tsx";
import { shareByDevice } from "@errand/ui/share-by-device.ts";
import { toast } from "@errand/ui/toast.ts";
import Copy from "lucide-react/icons/copy";
import Share2 from "lucide-react/icons/share-2";
import { useShop } from "../config/shop.ts";

/** The link of a group: to scan, to copy and to send. */
export function Invite({ group: { code, host_name: host, store } }: { group: Group }) {
  const t = useMessages("groups");
  const { config, origin } = useShop();
  const url = `${origin}/group/${code}`;

  async function copy() {
    if (await copyText(url)) toast.success(t("invite.copied"));
    else toast.error(t("invite.notCopied", { url }));
  }

  /** By the share dialog of the device; a device without one copies the link. */
  async function send() {
    const text = t("invite.message", { host, store: store.name });
    if (await shareByDevice({ title: config.business_name, text, url })) return;
    await copy();
  }

  return (
    <section aria-labelledby="invite" className="flex flex-col gap-4 rounded-panel bg-sunken p-5">
      <div className="flex flex-wrap gap-4">
        <QrCode text={url} label={t("invite.qr")} className="size-28 shrink-0" />
        <div className="flex min-w-40 grow basis-40 flex-col gap-2">
          <h2 id="invite" className="text-title">
            {t("invite.title")}
          </h2>
          <p className="text-meta text-muted">{t("invite.text")}</p>
          <div className="mt-auto flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void copy()}>
              <Copy aria-hidden className="size-4" />
              {t("invite.copy")}
            </Button>
            <Button size="sm" variant="outline" onClick={() => void send()}>
              <Share2 aria-hidden className="size-4" />
              {t("invite.send")}
            </Button>
          </div>
        </div>
      </div>
      <p className="rounded-control bg-paper px-3 py-2 text-meta wrap-anywhere">
        <bdi>{url}</bdi>
      </p>
    </section>
  );
}
