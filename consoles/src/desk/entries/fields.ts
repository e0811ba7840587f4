import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { MessageKey } from "@errand/ui/messages/features.ts";
import type { EntryValues } from "./entry-lists.ts";

/** What a value of an entry is, and so how it is edited. */
export type FieldKind =
  | "text"
  | "localized"
  | "number"
  | "amount"
  | "count"
  | "switch"
  | "choice"
  | "choices"
  | "module"
  | "modules"
  | "zone"
  | "zones"
  | "store"
  | "stores"
  | "item"
  | "category"
  | "picture"
  | "clock"
  | "day"
  | "saleItems"
  | "rows";

export interface FieldDefinition {
  /** Its path in the values, such as `to.zone_ids`. */
  name: string;
  kind: FieldKind;
  label: MessageKey<"entries"> & `field.${string}`;
  hint?: MessageKey<"entries"> & `hint.${string}`;
  isRequired?: boolean;
  isLong?: boolean;
  maxLength?: number;
  /** Of a choice: its values, the first one for a new entry. Of choices: their values. */
  options?: readonly (string | null)[];
  /** Of a module: those that can be chosen; all by default. */
  moduleTypes?: readonly ModuleType[];
  /** Of rows: what each of them holds, texts and switches, as the server states it. */
  row?: readonly FieldDefinition[];
  /** What a new entry has. */
  initial?: unknown;
  /** Whether it means something beside the other values. */
  isShown?(values: EntryValues): boolean;
}

export function valueAt(values: EntryValues, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (owner, name) =>
        typeof owner === "object" && owner !== null ? (owner as EntryValues)[name] : undefined,
      values,
    );
}

/** Returns the values with another one at a path. */
export function withValue(values: EntryValues, path: string, value: unknown): EntryValues {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...values, [name]: value };
  const inner = values[name];
  const owner = typeof inner === "object" && inner !== null ? (inner as EntryValues) : {};
  return { ...values, [name]: withValue(owner, rest.join("."), value) };
}
