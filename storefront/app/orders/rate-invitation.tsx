import { Button } from "@errand/ui/button.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import Star from "lucide-react/icons/star";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { RatedPart } from "./unrated-parts.ts";
import type { RatingsOptions } from "./use-ratings.ts";

const rateDialog = lazyComponent(() => import("./rate-dialog.tsx").then((f) => f.RateDialog));

interface RateInvitationProps extends RatingsOptions {
  /** What is not rated yet. */
  parts: RatedPart[];
  texts: Record<"open" | "prompt" | "promptText" | "done" | "title" | "text", string>;
}

/**
 * Invites to rate; `rate` in the URL opens the dialog. Nothing once everything was rated earlier.
 */
export function RateInvitation({ parts, texts, submit, change, onRated }: RateInvitationProps) {
  const [query, setQuery] = useSearchParams();
  const isRequested = query.has("rate");
  const [isOpen, setOpen] = useState(isRequested && parts.length > 0);
  // What is rated in the open dialog stays there, to be changed.
  const [listed, setListed] = useState(parts);
  const [hasRated, setHasRated] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const isDone = parts.length === 0;
  if (isDone && !hasRated && !isRequested) return null;

  function open() {
    setListed(parts);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    if (!isRequested) return;
    const rest = new URLSearchParams(query);
    rest.delete("rate");
    setQuery(rest, { replace: true, preventScrollReset: true });
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={texts.open}
      className="no-print mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-panel bg-sunken p-5"
    >
      {isDone ? (
        <p className="flex items-center gap-2.5 font-medium">
          <Star aria-hidden className="size-5 shrink-0 fill-star text-star" />
          {texts.done}
        </p>
      ) : (
        <>
          <div>
            <p className="text-title font-bold">{texts.prompt}</p>
            <p className="text-muted">{texts.promptText}</p>
          </div>
          <Button onPointerEnter={rateDialog.prefetch} onClick={open}>
            <Star aria-hidden className="size-4.5" />
            {texts.open}
          </Button>
        </>
      )}
      <LazyOverlay
        component={rateDialog}
        isOpen={isOpen}
        props={{
          open: isOpen,
          onClose: close,
          focusAfter: panel,
          title: texts.title,
          text: texts.text,
          parts: listed,
          submit,
          change,
          onRated: (part) => {
            setHasRated(true);
            onRated(part);
          },
        }}
        onLoadError={close}
      />
    </section>
  );
}
