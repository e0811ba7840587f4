import type { UseFormReturn } from "react-hook-form";
import type { ParcelDraft } from "./parcel-draft.ts";
import type { ParcelErrors } from "./parcel-errors.ts";

/** The part of a parcel's form that one of its ends is. */
export interface EndForm {
  form: UseFormReturn<ParcelDraft>;
  name: "from" | "to";
  /** The errors of the current form values. */
  errors(): ParcelErrors;
  /** Called with every change of a text, in addition to the form. */
  onEdit(): void;
}
