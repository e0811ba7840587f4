import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea } from "@errand/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { FactSection } from "../checkout/fact-section.tsx";
import { Pill } from "../checkout/pill.tsx";
import { Tips } from "../checkout/tips.tsx";
import { useMoney } from "../config/shop.ts";
import { maxInstructions, toggledSentence } from "./instructions.ts";
import type { ParcelCheckout } from "./use-parcel-checkout.ts";

/** What the courier should know, from frequent sentences and free text, and a tip. */
export function InstructionSection({ checkout }: { checkout: ParcelCheckout }) {
  const { draft, change } = checkout;
  const t = useMessages("parcel");
  const words = useMessages("checkout");
  const money = useMoney();
  const { data } = useQuery(
    endpointQuery(useAccountScope(), "GET /customer/order/parcel-instructions", { limit: 50 }),
  );
  const { instructions: text } = draft;
  const summary = [
    text.trim(),
    draft.tip > 0 && words("extras.tipOf", { amount: money(draft.tip) }),
  ]
    .filter(Boolean)
    .join(" · ");
  const form = (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2.5">
        <TextArea
          label={t("instructions.label")}
          hint={t("instructions.hint")}
          maxLength={maxInstructions}
          rows={2}
          value={text}
          onChange={({ target }) => change({ instructions: target.value })}
        />
        <div className="flex flex-wrap gap-2">
          {data?.data.map(({ id, instruction }) => (
            <Pill
              key={id}
              isChosen={text.includes(instruction)}
              onClick={() => change({ instructions: toggledSentence(text, instruction) })}
            >
              {instruction}
            </Pill>
          ))}
        </div>
      </div>
      <Tips tip={draft.tip} onChange={(tip) => change({ tip })} />
    </div>
  );
  return (
    <FactSection
      icon={NotebookPen}
      title={words("extras.title")}
      fact={t("instructions.title")}
      detail={<bdi>{summary || words("extras.nothing")}</bdi>}
      form={form}
    />
  );
}
