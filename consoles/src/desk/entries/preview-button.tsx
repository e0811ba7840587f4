import { buttonClasses } from "@errand/ui/button-classes.ts";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { OfficeButton } from "../../console/office/office-button.tsx";
import type { PreviewedChange } from "./entry-lists.ts";
import { PreviewDialog } from "./preview-dialog.tsx";

export interface Previewed {
  /** What is not saved yet. */
  changes: PreviewedChange[];
  begins?: string | null;
  module?: number | null;
}

/** Leads to the shop as customers would see it. */
export function PreviewButton({ changes, begins = null, module = null }: Previewed) {
  const t = useMessages("entries");
  const [isAsking, setAsking] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  return (
    <>
      <OfficeButton tone="outline" onClick={() => setAsking(true)}>
        {t("preview.open")}
      </OfficeButton>
      {isAsking && (
        <PreviewDialog
          {...{ changes, begins, module }}
          onStarted={setToken}
          onClose={() => setAsking(false)}
        />
      )}
      {token !== null && (
        <Dialog
          open
          onClose={() => setToken(null)}
          title={t("preview.ready")}
          text={t("preview.readyText")}
          footer={
            <a
              href={`/preview#token=${token}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses("solid", "md")}
              onClick={() => setToken(null)}
            >
              {t("preview.look")}
            </a>
          }
        />
      )}
    </>
  );
}
