import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea, TextField } from "@errand/ui/text-field.tsx";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { Money } from "../config/money.tsx";
import { useMoney } from "../config/shop.ts";
import type { Draft } from "./draft.ts";
import { FactSection } from "./fact-section.tsx";
import { QuickNote } from "./quick-note.tsx";
import { Tips } from "./tips.tsx";

/** What the store and the courier are told, and what is added. */
export type ExtrasDraft = Pick<
  Draft,
  "deliveryInstruction" | "note" | "unavailableItemNote" | "cutlery" | "extraPackaging" | "tip"
>;

interface ExtrasSectionProps {
  draft: ExtrasDraft;
  change(changes: Partial<ExtrasDraft>): void;
  offers: Offers;
}

/** The extras of this store. */
interface Offers {
  /** A courier delivers the order. */
  delivery: boolean;
  cutlery: boolean;
  packaging: number | null;
  tip: boolean;
}

/** Instructions, a note, cutlery, packaging, a tip. */
export function ExtrasSection({ draft, change, offers }: ExtrasSectionProps) {
  const t = useMessages("checkout");
  const chosen = useChosen(draft, offers);
  const fields = (
    <div className="flex flex-col gap-5">
      {offers.delivery && (
        <QuickNote
          label={t("extras.instruction")}
          suggestions={[
            t("extras.instructions.door"),
            t("extras.instructions.meet"),
            t("extras.instructions.call"),
          ]}
          maxLength={255}
          value={draft.deliveryInstruction}
          onChange={(deliveryInstruction) => change({ deliveryInstruction })}
        />
      )}
      <TextArea
        label={t("extras.note")}
        hint={t("extras.noteHint")}
        maxLength={500}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <TextField
        label={t("extras.unavailable")}
        hint={t("extras.unavailableHint")}
        maxLength={255}
        value={draft.unavailableItemNote}
        onChange={({ target }) => change({ unavailableItemNote: target.value })}
      />
      {(offers.cutlery || offers.packaging !== null) && (
        <div>
          {offers.cutlery && (
            <Checkbox isChecked={draft.cutlery} onChange={(cutlery) => change({ cutlery })}>
              {t("extras.cutlery")}
            </Checkbox>
          )}
          {offers.packaging !== null && (
            <Checkbox
              isChecked={draft.extraPackaging}
              onChange={(extraPackaging) => change({ extraPackaging })}
              trail={<Money amount={offers.packaging} />}
            >
              {t("extras.packaging")}
            </Checkbox>
          )}
        </div>
      )}
      {offers.tip && <Tips tip={draft.tip} onChange={(tip) => change({ tip })} />}
    </div>
  );
  return (
    <FactSection
      icon={NotebookPen}
      title={t("extras.title")}
      fact={t("extras.summary")}
      detail={<bdi>{chosen || t("extras.nothing")}</bdi>}
      form={fields}
    />
  );
}

/** The chosen extras on one line. */
function useChosen(draft: ExtrasDraft, offers: Offers): string {
  const { note, cutlery, extraPackaging, tip } = draft;
  const t = useMessages("checkout");
  const money = useMoney();
  return [
    offers.delivery && draft.deliveryInstruction.trim(),
    note.trim(),
    draft.unavailableItemNote.trim(),
    offers.cutlery && cutlery && t("extras.cutlery"),
    offers.packaging !== null && extraPackaging && t("extras.packaging"),
    offers.tip && tip > 0 && t("extras.tipOf", { amount: money(tip) }),
  ]
    .filter(Boolean)
    .join(" · ");
}
