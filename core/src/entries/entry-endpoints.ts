import * as z from "zod";
import { type Endpoint, endpoint } from "../endpoint.ts";
import type { ErrorKey } from "../errors.ts";
import type { Permission } from "../principals.ts";
import { flag, id, messageResponse, page, paging, requestedTime, text } from "../values.ts";
import { entryChange, entryEffect, entryOf, entryStatuses } from "./entry-schema.ts";

/** The endpoints that every list and every setting of the desk has (contract 7.3). */

interface ListSpec<Path extends `/${string}`, Values extends z.ZodObject> {
  /** Of the list, such as `/desk/coupons`. */
  path: Path;
  permission: Permission;
  /** In sentences of the API page: `coupon`, `coupons`. */
  one: string;
  many: string;
  values: Values;
  /** What values are refused for, and `entry_in_use` where entries can be in use. */
  errors?: readonly ErrorKey[];
}

/** Missing in a change: as before. `null`: at once, and without an end. */
const times = {
  from: requestedTime.nullable().optional(),
  until: requestedTime.nullable().optional(),
};
const note = text(255).optional();
const entryId = { entry_id: id };
/** Of an `integer` of PostgreSQL. */
const version = z.int().min(1).max(2_147_483_647);
/** When a change takes effect, instead of now; null drops the one that was planned. */
const publishAt = requestedTime.nullable().optional();

/** The endpoints of a list. */
export function entryListEndpoints<
  const Path extends `/${string}`,
  const Values extends z.ZodObject,
>(spec: ListSpec<Path, Values>) {
  const { path, permission, one, many, values, errors = [] } = spec;
  const allow = { staff: "desk", permission } as const;
  const entry = entryOf(values);
  const saved = z.object({ message: z.string(), entry, effects: z.array(entryEffect) });
  const ofEntry = `${path}/{entry_id}` as const;
  const anEntry = `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`;
  return {
    list: endpoint(`GET ${path}` as const, {
      about: `The ${many}, with how often each is used. \`at\` selects those that are live then.`,
      allow,
      alternative: "text/csv",
      input: z.object({
        ...paging,
        status: z.enum(entryStatuses).optional(),
        module_id: id.optional(),
        zone_id: id.optional(),
        store_id: id.optional(),
        search: text(100).optional(),
        at: requestedTime.optional(),
      }),
      reply: page("entries", entry),
      errors: ["offset_too_large"],
    }),
    read: endpoint(`GET ${ofEntry}` as const, {
      about: `One of the ${many}.`,
      allow,
      input: z.object(entryId),
      reply: entry,
      errors: ["entry_not_found"],
    }),
    history: endpoint(`GET ${ofEntry}/history` as const, {
      about: `Who changed ${anEntry}, when, and what it was before; newest first.`,
      allow,
      input: z.object({ ...entryId, ...paging }),
      reply: page("changes", entryChange),
      errors: ["entry_not_found", "offset_too_large"],
    }),
    create: endpoint(`POST ${path}` as const, {
      about: `Adds ${anEntry}.`,
      allow,
      status: 201,
      keyRequired: true,
      input: z.object({ values, active: flag.default(1), ...times, note }),
      reply: saved,
      errors,
    }),
    change: endpoint(`PUT ${ofEntry}` as const, {
      about: `Changes what is stated of ${anEntry}, now or at \`publish_at\`. Running orders keep their terms.`,
      allow,
      input: z.object({
        ...entryId,
        version,
        values: values.optional(),
        active: flag.optional(),
        ...times,
        note,
        publish_at: publishAt,
      }),
      reply: saved,
      errors: ["entry_not_found", "version_changed", "publish_time_past", ...errors],
    }),
    remove: endpoint(`DELETE ${ofEntry}` as const, {
      about: `Deletes ${anEntry}. Orders keep what they used.`,
      allow,
      input: z.object({ ...entryId, version }),
      reply: messageResponse,
      errors: ["entry_not_found", "entry_in_use", "version_changed"],
    }),
    undo: endpoint(`POST ${ofEntry}/undo` as const, {
      about: `Undoes one change of ${anEntry}, by a new version in which the fields of that change are as before. Undoing the first one switches it off.`,
      allow,
      keyRequired: true,
      input: z.object({ ...entryId, version }),
      reply: z.object({ message: z.string(), entry }),
      errors: ["entry_not_found", "undo_changed_since", ...errors],
    }),
  };
}

/** The endpoint that puts a list in an order. */
export function entryOrderEndpoint<const Path extends `/${string}`>({
  path,
  permission,
  many,
}: Pick<ListSpec<Path, z.ZodObject>, "path" | "permission" | "many">) {
  return endpoint(`PUT ${path}/order` as const, {
    about: `Puts ${many} in this order, before all others.`,
    allow: { staff: "desk", permission },
    input: z.object({ ids: z.array(id).min(1).max(500) }),
    reply: messageResponse,
    errors: ["entry_order_invalid"],
  });
}

/** The endpoints of a setting, which there is once. */
export function settingEndpoints<const Key extends string, const Values extends z.ZodObject>({
  key,
  about,
  values,
  errors = [],
}: {
  /** The last part of its path, such as `fees`. */
  key: Key;
  /** What it settles, in a sentence of the API page. */
  about: string;
  values: Values;
  errors?: readonly ErrorKey[];
}) {
  const path = `/desk/settings/${key}` as const;
  const allow = { staff: "desk", permission: "settings" } as const;
  const entry = entryOf(values);
  return {
    read: endpoint(`GET ${path}` as const, {
      about,
      allow,
      input: z.object({}),
      reply: entry,
      errors: [],
    }),
    history: endpoint(`GET ${path}/history` as const, {
      about: "Who changed the setting, when, and what it was before; newest first.",
      allow,
      input: z.object(paging),
      reply: page("changes", entryChange),
      errors: ["offset_too_large"],
    }),
    change: endpoint(`PUT ${path}` as const, {
      about: "Changes the setting, now or at `publish_at`. Running orders keep their terms.",
      allow,
      input: z.object({ version, values: values.optional(), note, publish_at: publishAt }),
      reply: z.object({ message: z.string(), entry, effects: z.array(entryEffect) }),
      errors: ["version_changed", "publish_time_past", ...errors],
    }),
    undo: endpoint(`POST ${path}/undo` as const, {
      about: "Undoes one change, by a new version in which its fields are as before.",
      allow,
      keyRequired: true,
      input: z.object({ version }),
      reply: z.object({ message: z.string(), entry }),
      errors: ["entry_not_found", "undo_changed_since", ...errors],
    }),
  };
}

/** The endpoints of a list or a setting by their names in the contract: `listDeskCoupons`. */
export function nameEndpoints<const Name extends string, E extends Record<string, Endpoint>>(
  name: Name,
  group: E,
) {
  const named = Object.entries(group).map(([act, each]) => [`${act}Desk${name}`, each]);
  return Object.fromEntries(named) as {
    [Act in keyof E & string as `${Act}Desk${Name}`]: E[Act];
  };
}

export type EntryListEndpoints<Values extends z.ZodObject = z.ZodObject> = ReturnType<
  typeof entryListEndpoints<`/${string}`, Values>
>;
export type EntryOrderEndpoint = ReturnType<typeof entryOrderEndpoint<`/${string}`>>;
export type SettingEndpoints<Values extends z.ZodObject = z.ZodObject> = ReturnType<
  typeof settingEndpoints<string, Values>
>;
