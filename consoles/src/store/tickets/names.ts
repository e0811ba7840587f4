/** "Camille Rey" as a store calls her, "Camille R."; a single name stays as it is. */
export function shortName(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  const initial = rest.at(-1)?.at(0);
  return initial ? `${first} ${initial.toLocaleUpperCase()}.` : first;
}

/** Words of a note that concern somebody's health, in the languages of the shop. */
const allergyWords = /allerg|anaphyla|intol[eé]ran|c(?:oe|œ|e)liac|c(?:oe|œ)liaque/i;

/** Whether a note speaks of an allergy, so that it stands above everything else. */
export function isAllergyNote(note: string): boolean {
  return allergyWords.test(note);
}
