import type { DeskContract } from "@errand/core/contract.desk";

/** The lists of the desk, by the last part of their paths. */
export const listNames = [
  "banners",
  "coupons",
  "campaigns",
  "flash-sales",
  "cashbacks",
  "bonuses",
  "advertisements",
  "notifications",
  "categories",
  "brands",
  "reasons",
] as const;
/** Those of the section of lists, beside the settings of the shop. */
export const settingLists = [
  "modules",
  "transfers",
  "chat-phrases",
  "parcel-categories",
  "parcel-instructions",
  "vehicle-categories",
  "vehicle-brands",
  "conditions",
  "courier-vehicles",
] as const;
export type ListName = (typeof listNames)[number] | (typeof settingLists)[number];

/**
 * The path with which all lists are called: they differ only in their values, which the fields of
 * `families.ts` know.
 */
type AnyList = "coupons";

/** An element of any list. */
export type Entry = Omit<
  DeskContract[`GET /desk/${AnyList}/{entry_id}`]["reply"],
  "values" | "next"
> & {
  values: EntryValues;
  next: { publish_at: string; by: { name: string } } | null;
};
export type EntryValues = Record<string, unknown>;
export type EntryChange =
  DeskContract[`GET /desk/${AnyList}/{entry_id}/history`]["reply"]["changes"][number];
export type EntryEffect = DeskContract[`POST /desk/${AnyList}`]["reply"]["effects"][number];

/** An entry as it would be, which is looked at before it is saved. */
export interface PreviewedChange extends Partial<Omit<EntryInput, "values">> {
  path: string;
  values: EntryValues;
}

/** What a write states. */
export interface EntryInput {
  values: EntryValues;
  active: 0 | 1;
  from: string | null;
  until: string | null;
}

function isSetting(list: ListName): boolean {
  return settingLists.some((each) => each === list);
}

/** The paths of a list, as those of any list. */
export function pathsOf(list: ListName) {
  const folder = isSetting(list) ? "/desk/settings" : "/desk";
  const path = (act: string) => act.replace("{list}", `${folder}/${list}`);
  return {
    list: path("GET {list}") as "GET /desk/coupons",
    read: path("GET {list}/{entry_id}") as "GET /desk/coupons/{entry_id}",
    history: path("GET {list}/{entry_id}/history") as "GET /desk/coupons/{entry_id}/history",
    create: path("POST {list}") as "POST /desk/coupons",
    change: path("PUT {list}/{entry_id}") as "PUT /desk/coupons/{entry_id}",
    remove: path("DELETE {list}/{entry_id}") as "DELETE /desk/coupons/{entry_id}",
    undo: path("POST {list}/{entry_id}/undo") as "POST /desk/coupons/{entry_id}/undo",
    order: path("PUT {list}/order") as "PUT /desk/categories/order",
  };
}
