import type { FieldDefinition } from "./fields.ts";

/** What entries of several lists have. */

export const title: FieldDefinition = {
  ...{ name: "title", kind: "localized", label: "field.title", isRequired: true, maxLength: 100 },
};
export const description: FieldDefinition = {
  ...{ name: "description", kind: "localized", label: "field.description" },
  ...{ isRequired: true, isLong: true, maxLength: 500 },
};
export const module: FieldDefinition = {
  ...{ name: "module_id", kind: "module", label: "field.module", isRequired: true },
};
export const image: FieldDefinition = {
  ...{ name: "image", kind: "picture", label: "field.picture", isRequired: true },
};
export const optionalImage: FieldDefinition = { ...image, isRequired: false };
