import { DocumentLink } from "@errand/ui/document-link.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import RotateCw from "lucide-react/icons/rotate-cw";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { useState } from "react";
import type { Ticket } from "../../tickets/ticket.ts";
import { TouchButton } from "../../touch-button.tsx";
import { listPages } from "./list-pages.ts";

const zooms = [1, 1.5, 2, 3];
const quarterTurn = 90;

/** The pages of a prescription, each of which can be enlarged and turned. */
export function PrescriptionPages({ ticket }: { ticket: Ticket }) {
  const t = useMessages("prescription");
  const pages = listPages(ticket);
  const [shown, setShown] = useState(0);
  const [zoom, setZoom] = useState(0);
  const [turn, setTurn] = useState(0);
  const url = pages[shown];

  function show(index: number) {
    setShown(index);
    setZoom(0);
    setTurn(0);
  }

  return (
    <section aria-label={t("pages")} className="flex min-w-0 flex-col gap-3">
      {url !== undefined && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged page is scrolled by keyboard. */}
          <div tabIndex={0} className="grid h-96 overflow-auto rounded-[18px] bg-sunken">
            <img
              src={url}
              alt={t("page", { number: shown + 1, count: pages.length })}
              style={{ width: `${(zooms[zoom] ?? 1) * 100}%`, rotate: `${turn}deg` }}
              className="m-auto max-w-none"
            />
          </div>
          <div className="grid grid-cols-3 gap-2 *:flex-col *:gap-0.5 *:px-1.5">
            <TouchButton
              tone="soft"
              aria-disabled={zoom === 0}
              onClick={() => setZoom(Math.max(0, zoom - 1))}
            >
              <ZoomOut aria-hidden className="size-6" />
              {t("smaller")}
            </TouchButton>
            <TouchButton
              tone="soft"
              aria-disabled={zoom === zooms.length - 1}
              onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
            >
              <ZoomIn aria-hidden className="size-6" />
              {t("larger")}
            </TouchButton>
            <TouchButton tone="soft" onClick={() => setTurn((turn + quarterTurn) % 360)}>
              <RotateCw aria-hidden className="size-6" />
              {t("turn")}
            </TouchButton>
          </div>
        </>
      )}
      {pages.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {pages.map((page, index) => (
            <TouchButton
              key={page}
              tone={index === shown ? "ink" : "soft"}
              aria-pressed={index === shown}
              aria-label={t("page", { number: index + 1, count: pages.length })}
              className="min-w-14"
              onClick={() => show(index)}
            >
              {index + 1}
            </TouchButton>
          ))}
        </div>
      )}
      {ticket.order_attachment_documents.map((document) => (
        <DocumentLink key={document.url} {...document} />
      ))}
    </section>
  );
}
