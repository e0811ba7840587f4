import { useRef, useState } from "react";
import { afterPress } from "./after-press.ts";
import { assignRef } from "./assign-ref.ts";
import type { AutocompleteProps } from "./autocomplete-props.ts";
import { classNames } from "./class-names.ts";
import { Field } from "./field.tsx";
import { Lazy, lazyComponent } from "./lazy-component.tsx";
import { SearchInputIcon, searchInputClasses } from "./search-input.tsx";
import { selectionIn, type TextSelection } from "./text-selection.ts";

const list = lazyComponent(() => import("./autocomplete-list.tsx").then((f) => f.AutocompleteList));

/**
 * A text field with suggestions below it; Enter or a press chooses one.
 *
 * Renders a plain input at first, to keep the first page small. The list of suggestions loads on
 * hover and focus, and then replaces the input without losing a keystroke. The input also works
 * when the list fails to load.
 */
export function Autocomplete<Item>(props: AutocompleteProps<Item>) {
  const { text, onText, placeholder, isBusy = false, isLabelHidden = false } = props;
  const { label, hint, error, isRequired, className, lead, trail, onLeave } = props;
  const input = useRef<HTMLInputElement>(null);
  /**
   * Set once the list is loaded: what was selected in the input by then, null without the focus.
   */
  const [replaced, setReplaced] = useState<{ selection: TextSelection | null } | null>(null);

  function loadList() {
    list.load().then(
      () => setReplaced({ selection: selectionIn(input.current) }),
      () => {},
    );
  }

  if (replaced !== null) return <Lazy component={list} props={{ ...props, ...replaced }} />;
  return (
    <Field
      {...{ label, hint, error, isRequired }}
      className={classNames(className, isLabelHidden && "[&>label]:sr-only")}
    >
      {({ id, describedBy, isInvalid }) => (
        <div className="relative">
          <SearchInputIcon isBusy={isBusy} icon={lead} />
          <input
            autoComplete="off"
            {...props.input}
            ref={(element) => {
              input.current = element;
              return assignRef(props.inputRef, element);
            }}
            id={id}
            type="text"
            role="combobox"
            aria-expanded={false}
            aria-autocomplete="list"
            aria-invalid={isInvalid || undefined}
            aria-required={isRequired || undefined}
            aria-describedby={describedBy}
            placeholder={placeholder}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onPointerEnter={list.prefetch}
            onFocus={loadList}
            onBlur={onLeave && (() => afterPress(onLeave))}
            className={searchInputClasses}
          />
          {trail && (
            <span className="absolute inset-y-0 end-0.5 grid place-items-center">{trail}</span>
          )}
        </div>
      )}
    </Field>
  );
}
