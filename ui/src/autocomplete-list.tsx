import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import X from "lucide-react/icons/x";
import { type FocusEvent, useCallback, useState } from "react";
import { afterPress } from "./after-press.ts";
import { assignRef } from "./assign-ref.ts";
import type { AutocompleteProps } from "./autocomplete-props.ts";
import { classNames } from "./class-names.ts";
import { Field } from "./field.tsx";
import { useMessages } from "./messages/messages.ts";
import { optionClasses, popupClasses } from "./popup-classes.ts";
import { SearchInputIcon, searchInputClasses } from "./search-input.tsx";
import { type TextSelection, takeSelection } from "./text-selection.ts";

interface AutocompleteListProps<Item> extends AutocompleteProps<Item> {
  /** What is selected in the input that this component replaces; null without the focus. */
  selection: TextSelection | null;
}

/** The input with its list of suggestions; replaces the plain input of `Autocomplete`. */
export function AutocompleteList<Item>({
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
  lead,
  trail,
  inputRef,
  input,
  onLeave,
  selection,
  ...field
}: AutocompleteListProps<Item>) {
  const t = useMessages("ui");
  const [isOpen, setOpen] = useState(selection !== null);
  const [former] = useState(selection);
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      if (element && former) takeSelection(element, former);
      return assignRef(inputRef, element);
    },
    [former, inputRef],
  );
  const status = isBusy ? t("loading") : items.length === 0 && text !== "" ? emptyText : undefined;
  const isShown = isOpen && (items.length > 0 || status !== undefined);

  function closeOnBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // Inline: the list follows the input in the document, so that screen readers find it.
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
          // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving it.
          <div className="relative" onBlur={closeOnBlur}>
            <Base.InputGroup className="relative">
              <SearchInputIcon isBusy={isBusy} icon={lead} />
              <Base.Input
                {...input}
                ref={attach}
                id={id}
                placeholder={placeholder}
                aria-invalid={isInvalid || undefined}
                aria-required={field.isRequired || undefined}
                aria-describedby={describedBy}
                aria-expanded={isShown}
                onFocus={() => setOpen(true)}
                onClick={() => setOpen(true)}
                onKeyDown={(event) => {
                  input?.onKeyDown?.(event);
                  setOpen(event.key !== "Escape" && event.key !== "Enter");
                }}
                onBlur={onLeave && (() => afterPress(onLeave))}
                className={searchInputClasses}
              />
              {trail && (
                <span className="absolute inset-y-0 end-0.5 grid place-items-center">{trail}</span>
              )}
              {!trail && text !== "" && (
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
                "absolute inset-x-0 top-full z-20 mt-1.5 overflow-hidden text-start",
              )}
            >
              <Base.Status>
                {status && <p className="px-4.5 py-3.5 text-muted">{status}</p>}
              </Base.Status>
              <Base.List className="max-h-80 overflow-y-auto p-1.5 empty:p-0">
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
