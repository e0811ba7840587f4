import { copyText } from "@errand/ui/copy-text.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { OfficeButton } from "../../../../console/office/office-button.tsx";

/** The address of a printer, which the shop shows once. */
export function ShownAddress({ url }: { url: string }) {
  const t = useMessages("printer-settings");
  return (
    <div role="status" className="flex flex-col gap-2 rounded-control bg-call-soft p-4">
      <p className="font-semibold">{t("network.once")}</p>
      <code dir="ltr" className="break-all">
        {url}
      </code>
      <p>
        <OfficeButton
          tone="ink"
          onClick={async () => {
            if (await copyText(url)) toast.success(t("network.copied"));
          }}
        >
          {t("network.copy")}
        </OfficeButton>
      </p>
    </div>
  );
}
