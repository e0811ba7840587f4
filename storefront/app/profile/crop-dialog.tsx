import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { type Crop, firstCrop, maxOffsetOf, maxZoom, moveCrop } from "./crop.ts";
import { cropped, drawCrop } from "./draw-crop.ts";

export interface CropDialogProps {
  open: boolean;
  onClose(): void;
  picture: ImageBitmap;
  onCropped(file: File): void;
}

const previewWidth = 512;

/** Crops a picture to a square by dragging, or with sliders that work by keyboard, too. */
export function CropDialog({ open, onClose, picture, onCropped }: CropDialogProps) {
  const t = useMessages("profile");
  const [crop, setCrop] = useState(firstCrop);
  const [shown, setShown] = useState(picture);
  if (shown !== picture) {
    setShown(picture);
    setCrop(firstCrop);
  }
  const [isBusy, setBusy] = useState(false);

  async function take() {
    setBusy(true);
    try {
      onCropped(await cropped(picture, crop));
      onClose();
    } catch (error) {
      reportError(error);
    }
    setBusy(false);
  }

  const hasRoom = { zoom: true, ...maxOffsetOf(picture, crop) };
  const slider = (name: keyof Crop, min: number, max: number) => (
    <Slider
      label={t(`crop.${name}`)}
      value={crop[name]}
      min={min}
      max={max}
      isDisabled={!hasRoom[name]}
      onChange={(value) => setCrop({ ...crop, [name]: value })}
    />
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("crop.title")}
      text={t("crop.text")}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("crop.cancel")}
          </Button>
          <Button isBusy={isBusy} onClick={take}>
            {t("crop.take")}
          </Button>
        </>
      }
    >
      <Preview picture={picture} crop={crop} onChange={setCrop} />
      <div className="mt-4 flex flex-col gap-3">
        {slider("zoom", 1, maxZoom)}
        {slider("x", 0, 1)}
        {slider("y", 0, 1)}
      </div>
    </Dialog>
  );
}

interface PreviewProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange(crop: Crop): void;
}

/** The preview of the square, with the circle that most pages show of it. */
function Preview({ picture, crop, onChange }: PreviewProps) {
  const t = useMessages("profile");
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointer = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function drag({ clientX, clientY, currentTarget }: PointerEvent) {
    if (!pointer.current) return;
    const width = currentTarget.clientWidth;
    const by = {
      x: (clientX - pointer.current.x) / width,
      y: (clientY - pointer.current.y) / width,
    };
    pointer.current = { x: clientX, y: clientY };
    onChange(moveCrop(picture, crop, by));
  }

  return (
    <div className="relative mx-auto w-full max-w-72 overflow-hidden rounded-card">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t("crop.preview")}
        width={previewWidth}
        height={previewWidth}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointer.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          pointer.current = null;
        }}
        className="block aspect-square w-full cursor-grab touch-none bg-sunken active:cursor-grabbing"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_999px_rgb(0_0_0/0.45)]"
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  isDisabled: boolean;
  onChange(value: number): void;
}

function Slider({ label, value, min, max, isDisabled, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="w-28 shrink-0 text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.02}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 min-w-0 grow accent-(--accent)"
      />
    </div>
  );
}
