import { useRef, useState } from "react";
import type { AutocompleteProps } from "./autocomplete-props.ts";
import { classNames } from "./class-names.ts";
import { Field } from "./field.tsx";
import { SearchLead, searchInputClasses } from "./search-input.tsx";

const fetchList = () => import("./autocomplete-list.tsx");
type List = Awaited<ReturnType<typeof fetchList>>["AutocompleteList"];

/**
 * A line of text with suggestions below it; Enter or a press takes one.
 *
 * A plain input at first, so that a first page can show it. What lists the suggestions is fetched when
 * a pointer comes near, and takes over when the input has the focus, without a keystroke lost; if it
 * cannot be fetched, the input still works.
 */
export function Autocomplete<Item>(props: AutocompleteProps<Item>) {
  const { text, onText, placeholder, isBusy = false, isLabelHidden = false } = props;
  const { label, hint, error, isRequired, className } = props;
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setArrived] = useState<{ list: List; hadFocus: boolean } | null>(null);

  function takeOver() {
    fetchList().then(
      ({ AutocompleteList }) =>
        setArrived({ list: AutocompleteList, hadFocus: document.activeElement === input.current }),
      () => {},
    );
  }

  if (loaded) return <loaded.list {...props} hasFocus={loaded.hadFocus} />;
  return (
    <Field
      {...{ label, hint, error, isRequired }}
      className={classNames(className, isLabelHidden && "[&>label]:sr-only")}
    >
      {({ id, describedBy, isInvalid }) => (
        <div className="relative">
          <SearchLead isBusy={isBusy} />
          <input
            ref={input}
            id={id}
            type="text"
            role="combobox"
            aria-expanded={false}
            aria-autocomplete="list"
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            autoComplete="off"
            placeholder={placeholder}
            value={text}
            onChange={(event) => onText(event.target.value)}
            // Should this fail, the focus asks again.
            onPointerEnter={() => fetchList().catch(() => {})}
            onFocus={takeOver}
            className={searchInputClasses}
          />
        </div>
      )}
    </Field>
  );
}
