import { Button } from "@errand/ui/button.tsx";
import { Dialog, type DialogProps } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Refusals } from "@errand/ui/section.tsx";
import { type FormEvent, useId, useRef, useState } from "react";
import { RatingFields } from "./rating-fields.tsx";
import { type RatedPart, ratedPartKey } from "./unrated-parts.ts";
import { type RatingsOptions, useRatings } from "./use-ratings.ts";

interface RateDialogProps
  extends Pick<DialogProps, "open" | "onClose" | "focusAfter">,
    RatingsOptions {
  title: string;
  text: string;
  /** What was not rated when the dialog opened. */
  parts: RatedPart[];
}

/**
 * Rates the parts of an order or a trip; each can be skipped. It closes once what was chosen is
 * sent.
 */
export function RateDialog({ parts, submit: send, change, onRated, ...dialog }: RateDialogProps) {
  const t = useMessages("orders");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { ratingOf, edit, isSending, sendAll } = useRatings({ submit: send, change, onRated });
  const isAnySaved = parts.some((part) => ratingOf(part).isSaved);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = parts.filter((part) => ratingOf(part).stars !== null);
    setMissing(chosen.length === 0);
    if (chosen.length === 0) form.current?.querySelector<HTMLElement>("[type=radio]")?.focus();
    else if (await sendAll(chosen)) dialog.onClose();
  }

  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button variant="outline" onClick={dialog.onClose}>
            {t(isAnySaved ? "rate.close" : "rate.later")}
          </Button>
          <Button type="submit" form={id} variant="accent" isBusy={isSending}>
            {t("rate.submit")}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit}>
        <ul className="divide-y divide-line">
          {parts.map((part) => (
            <RatingFields
              key={ratedPartKey(part)}
              part={part}
              rating={ratingOf(part)}
              onChange={(changes) => {
                setMissing(false);
                edit(part, changes);
              }}
            />
          ))}
        </ul>
        <Refusals texts={isMissing ? [t("rate.required")] : []} />
      </form>
    </Dialog>
  );
}
