import { findAttribute, type XmlAttributes } from "./xml.ts";

/** More spaces than anybody writes one after another. */
const maxSpaces = 1_000;

/** What stands at a cell and is no part of it: notes, pictures, and tables inside of these. */
const besides = ["annotation", "frame", "custom-shape"];

/** Collects the text of a cell from its paragraphs, each of which is a line. */
export function createTextReader() {
  let pieces: string[] = [];
  let paragraphDepth = 0;
  let besidesDepth = 0;
  return {
    begin() {
      pieces = [];
    },
    open(tag: string, attributes: XmlAttributes) {
      if (besidesDepth > 0 || besides.includes(tag)) besidesDepth += 1;
      else if (tag === "p") {
        if (pieces.length > 0) pieces.push("\n");
        else pieces.push("");
        paragraphDepth += 1;
      } else if (tag === "s") pieces.push(" ".repeat(countSpaces(attributes)));
      else if (tag === "tab") pieces.push("\t");
      else if (tag === "line-break") pieces.push("\n");
    },
    add(text: string) {
      if (paragraphDepth > 0 && besidesDepth === 0) pieces.push(text.replace(/[\t\n\r ]+/g, " "));
    },
    /** Whether the tag closes the cell. */
    close(tag: string): boolean {
      if (besidesDepth > 0) besidesDepth -= 1;
      else if (tag === "p") paragraphDepth -= 1;
      else return tag === "table-cell" || tag === "covered-table-cell";
      return false;
    },
    end: () => pieces.join(""),
  };
}

function countSpaces(attributes: XmlAttributes): number {
  return Math.min(Number(findAttribute(attributes, "c") ?? 1) || 1, maxSpaces);
}
