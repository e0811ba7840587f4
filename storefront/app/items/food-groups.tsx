import type { FoodVariation, Item } from "@errand/core/catalog/catalog.types";
import { Badge } from "@errand/ui/badge.tsx";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { Money } from "../config/money.tsx";
import { type Selection, withLabel } from "./selection.ts";

interface FoodGroupsProps {
  item: Item;
  selection: Selection;
  onChange(selection: Selection): void;
  /** The group with an invalid selection, and the error to show there. */
  error: GroupError | null;
}

export interface GroupError {
  name: string;
  text: string;
}

/** The choices of a dish, such as size, filling and extras. */
export function FoodGroups({ item, selection, onChange, error }: FoodGroupsProps) {
  return item.food_variations.map((group) => (
    <FoodGroup
      key={group.name}
      group={group}
      chosen={selection.labels[group.name] ?? []}
      onToggle={(label) => onChange(withLabel(selection, group, label))}
      error={error?.name === group.name ? error.text : null}
    />
  ));
}

interface FoodGroupProps {
  group: FoodVariation;
  chosen: string[];
  onToggle(label: string): void;
  error: string | null;
}

/** The value of the radio button that leaves an optional group without a label. */
const none = "";

export function groupElementId(name: string): string {
  return `choice-${encodeURIComponent(name)}`;
}

function FoodGroup({ group, chosen, onToggle, error }: FoodGroupProps) {
  const t = useMessages("catalog");
  const isRequired = group.required === "on";
  const trail = ({ optionPrice, sold_out_until }: FoodVariation["values"][number]) =>
    sold_out_until ? (
      <span className="text-sm text-muted">{t("choices.soldOut")}</span>
    ) : (
      optionPrice > 0 && (
        <bdi className="text-sm whitespace-nowrap text-muted">
          + <Money amount={optionPrice} />
        </bdi>
      )
    );
  return (
    <fieldset
      id={groupElementId(group.name)}
      tabIndex={-1}
      className={`scroll-mt-16 rounded-card border p-2 outline-none ${error ? "border-bad" : "border-transparent"}`}
    >
      <legend className="contents">
        <span className="flex flex-wrap items-center justify-between gap-x-3 px-2 pb-1">
          <span>
            <span className="block text-title font-bold">{group.name}</span>
            <ChoiceHint group={group} />
          </span>
          {isRequired ? (
            <Badge className="bg-ink! text-paper!">{t("choices.required")}</Badge>
          ) : (
            <Badge>{t("choices.optional")}</Badge>
          )}
        </span>
      </legend>
      {error && (
        <p role="alert" className="px-2 pb-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      {group.type === "single" ? (
        <RadioList
          label={group.name}
          value={chosen[0] ?? (isRequired ? null : none)}
          onChange={(label) => onToggle(label === none ? (chosen[0] ?? none) : label)}
          options={[
            ...(isRequired ? [] : [{ value: none, label: t("choices.none") }]),
            ...group.values.map((value) => ({
              value: value.label,
              label: value.label,
              isDisabled: value.sold_out_until !== undefined && !chosen.includes(value.label),
              trail: trail(value),
            })),
          ]}
        />
      ) : (
        group.values.map((value) => (
          <Checkbox
            key={value.label}
            isChecked={chosen.includes(value.label)}
            isDisabled={
              (isFull(group, chosen) || value.sold_out_until !== undefined) &&
              !chosen.includes(value.label)
            }
            onChange={() => onToggle(value.label)}
            trail={trail(value)}
          >
            {value.label}
          </Checkbox>
        ))
      )}
    </fieldset>
  );
}

/**
 * Whether a group takes no further label. In one that takes a single label, another replaces it.
 */
function isFull({ max }: FoodVariation, chosen: string[]): boolean {
  return max > 1 && chosen.length >= max;
}

/** Shows how many labels a group takes. */
function ChoiceHint({ group: { type, min, max } }: { group: FoodVariation }) {
  const t = useMessages("catalog");
  const text =
    type === "single" || (min === 1 && max === 1)
      ? t("choices.one")
      : min <= 0
        ? t("choices.upTo", { max })
        : min === max
          ? t("choices.exactly", { max })
          : t("choices.between", { min, max });
  return <span className="block text-sm text-muted">{text}</span>;
}
