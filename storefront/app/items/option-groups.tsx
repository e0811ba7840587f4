import type { Item, SizeGuide } from "@errand/core/catalog/catalog.types";
import { fewLeft } from "@errand/core/items/stock";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { useId } from "react";
import { type GroupError, groupElementId } from "./food-groups.tsx";
import { isInStock, pictureOfOption, type Selection, stockWith, withOption } from "./selection.ts";
import { isMeasured, SizeGuideButton } from "./size-guide.tsx";

interface OptionGroupsProps {
  item: Item;
  selection: Selection;
  onChange(selection: Selection): void;
  /** The choice without an option, and the error to show there. */
  error: GroupError | null;
  /** Called with the picture of the option under the pointer, and with null when it leaves. */
  onPreview(picture: string | null): void;
}

/**
 * The options of a variation: a colour shows its picture, a size how many are left of it. Sold-out
 * options are struck through and say so, but can be selected.
 */
export function OptionGroups({ item, selection, onChange, error, onPreview }: OptionGroupsProps) {
  const choices = item.choice_options.map((choice, index) => ({ choice, index }));
  // Options with pictures, such as colours, come first, in whatever order the store entered them.
  const [pictured, others] = [
    choices.filter(({ choice }) => choice.pictures),
    choices.filter(({ choice }) => !choice.pictures),
  ];
  return [...pictured, ...others].map(({ choice, index }) => (
    <OptionGroup
      key={choice.name}
      choice={choice}
      chosen={selection.options[index]}
      stateOf={(option) => ({
        picture: pictureOfOption(item, index, option),
        isSoldOut: !isInStock(item, selection, index, option),
        stock: stockWith(item, selection, index, option),
      })}
      error={error?.name === choice.title ? error.text : null}
      guide={item.size_guide && isMeasured(choice, item.size_guide) ? item.size_guide : null}
      onPreview={onPreview}
      onChoose={(option) => onChange(withOption(selection, index, option))}
    />
  ));
}

interface OptionState {
  picture: string | null;
  isSoldOut: boolean;
  /** Null while another choice is open. */
  stock: number | null;
}

interface OptionGroupProps {
  choice: Item["choice_options"][number];
  chosen: string | undefined;
  stateOf(option: string): OptionState;
  onChoose(option: string): void;
  onPreview(picture: string | null): void;
  error: string | null;
  /** What its options measure. */
  guide: SizeGuide | null;
}

function OptionGroup({
  choice,
  chosen,
  stateOf,
  onChoose,
  onPreview,
  error,
  guide,
}: OptionGroupProps) {
  const t = useMessages("catalog");
  const name = useId();
  const { title } = choice;
  return (
    <fieldset
      id={groupElementId(title)}
      tabIndex={-1}
      className="relative scroll-mt-16 outline-none"
    >
      <legend className="mb-2 font-semibold">
        {chosen ? t("choices.chosen", { title, option: chosen }) : title}
      </legend>
      {guide && (
        <div className="absolute -top-10.5 end-0">
          <SizeGuideButton guide={guide} sizes={title} />
        </div>
      )}
      {error && (
        <p role="alert" className="mb-2 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <div className={choice.pictures ? "flex flex-wrap gap-2" : sizeGrid}>
        {choice.options.map((option) => (
          <Option
            key={option}
            name={name}
            option={option}
            isChosen={option === chosen}
            onChoose={() => onChoose(option)}
            onPreview={onPreview}
            {...stateOf(option)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const sizeGrid = "grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2";

interface OptionProps extends OptionState {
  /** Of the radio buttons of the choice. */
  name: string;
  option: string;
  isChosen: boolean;
  onChoose(): void;
  onPreview(picture: string | null): void;
}

function Option({
  name,
  option,
  isChosen,
  onChoose,
  onPreview,
  picture,
  isSoldOut,
  stock,
}: OptionProps) {
  const id = useId();
  const shownStock = picture === null ? stock : null;
  const says = isSoldOut || shownStock !== null;
  return (
    <label
      onPointerEnter={(event) => event.pointerType === "mouse" && onPreview(picture)}
      onPointerLeave={() => onPreview(null)}
      className={`flex min-h-13 min-w-18 flex-col items-center justify-center rounded-control border border-line-strong bg-card text-center font-medium transition-colors has-checked:border-ink has-checked:bg-sunken has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent hover:border-ink ${picture === null ? "px-3 py-1" : "w-21 justify-start! gap-1 p-1 pb-1.5"}`}
    >
      <input
        type="radio"
        name={name}
        value={option}
        checked={isChosen}
        onChange={onChoose}
        // The name of the option alone; what is left of it describes it.
        aria-labelledby={id}
        aria-describedby={says ? `${id}stock` : undefined}
        className="sr-only"
      />
      {picture !== null && (
        <Picture src={picture} alt="" sizes="76px" className="w-full rounded-[0.6rem]" />
      )}
      <span
        id={id}
        className={`leading-tight ${picture === null ? "" : "text-sm"} ${isSoldOut ? "text-muted line-through" : ""}`}
      >
        {option}
      </span>
      {says && <StockText id={`${id}stock`} isSoldOut={isSoldOut} stock={shownStock} />}
    </label>
  );
}

interface StockTextProps {
  id: string;
  isSoldOut: boolean;
  stock: number | null;
}

/** How many are left of an option. */
function StockText({ id, isSoldOut, stock }: StockTextProps) {
  const t = useMessages("catalog");
  const isFew = !isSoldOut && stock !== null && stock <= fewLeft;
  return (
    <span id={id} className={`text-xs leading-tight ${isFew ? "text-warn" : "text-muted"}`}>
      {isSoldOut
        ? t("choices.soldOut")
        : stock === 1
          ? t("choices.lastOne")
          : isFew
            ? t("choices.left", { count: stock })
            : t("choices.inStock")}
    </span>
  );
}
