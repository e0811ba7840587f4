import { useMessages } from "@errand/ui/messages/messages.ts";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import type { FilterChoice } from "./filter-options.ts";
import { usePreHydrationInput } from "./use-pre-hydration-input.ts";

interface ChoiceListProps<Id> {
  choices: FilterChoice<Id>[];
  chosen: Id[];
  onChange(chosen: Id[]): void;
}

/** How many choices a collapsed list shows. A list that has only one more shows all. */
const maxShown = 8;

/** Checkboxes. A long list is collapsed until it is expanded. */
export function ChoiceList<Id extends string | number>({
  choices,
  chosen,
  onChange,
}: ChoiceListProps<Id>) {
  const t = useMessages("catalog");
  const [isExpanded, setExpanded] = useState(false);
  const isShort = isExpanded || choices.length <= maxShown + 1;
  const shown = choices.filter(
    ({ id }, index) => isShort || index < maxShown || chosen.includes(id),
  );
  return (
    <>
      <ul>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <ListedChoice
              isChosen={chosen.includes(id)}
              onChange={(isChosen) =>
                onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            >
              {name}
            </ListedChoice>
          </li>
        ))}
      </ul>
      {!isShort && (
        <button
          type="button"
          onClick={() => setExpanded(true)}
          className="min-h-11 px-2 font-semibold text-accent hover:underline"
        >
          {t("filters.showAll", { count: choices.length })}
        </button>
      )}
    </>
  );
}

interface ListedChoiceProps {
  isChosen: boolean;
  onChange(isChosen: boolean): void;
  children: string;
}

function ListedChoice({ isChosen, onChange, children }: ListedChoiceProps) {
  const input = usePreHydrationInput(isChosen, onChange);
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-sunken">
      <span className="relative grid size-5.5 shrink-0 place-items-center">
        <input
          ref={input}
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-md border-2 border-line-strong bg-card transition-colors checked:border-accent checked:bg-accent"
        />
        <Check
          aria-hidden
          strokeWidth={3.2}
          className="pointer-events-none invisible relative size-4 text-on-accent peer-checked:visible"
        />
      </span>
      <span className="min-w-0 break-words">{children}</span>
    </label>
  );
}
