import { Dialog as Base } from "@base-ui/react/dialog";
import { Backdrop, PanelHeader } from "@errand/ui/dialog.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useOverlay } from "@errand/ui/overlay-stack.ts";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type KeyboardEvent, useRef, useState } from "react";
import { useClientContext } from "../visitor/use-client-context.ts";
import { ZoomPicture } from "./zoom-picture.tsx";
import { canZoom, movedBy, whole, type ZoomView, zoomedAt } from "./zoom-view.ts";

interface ZoomDialogProps {
  open: boolean;
  onClose(): void;
  name: string;
  pictures: string[];
  shown: number;
  onShow(index: number): void;
  focusAfter?(): HTMLElement | null;
}

const step = 1.6;
const middle = { x: 0, y: 0 };

/**
 * Pictures in the whole window. A press, a pinch, the wheel, plus and minus zoom; a swipe or an
 * arrow key shows the next picture, and moves a picture that is zoomed.
 */
export function ZoomDialog({
  open,
  onClose,
  name,
  pictures,
  shown,
  onShow,
  focusAfter,
}: ZoomDialogProps) {
  const t = useMessages("catalog");
  const { direction } = useClientContext();
  const stage = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState(whole);
  const forward = direction === "rtl" ? -1 : 1;

  const box = () => ({ x: stage.current?.clientWidth ?? 0, y: stage.current?.clientHeight ?? 0 });
  const zoom = (factor: number, point = middle) =>
    setView((before) => zoomedAt(before, factor, point, box()));

  function go(by: number) {
    const next = shown + by;
    if (next < 0 || next >= pictures.length) return;
    setView(whole);
    onShow(next);
  }

  function close() {
    setView(whole);
    onClose();
  }

  useOverlay(open, close);

  function onKeyDown(event: KeyboardEvent) {
    const move = movesOf[event.key];
    if (event.key === "+" || event.key === "=") zoom(step);
    else if (event.key === "-") zoom(1 / step);
    else if (event.key === "0") setView(whole);
    else if (move && view.scale > 1) setView((before) => movedBy(before, move, box()));
    else if (move && move.x !== 0) go(move.x < 0 ? forward : -forward);
    else return;
    event.preventDefault();
  }

  const picture = pictures[shown];
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && close()}>
      <Base.Portal>
        <Backdrop />
        <Base.Popup
          initialFocus={closeButton}
          finalFocus={focusAfter}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex flex-col bg-raised transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <PanelHeader title={name} closeButton={closeButton} />
          <div ref={stage} className="relative min-h-0 grow overflow-hidden bg-sunken">
            {picture && (
              <ZoomPicture
                key={picture}
                src={picture}
                alt={t("zoom.picture", { name, number: shown + 1, count: pictures.length })}
                view={view}
                onZoom={zoom}
                onMove={(by) => setView((before) => movedBy(before, by, box()))}
                onSwipe={(side) => go(side === "left" ? forward : -forward)}
              />
            )}
          </div>
          <div className="flex items-center justify-center gap-2 px-4 py-3">
            {pictures.length > 1 && (
              <IconButton
                icon={ChevronLeft}
                label={t("zoom.back")}
                disabled={shown === 0}
                onClick={() => go(-1)}
                className="me-auto"
              />
            )}
            <ZoomButtons view={view} onZoom={zoom} />
            {pictures.length > 1 && (
              <IconButton
                icon={ChevronRight}
                label={t("zoom.next")}
                disabled={shown === pictures.length - 1}
                onClick={() => go(1)}
                className="ms-auto"
              />
            )}
          </div>
          <p aria-live="polite" className="sr-only">
            {t("zoom.scale", { percent: Math.round(view.scale * 100) })}
          </p>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const stride = 60;

/** An arrow key reveals the part of the picture on its side. */
const movesOf: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
};

function ZoomButtons({ view, onZoom }: { view: ZoomView; onZoom(factor: number): void }) {
  const t = useMessages("catalog");
  return (
    <>
      <IconButton
        icon={ZoomOut}
        label={t("zoom.out")}
        disabled={!canZoom(view, "out")}
        onClick={() => onZoom(1 / step)}
        variant="outline"
      />
      <IconButton
        icon={ZoomIn}
        label={t("zoom.in")}
        disabled={!canZoom(view, "in")}
        onClick={() => onZoom(step)}
        variant="outline"
      />
    </>
  );
}
