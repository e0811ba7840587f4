import { Money } from "../config/money.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Section } from "../ui/section.tsx";
import { TextArea } from "../ui/text-field.tsx";
import type { Draft } from "./draft.ts";

const tips = [0, 1, 2, 3, 5];

interface ExtrasSectionProps {
  draft: Draft;
  change(changes: Partial<Draft>): void;
  /** The extras of this store. */
  offers: { cutlery: boolean; packaging: number | null; tip: boolean };
}

/** A note, cutlery, packaging, a tip. */
export function ExtrasSection({ draft, change, offers }: ExtrasSectionProps) {
  const t = useMessages("checkout");
  return (
    <Section title={t("extras.title")}>
      <div className="flex flex-col gap-4">
        <TextArea
          label={t("extras.note")}
          hint={t("extras.noteHint")}
          maxLength={500}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
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
    </Section>
  );
}

function Tips({ tip, onChange }: { tip: number; onChange(tip: number): void }) {
  const t = useMessages("checkout");
  const money = useMoney();
  const { config } = useShop();
  if (config.dm_tips_status === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t("extras.tip")}</legend>
      <div className="flex flex-wrap gap-2">
        {tips.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={tip === amount}
            onClick={() => onChange(amount)}
            className="min-h-11 rounded-full border border-line bg-raised px-4 font-medium tabular-nums transition-colors hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            {amount === 0 ? t("extras.noTip") : money(amount)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
