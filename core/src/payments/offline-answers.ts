import { type LocalizedText, languages } from "../language.ts";

/** What the customer states about a transfer of one method, such as its reference. */
export interface OfflineInput {
  label: LocalizedText;
  placeholder: LocalizedText;
  required: boolean;
}

export interface OfflineAnswer {
  label: LocalizedText;
  value: string;
}

/**
 * The answers to the inputs of a method, by their labels in any language. Answers to unknown labels
 * are ignored; `missing` are the required inputs without an answer.
 */
export function offlineAnswers(
  inputs: readonly OfflineInput[],
  userData: Readonly<Record<string, string>>,
): { answers: OfflineAnswer[]; missing: OfflineInput[] } {
  const values = new Map(Object.entries(userData));
  const answerTo = ({ label }: OfflineInput) =>
    languages.map((language) => values.get(label[language])).find((value) => value?.trim());
  return {
    answers: inputs.flatMap((input) => {
      const value = answerTo(input);
      return value === undefined ? [] : [{ label: input.label, value }];
    }),
    missing: inputs.filter((input) => input.required && answerTo(input) === undefined),
  };
}
