import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";
import { classNames } from "./class-names.ts";
import { controlClasses, Field, type FieldProps } from "./field.tsx";
import { optionClasses, popupClasses } from "./popup-look.ts";
import { Spinner } from "./spinner.tsx";

interface AutocompleteProps<Item> extends FieldProps {
  /** What is typed. */
  text: string;
  onText(text: string): void;
  /** What is suggested for it; found elsewhere, so nothing is filtered here. */
  items: Item[];
  textOf(item: Item): string;
  keyOf(item: Item): string | number;
  onChoose(item: Item): void;
  renderItem?(item: Item): ReactNode;
  /** The suggestions are on their way. */
  isBusy?: boolean;
  /** Shown when there is no suggestion for what was typed; nothing is when left out. */
  emptyText?: string;
  placeholder?: string;
  /** The label is only for those who hear the page. */
  isLabelHidden?: boolean;
}

/** A line of text with suggestions below it; Enter or a press takes one. */
export function Autocomplete<Item>({
  text,
  onText,
  items,
  textOf,
  keyOf,
  onChoose,
  renderItem = textOf,
  isBusy = false,
  emptyText,
  placeholder,
  isLabelHidden = false,
  ...field
}: AutocompleteProps<Item>) {
  const t = useWords("ui");
  const status = isBusy ? t("loading") : items.length === 0 && text !== "" ? emptyText : undefined;

  return (
    <Base.Root
      items={items}
      filter={null}
      value={text}
      itemToStringValue={textOf}
      onValueChange={(value) => onText(value)}
    >
      <Field
        {...field}
        className={classNames(field.className, isLabelHidden && "[&>label]:sr-only")}
      >
        {({ id, describedBy, isInvalid }) => (
          <Base.InputGroup className="relative">
            <span className="pointer-events-none absolute inset-y-0 start-0 grid w-12 place-items-center text-muted">
              {isBusy ? <Spinner /> : <Search aria-hidden className="size-5" />}
            </span>
            <Base.Input
              id={id}
              placeholder={placeholder}
              aria-invalid={isInvalid || undefined}
              aria-describedby={describedBy}
              className={classNames(controlClasses, "ps-12 pe-12")}
            />
            {text !== "" && (
              <Base.Clear
                aria-label={t("clear")}
                className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-full text-muted hover:text-ink"
              >
                <X aria-hidden className="size-4.5" />
              </Base.Clear>
            )}
          </Base.InputGroup>
        )}
      </Field>
      <Base.Portal hidden={items.length === 0 && !status}>
        <Base.Positioner sideOffset={6} align="start" className="z-60">
          <Base.Popup
            aria-busy={isBusy || undefined}
            className={classNames(
              popupClasses,
              "max-h-(--available-height) w-(--anchor-width) overflow-y-auto p-1.5",
            )}
          >
            <Base.Status>{status && <p className="px-3 py-2 text-muted">{status}</p>}</Base.Status>
            <Base.List>
              {(item: Item) => (
                <Base.Item
                  key={keyOf(item)}
                  value={item}
                  onClick={() => onChoose(item)}
                  className={optionClasses}
                >
                  {renderItem(item)}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
