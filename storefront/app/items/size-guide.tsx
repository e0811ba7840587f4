import type { Item, SizeGuide } from "@errand/core/catalog/catalog.types";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import Ruler from "lucide-react/icons/ruler";
import { useState } from "react";

const dialog = lazyComponent(() =>
  import("./size-guide-dialog.tsx").then((file) => file.SizeGuideDialog),
);

/** Whether a guide says what the options of a choice measure; row `4` is that of `4 years`. */
export function isMeasured(
  { options }: Item["choice_options"][number],
  { rows }: SizeGuide,
): boolean {
  return rows.some(({ size }) =>
    options.some((option) => option === size || option.startsWith(`${size} `)),
  );
}

interface SizeGuideButtonProps {
  guide: SizeGuide;
  /** What the sizes are called, such as "Size". */
  sizes: string;
}

/** Opens a table of what the sizes measure. */
export function SizeGuideButton({ guide, sizes }: SizeGuideButtonProps) {
  const t = useMessages("catalog");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={dialog.prefetch}
        onFocus={dialog.prefetch}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-meta font-semibold text-accent hover:underline"
      >
        <Ruler aria-hidden className="size-4.5" />
        {t("sizeGuide.title")}
      </button>
      <LazyOverlay
        component={dialog}
        isOpen={isOpen}
        props={{ open: isOpen, onClose: close, guide, sizes }}
        onLoadError={() => {
          close();
          toast.error(message("errors", "offline"));
        }}
      />
    </>
  );
}
