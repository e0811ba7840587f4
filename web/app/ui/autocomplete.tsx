import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { Search, X } from "lucide-react";
import { type FocusEvent, type ReactNode, useState } from "react";
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
  const [isOpen, setOpen] = useState(false);
  const status = isBusy ? t("loading") : items.length === 0 && text !== "" ? emptyText : undefined;
  const isShown = isOpen && (items.length > 0 || status !== undefined);

  function closeWhenLeft(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // Inline: the list stands below the input in the page itself, where everybody finds it.
    <Base.Root
      inline
      open={isShown}
      onOpenChange={setOpen}
      items={items}
      filter={null}
      value={text}
      itemToStringValue={textOf}
      onValueChange={(value) => {
        onText(value);
        setOpen(true);
      }}
    >
      <Field
        {...field}
        className={classNames(field.className, isLabelHidden && "[&>label]:sr-only")}
      >
        {({ id, describedBy, isInvalid }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave it.
          <div className="relative" onBlur={closeWhenLeft}>
            <Base.InputGroup className="relative">
              <span className="pointer-events-none absolute inset-y-0 start-0 grid w-12 place-items-center text-muted">
                {isBusy ? <Spinner /> : <Search aria-hidden className="size-5" />}
              </span>
              <Base.Input
                id={id}
                placeholder={placeholder}
                aria-invalid={isInvalid || undefined}
                aria-describedby={describedBy}
                aria-expanded={isShown}
                onFocus={() => setOpen(true)}
                onClick={() => setOpen(true)}
                onKeyDown={(event) => setOpen(event.key !== "Escape" && event.key !== "Enter")}
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
            <div
              hidden={!isShown}
              className={classNames(
                popupClasses,
                "absolute inset-x-0 top-full z-20 mt-1.5 max-h-80 overflow-y-auto p-1.5 text-start",
              )}
            >
              <Base.Status>
                {status && <p className="px-3 py-2 text-muted">{status}</p>}
              </Base.Status>
              <Base.List>
                {(item: Item) => (
                  <Base.Item
                    key={keyOf(item)}
                    value={item}
                    onClick={() => {
                      onText(textOf(item));
                      setOpen(false);
                      onChoose(item);
                    }}
                    className={optionClasses}
                  >
                    {renderItem(item)}
                  </Base.Item>
                )}
              </Base.List>
            </div>
          </div>
        )}
      </Field>
    </Base.Root>
  );
}
