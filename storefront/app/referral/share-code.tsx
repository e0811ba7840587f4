import { Button } from "@errand/ui/button.tsx";
import { copyText } from "@errand/ui/copy-text.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { QrCode } from "@errand/ui/qr-code.tsx";
import { shareByDevice } from "@errand/ui/share-by-device.ts";
import { toast } from "@errand/ui/toast.ts";
import Copy from "lucide-react/icons/copy";
import Share2 from "lucide-react/icons/share-2";
import { invitationLink } from "../account/invitation.ts";
import { useShop } from "../config/shop.ts";

/** The code and its link: to copy, to share and to scan. */
export function ShareCode({ code }: { code: string }) {
  const t = useMessages("referral");
  const { config, origin } = useShop();
  const link = invitationLink(origin, code);

  async function copy(text: string, copied: string) {
    if (await copyText(text)) toast.success(copied);
    else toast.error(t("notCopied", { text }));
  }

  /** By the share dialog of the device; a device without one copies the link. */
  async function share() {
    const text = t("invitation", { shop: config.business_name, code });
    if (await shareByDevice({ title: config.business_name, text, url: link })) return;
    await copy(link, t("linkCopied"));
  }

  return (
    <section
      aria-label={t("code")}
      className="flex flex-col items-center gap-6 rounded-card border border-line bg-card p-5 sm:flex-row sm:items-stretch"
    >
      <div className="flex min-w-0 grow flex-col gap-4 self-stretch">
        <div>
          <p className="text-muted">{t("code")}</p>
          <p className="text-2xl font-semibold tracking-widest break-all" translate="no">
            {code}
          </p>
        </div>
        <p className="text-sm break-all text-muted" translate="no">
          <bdi>{link}</bdi>
        </p>
        <div className="mt-auto flex flex-wrap gap-2">
          <Button onClick={share}>
            <Share2 aria-hidden className="size-5" />
            {t("share")}
          </Button>
          <Button variant="soft" onClick={() => copy(code, t("codeCopied"))}>
            <Copy aria-hidden className="size-5" />
            {t("copyCode")}
          </Button>
          <Button variant="soft" onClick={() => copy(link, t("linkCopied"))}>
            <Copy aria-hidden className="size-5" />
            {t("copyLink")}
          </Button>
        </div>
      </div>
      <QrCode text={link} label={t("qr")} className="size-44 shrink-0 border border-line" />
    </section>
  );
}
