import { decodeHTMLStrict } from "entities";

const hidden = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const tag = /<\/?[a-z][^<>]*>/gi;
const inline = /^<\/?(?:a|abbr|b|bdi|cite|code|em|font|i|mark|small|span|strong|sub|sup|u)\b/i;
const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/**
 * Returns HTML as the text that a reader would see, with what was done to it; null for a text that
 * has neither tags nor entities. Shops often escape texts twice, so that it looks twice.
 */
export function htmlToText(
  html: string,
): { text: string; hadTags: boolean; hadEntities: boolean } | null {
  const hadTags = hasMatch(html, tag);
  const hadEntities = entity.test(html);
  if (!hadTags && !hadEntities) return null;
  const once = toText(html);
  return { text: toText(once), hadTags: hadTags || hasMatch(once, tag), hadEntities };
}

/** Without the position that a global expression remembers. */
const hasMatch = (text: string, pattern: RegExp) => text.search(pattern) >= 0;

function toText(html: string): string {
  const withoutTags = html
    .replace(hidden, " ")
    // Words of two paragraphs stay apart, those around a bold letter together.
    .replace(tag, (found) => (inline.test(found) ? "" : " "));
  return decodeHTMLStrict(withoutTags).replace(/\s+/g, " ").trim();
}
