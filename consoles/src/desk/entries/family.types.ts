import type { Permission } from "@errand/core/principals";
import type { ListName } from "./entry-lists.ts";
import type { FieldDefinition } from "./fields.ts";

/** What the desk edits as one list: its fields, in their order, and when it runs. */
export interface Family {
  list: ListName;
  permission: Permission;
  fields: readonly FieldDefinition[];
  /** Whether it runs on whole days, between moments, is sent at one, or has no times. */
  times: "days" | "moments" | "moment" | "none";
  /** The value that names an element: a text, or a text in both languages. */
  title: string;
  isOrdered?: boolean;
  /** Whether the server says what a change means before it is published. */
  hasEffects?: boolean;
}
