import { type FormEvent, useId, useRef, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, type DialogProps } from "../ui/dialog.tsx";
import { Refusals } from "../ui/section.tsx";
import { RatingFields } from "./rating-fields.tsx";
import type { RatedPart } from "./unrated-parts.ts";
import { type RatingsOptions, useRatings } from "./use-ratings.ts";

interface RateDialogProps
  extends Pick<DialogProps, "open" | "onClose" | "focusAfter">,
    RatingsOptions {
  title: string;
  text: string;
  /** What is not rated yet. */
  parts: RatedPart[];
}

/** Rates the parts of an order or a trip; each can be skipped. */
export function RateDialog({ parts, submit: send, onRated, ...dialog }: RateDialogProps) {
  const t = useMessages("orders");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { ratingOf, change, isSending, sendAll } = useRatings({ submit: send, onRated });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = parts.filter((part) => ratingOf(part).stars !== null);
    setMissing(chosen.length === 0);
    if (chosen.length === 0) form.current?.querySelector<HTMLElement>("[type=radio]")?.focus();
    else await sendAll(chosen);
  }

  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button variant="outline" onClick={dialog.onClose}>
            {t("rate.later")}
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
              key={`${part.kind} ${part.id}`}
              part={part}
              rating={ratingOf(part)}
              onChange={(changes) => {
                setMissing(false);
                change(part, changes);
              }}
            />
          ))}
        </ul>
        <Refusals texts={isMissing ? [t("rate.required")] : []} />
      </form>
    </Dialog>
  );
}
