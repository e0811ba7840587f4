import Search from "lucide-react/icons/search";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { classNames } from "./class-names.ts";
import { controlClasses } from "./field.tsx";
import { Spinner } from "./spinner.tsx";

/**
 * Classes of a search input: space for the search icon before the text and the clear button after
 * it.
 */
export const searchInputClasses = classNames(controlClasses, "ps-12 pe-12");

interface SearchInputIconProps {
  isBusy: boolean;
  /** The icon; a magnifier by default. */
  icon?: ReactNode;
}

export function SearchInputIcon({ isBusy, icon }: SearchInputIconProps) {
  return (
    <span className="pointer-events-none absolute inset-y-0 start-0 grid w-12 place-items-center text-muted">
      {isBusy ? <Spinner /> : (icon ?? <Search aria-hidden className="size-5" />)}
    </span>
  );
}

interface SearchFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  isBusy?: boolean;
  /** How long nothing is typed before `onChange` is called; at each letter when left out. */
  delayMs?: number;
}

/**
 * A search that narrows the list below it while it is typed. Whoever keeps the value may be later
 * than the next letter, such as an address that waits for what it shows: letters are not lost.
 */
export function SearchField({
  label,
  value,
  onChange,
  isBusy = false,
  delayMs = 0,
}: SearchFieldProps) {
  const { typed, type, send } = useTyped(value, onChange, delayMs);
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <SearchInputIcon isBusy={isBusy} />
      <input
        type="search"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === "Enter" && send()}
        placeholder={label}
        maxLength={100}
        className={searchInputClasses}
      />
    </label>
  );
}

/**
 * What is typed, until the value changes to something else than what was typed before. `send`
 * passes it on without waiting.
 */
function useTyped(value: string, onChange: (value: string) => void, delayMs: number) {
  const [state, setState] = useState({
    ...{ typed: value, value, sent: [] as string[] },
    isWaiting: false,
  });
  if (value !== state.value) {
    const at = state.sent.indexOf(value);
    setState(
      at === -1
        ? { typed: value, value, sent: [], isWaiting: false }
        : { ...state, value, sent: state.sent.slice(at + 1) },
    );
  }
  const pass = (typed: string) => {
    setState((former) => ({ ...former, typed, sent: [...former.sent, typed], isWaiting: false }));
    onChange(typed);
  };
  const onRest = useEffectEvent(pass);
  const { typed, isWaiting } = state;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => onRest(typed), delayMs);
    return () => clearTimeout(timer);
  }, [typed, isWaiting, delayMs]);
  return {
    typed,
    type: (text: string) =>
      delayMs === 0
        ? pass(text)
        : setState((former) => ({ ...former, typed: text, isWaiting: true })),
    send: () => isWaiting && pass(typed),
  };
}
