import { getErrorCode } from "@errand/core/errors";
import { type Language, type LocalizedText, localize } from "@errand/core/language";
import type { Notice } from "@errand/core/values";
import { messageIn } from "../messages/messages.ts";
import type { EvaluatedLine } from "./evaluate-lines.ts";

/** What is wrong with a line that has moved to another cart. */
export function problemNotices(line: EvaluatedLine, language: Language): Notice[] {
  const item = localize(line.item.name, language);
  return line.problems.map(({ key }) =>
    key === "item_not_found"
      ? goneNotice(line.item.name, language)
      : {
          code: getErrorCode(key),
          message: messageIn(language, "cart", "line_problem", {
            item,
            problem: messageIn(language, "errors", key),
          }),
        },
  );
}

/** An item that is no longer offered. */
export function goneNotice(name: LocalizedText, language: Language): Notice {
  return {
    code: "gone",
    message: messageIn(language, "cart", "line_problem", {
      item: localize(name, language),
      problem: messageIn(language, "errors", "item_not_found"),
    }),
  };
}
