import { type Language, type LocalizedText, languages, localize } from "@errand/core/language";
import { sql } from "drizzle-orm";
import { reasonIn } from "../messages/reason.ts";
import { orderTransitions } from "./order-transitions.tables.ts";
import { cancellationReasons, parcelCancellationReasons } from "./orders.tables.ts";

/** Stands between several reasons of one cancellation. */
export const reasonSeparator = ", ";

/** The reasons of the shop's lists that the reason of a transition contains, in both languages. */
export const listedReasons = sql<LocalizedText[]>`(
  select coalesce(jsonb_agg(listed.reason), '[]')
  from (
    select reason from ${cancellationReasons} union select reason from ${parcelCancellationReasons}
  ) as listed
  where strpos(${orderTransitions}.reason, listed.reason ->> 'en') > 0
    or strpos(${orderTransitions}.reason, listed.reason ->> 'fr') > 0)`;

/**
 * A stored reason in the language of its reader: one or several of the shop's lists, or a known
 * one. What a person wrote stays as it is.
 */
export function localizeReason(
  stored: string,
  listed: LocalizedText[],
  language: Language,
): string {
  const texts = listed
    .flatMap((reason) => languages.map((each) => ({ reason, text: reason[each] })))
    .filter(({ text }) => text !== "")
    .toSorted((a, b) => b.text.length - a.text.length);
  const chosen: string[] = [];
  let rest = stored;
  while (rest !== "") {
    const match = texts.find(
      ({ text }) => rest === text || rest.startsWith(`${text}${reasonSeparator}`),
    );
    if (!match) return reasonIn(language, stored);
    chosen.push(localize(match.reason, language));
    rest = rest.slice(match.text.length + reasonSeparator.length);
  }
  return chosen.join(reasonSeparator);
}
