/** The names of all steps; their titles are under `step`. */
export type StepName = "you" | "store" | "terms" | "pictures" | "identity" | "work" | "send";

/** One page of a form that has several, with the fields that it asks for. */
export interface Step<Draft> {
  name: StepName;
  fields: readonly (keyof Draft)[];
}

type Errors<Draft> = Partial<Record<keyof Draft, unknown>>;

/** The number of the first step with one of these errors; null when no field has one. */
export function firstStepWith<Draft>(
  steps: readonly Step<Draft>[],
  errors: Errors<Draft>,
): number | null {
  const found = steps.findIndex(({ fields }) =>
    fields.some((field) => errors[field] !== undefined),
  );
  return found === -1 ? null : found;
}

/** The step of the URL: that of its name, but none after the first that is incomplete. */
export function currentStep<Draft>(
  steps: readonly Step<Draft>[],
  name: string | null,
  errors: Errors<Draft>,
): number {
  const wanted = steps.findIndex((step) => step.name === name);
  const last = firstStepWith(steps, errors) ?? steps.length - 1;
  return Math.max(0, Math.min(wanted, last));
}
