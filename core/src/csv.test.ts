import { expect, test } from "vitest";
import { csvRow } from "./csv.ts";

test.each([
  [["a", 1.5, null, ""], "a,1.5,,\r\n"],
  [['say "hi"', "one, two", "two\r\nlines"], '"say ""hi""","one, two","two\r\nlines"\r\n'],
  [["=1+1", "+33", "-cmd", "@SUM(A1)", "\tx"], "'=1+1,'+33,'-cmd,'@SUM(A1),'\tx\r\n"],
  [['=HYPERLINK("x","y")'], '"\'=HYPERLINK(""x"",""y"")"\r\n'],
  [[-5], "-5\r\n"],
])("writes %j", (cells, row) => {
  expect(csvRow(cells)).toBe(row);
});
