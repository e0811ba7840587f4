/** A rule of a thesaurus file: who types one of `typed` also means each of `meant`. */
export interface ParsedRule {
  typed: string[];
  meant: string[];
}

/**
 * Reads a line of a synonym file of Solr: `a, b` are equivalent, `a, b => c, d` leads from the left
 * to the right. A backslash takes a comma or an arrow literally. Null for an empty line or a
 * comment; "malformed" for anything else.
 */
export function parseSolrLine(line: string): ParsedRule | "malformed" | null {
  const text = line.trim();
  if (text === "" || text.startsWith("#")) return null;
  const sides = text.split(/(?<!\\)=>/).map(toTerms);
  const [typed, meant = typed] = sides;
  if (!typed || !meant || sides.length > 2) return "malformed";
  const isRule = typed.length > 0 && meant.length > 0 && (sides.length === 2 || typed.length > 1);
  return isRule ? { typed, meant } : "malformed";
}

function toTerms(side: string): string[] {
  const terms = side.split(/(?<!\\),/).map((term) => term.replace(/\\(.)/g, "$1").trim());
  return [...new Set(terms.filter((term) => /[\p{L}\p{N}]/u.test(term)))];
}
