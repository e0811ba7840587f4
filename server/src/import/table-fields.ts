import { ImportError } from "./import-error.ts";

/**
 * The names under which a row has the cell of each column: its title, and its number where a field
 * is mapped to that. Refuses a title of several columns, none of which is meant more than the
 * others, unless all but one are mapped by their numbers.
 */
export function toFieldNames(columns: string[], mapped: string[]): string[][] {
  const isByNumber = (index: number) => {
    const number = String(index + 1);
    return mapped.includes(number) && !columns.includes(number);
  };
  return columns.map((title, index) => {
    const same = [...columns.keys()].filter((other) => columns[other] === title);
    const meant = same.length === 1 ? same : same.filter((other) => !isByNumber(other));
    if (title !== "" && meant.length > 1) {
      const numbers = same.map((other) => other + 1).join(", ");
      throw new ImportError("sameColumns", { column: title, numbers });
    }
    const titles = title !== "" && meant[0] === index ? [title] : [];
    return isByNumber(index) ? [...titles, String(index + 1)] : titles;
  });
}
