import type { Group } from "@errand/core/groups/groups.contract";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { QrCode } from "@errand/ui/qr-code.tsx";
import Copy from "lucide-react/icons/copy";
import Share2 from "lucide-react/icons/share-2";
import { useInvitation } from "./use-invitation.ts";

/** The link of a group: to scan, to copy and to send. */
export function Invite({ group }: { group: Group }) {
  const t = useMessages("groups");
  const { url, copy, share } = useInvitation(group);
  const send = () => share(t("invite.message", { host: group.host_name, store: group.store.name }));

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
