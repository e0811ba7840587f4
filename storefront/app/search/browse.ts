/**
 * The list that a URL selects (spec §2). On the home page it replaces the sections:
 * `search=category&id=…&name=…&data_type=category`, `from=allCategories&data_type=new`, and so on
 * for the other lists. A category also has its own page.
 */
export type ListSource =
  | { kind: "category"; id: string }
  | { kind: "searched"; text: string; isAsTyped: boolean }
  | { kind: "brand" | "condition"; id: string }
  | { kind: BrowseList };

const lists = ["new", "discounted", "recommended", "most_reviewed", "basic", "all"] as const;
export type BrowseList = (typeof lists)[number];

/** Parses the list in a query; null for the home page itself. */
export function browseOf(query: URLSearchParams): ListSource | null {
  const kind = query.get("data_type");
  const id = query.get("id")?.trim() || null;
  switch (kind) {
    case "category":
    case "brand":
    case "condition":
      return id === null ? null : { kind, id };
    case "common_condition":
      return id === null ? null : { kind: "condition", id };
    case "searched": {
      const text = (query.get("name") ?? "")
        .replaceAll(/\p{Cc}/gu, " ")
        .trim()
        .slice(0, 100);
      return text === "" ? null : { kind, text, isAsTyped: query.get("as_typed") === "1" };
    }
    default:
      return lists.includes(kind as BrowseList) ? { kind: kind as BrowseList } : null;
  }
}

/** The path of a whole list. */
export function browsePath(list: BrowseList): string {
  return `/home?${new URLSearchParams({ from: "allCategories", data_type: list })}`;
}

/** Which of items and stores the query selects. */
export function shownKindOf(query: URLSearchParams): ListKind {
  return query.get("list_type") === "store" ? "stores" : "items";
}
export type ListKind = "items" | "stores";
