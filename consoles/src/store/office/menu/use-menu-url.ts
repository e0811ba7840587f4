import { useSearchParams } from "react-router";
import { type ItemFilter, type ItemFilterState, itemFilterStates } from "./menu.queries.ts";

const views = ["order", "import"] as const;
type View = (typeof views)[number];

interface MenuUrl {
  filter: ItemFilter;
  /** The item in the editor; `new` for one that does not exist yet. */
  item: number | "new" | null;
  /** Of a new item: the one that it is a copy of. */
  copyOf: number | null;
  view: View | null;
}

type Changes = Partial<
  Record<"category" | "state" | "search" | "item" | "copy" | "view", string | number | null>
>;

/** What the section shows, as its address says. */
export function useMenuUrl() {
  const [params, setParams] = useSearchParams();
  const item = params.get("item");
  const url: MenuUrl = {
    filter: {
      category: toId(params.get("category")),
      state: oneOf(itemFilterStates, params.get("state")),
      search: params.get("search") ?? "",
    },
    item: item === "new" ? "new" : toId(item),
    copyOf: toId(params.get("copy")),
    view: oneOf(views, params.get("view")),
  };

  function changed(changes: Changes): URLSearchParams {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === "") next.delete(name);
      else next.set(name, String(value));
    }
    return next;
  }

  return {
    ...url,
    /** The address of a link. */
    to: (changes: Changes) => ({ search: changed(changes).toString() }),
    go: (changes: Changes, { replace = false } = {}) => setParams(changed(changes), { replace }),
  };
}

function toId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

function oneOf<Value extends ItemFilterState | View>(
  values: readonly Value[],
  text: string | null,
): Value | null {
  return values.find((value) => value === text) ?? null;
}
