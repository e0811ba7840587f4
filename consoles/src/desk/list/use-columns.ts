import { useMemo } from "react";
import { useSearchParams } from "react-router";

/** A column of a list, but the first one, which is always shown. */
export interface NamedColumn {
  /** In the address, when it is hidden. */
  name: string;
  label: string;
}

/** The columns of a list that are hidden, from the address: so that a saved view has them. */
export function useColumns() {
  const [params, setParams] = useSearchParams();
  const text = params.get("hide") ?? "";
  const hidden: ReadonlySet<string> = useMemo(
    () => new Set(text === "" ? [] : text.split(",")),
    [text],
  );
  function toggle(name: string) {
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        const names = hidden.has(name)
          ? [...hidden].filter((each) => each !== name)
          : [...hidden, name];
        if (names.length === 0) next.delete("hide");
        else next.set("hide", names.join(","));
        return next;
      },
      { replace: true },
    );
  }
  return { hidden, toggle };
}
