import Search from "lucide-react/icons/search";
import { classNames } from "./class-names.ts";
import { controlClasses } from "./field.tsx";
import { Spinner } from "./spinner.tsx";

/** Classes of a search input: space for the search icon before the text and the clear button after it. */
export const searchInputClasses = classNames(controlClasses, "ps-12 pe-12");

export function SearchInputIcon({ isBusy }: { isBusy: boolean }) {
  return (
    <span className="pointer-events-none absolute inset-y-0 start-0 grid w-12 place-items-center text-muted">
      {isBusy ? <Spinner /> : <Search aria-hidden className="size-5" />}
    </span>
  );
}
