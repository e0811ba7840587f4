import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea } from "@errand/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { Pill } from "../checkout/pill.tsx";
import { Tips } from "../checkout/tips.tsx";
import { maxInstructions, toggledSentence } from "./instructions.ts";
import type { ParcelCheckout } from "./use-parcel-checkout.ts";

/** The sentences that are shown at first. */
const usual = 2;

/** What the courier should know, from frequent sentences and free text, and a tip. */
export function CourierSection({ checkout }: { checkout: ParcelCheckout }) {
  const { draft, change } = checkout;
  const t = useMessages("parcel");
  const { instructions: text } = draft;
  const { data } = useQuery(
    endpointQuery(useAccountScope(), "GET /customer/order/parcel-instructions", { limit: 50 }),
  );
  const sentences = (data?.data ?? []).map(({ instruction }) => instruction);
  const shownFirst = sentences.slice(0, usual);
  const isOwnText = shownFirst.reduce((left, each) => left.replace(each, ""), text).trim() !== "";
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isOwnText;
  return (
    <section aria-label={t("instructions.label")} className="flex flex-col gap-4 py-6">
      <h2 className="text-xl">{t("instructions.label")}</h2>
      <div className="flex flex-wrap gap-2">
        {(isOpen ? sentences : shownFirst).map((sentence) => (
          <Pill
            key={sentence}
            isChosen={text.includes(sentence)}
            onClick={() => change({ instructions: toggledSentence(text, sentence) })}
          >
            {sentence}
          </Pill>
        ))}
        {!isOpen && (
          <Pill isChosen={false} onClick={() => setOpened(true)}>
            {t("instructions.more")}
          </Pill>
        )}
      </div>
      {isOpen && (
        <TextArea
          label={t("instructions.own")}
          hint={t("instructions.hint")}
          maxLength={maxInstructions}
          rows={2}
          value={text}
          onChange={({ target }) => change({ instructions: target.value })}
        />
      )}
      <Checkbox
        isChecked={draft.handoff === "in_person"}
        onChange={(isInPerson) =>
          change({ handoff: isInPerson ? "in_person" : "as_receiver_wishes" })
        }
      >
        <span className="block font-medium">{t("handoff.inPerson")}</span>
        <span className="block text-sm text-muted">{t("handoff.text")}</span>
      </Checkbox>
      <Tips tip={draft.tip} onChange={(tip) => change({ tip })} />
    </section>
  );
}
