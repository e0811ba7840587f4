import { useSearchParams } from "react-router";
import { ChoicePill } from "../catalog/filters/choice-pill.tsx";

/** The chosen type of entries, from `type` in the URL, and how to choose another. */
export function useTypeFilter<Type extends string>(
  types: readonly (Type | "all")[],
): [Type | "all", (chosen: Type | "all") => void] {
  const [query, setQuery] = useSearchParams();
  const chosen = types.find((each) => each === query.get("type")) ?? "all";
  function choose(next: Type | "all") {
    const changed = new URLSearchParams(query);
    if (next === "all") changed.delete("type");
    else changed.set("type", next);
    setQuery(changed, { replace: true, preventScrollReset: true });
  }
  return [chosen, choose];
}

interface TypeFilterProps<Type extends string> {
  title: string;
  types: readonly Type[];
  chosen: Type;
  onChoose(type: Type): void;
  nameOf(type: Type): string;
}

/** One pill for each type of entries in a statement. */
export function TypeFilter<Type extends string>(props: TypeFilterProps<Type>) {
  const { title, types, chosen, onChoose, nameOf } = props;
  return (
    <fieldset className="-mx-4 mb-2 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">{title}</legend>
      {types.map((type) => (
        <ChoicePill
          key={type}
          kind="radio"
          name="type"
          isChosen={type === chosen}
          onChange={() => onChoose(type)}
        >
          {nameOf(type)}
        </ChoicePill>
      ))}
    </fieldset>
  );
}
