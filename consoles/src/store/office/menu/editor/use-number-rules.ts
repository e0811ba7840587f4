import { useMessages } from "@errand/ui/messages/messages.ts";
import { isAmount, isCount, toNumber } from "../../../../console/office/numbers.ts";

type Rule = (text: string) => string | true;

/** What is wrong with a number that is typed, in the words of the editor. */
export function useNumberRules() {
  const t = useMessages("item");
  const check =
    (isValid: (text: string) => boolean, error: "noAmount" | "noCount"): Rule =>
    (text) =>
      isValid(text) || t(`error.${error}`);
  const optional =
    (rule: Rule): Rule =>
    (text) =>
      text.trim() === "" || rule(text);
  const amount = check(isAmount, "noAmount");
  const count = check(isCount, "noCount");
  return {
    amount,
    optionalAmount: optional(amount),
    count,
    /** A number of things that there is at least one of. */
    optionalCount: optional(check((text) => isCount(text) && toNumber(text) !== 0, "noCount")),
    /** A word that must not be empty. */
    word: ((text) => text.trim() !== "" || t("error.required")) satisfies Rule,
  };
}
