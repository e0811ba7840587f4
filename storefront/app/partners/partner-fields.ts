import type { ChangeEvent } from "react";

/** What the fields of a form read and change, whatever else the draft holds. */
export interface PartnerFields<Draft> {
  draft: Draft;
  change(changes: Partial<Draft>): void;
  /** The focus has left a field: its error is shown from now on. */
  leave(field: keyof Draft): void;
  errorOf(field: keyof Draft): string | undefined;
}

/** The properties of a field of text, of the same name. */
export function textProps<Name extends string>(
  fields: PartnerFields<Record<Name, string>>,
  name: Name,
) {
  return {
    name,
    value: fields.draft[name],
    error: fields.errorOf(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      fields.change({ [name]: target.value } as Record<Name, string>),
    onBlur: () => fields.leave(name),
  };
}
