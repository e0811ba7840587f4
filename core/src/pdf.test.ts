import { expect, test } from "vitest";
import { isPdf, pdfProblem } from "./pdf.ts";
import { testPdf } from "./testing-pdf.ts";

const whole = testPdf();

test("takes a whole document", () => {
  expect([isPdf(whole), pdfProblem(whole)]).toEqual([true, null]);
});

test("takes a document whose table of objects is a stream", () => {
  const body = "%PDF-1.5\n";
  const stream = "7 0 obj\n<< /Type /XRef /Size 8 >>\nstream\nendstream\nendobj\n";
  expect(pdfProblem(`${body}${stream}startxref\n${body.length}\n%%EOF`)).toBeNull();
});

test.each<[string, string]>([
  ["half a document", whole.slice(0, whole.length / 2)],
  ["a document without its end", whole.replace("%%EOF", "")],
  ["a header alone", "%PDF-1.7"],
  ["a version that does not exist", whole.replace("1.7", "9.7")],
  ["an end that refers to nothing", whole.replace(/startxref\n\d+/, "startxref\n99999")],
  ["something behind the end", `${whole}<script>alert(1)</script>`],
])("takes %s for damaged", (_what, text) => {
  expect(pdfProblem(text)).toBe("document_damaged");
});

test.each(["/Encrypt 9 0 R", "/Encrypt << /Filter /Standard >>"])("refuses %s", (trailer) => {
  expect(pdfProblem(testPdf(trailer))).toBe("document_protected");
});

test.each(["", "GIF89a", "<html>%PDF-1.7"])("%j is no PDF", (text) => {
  expect(isPdf(text)).toBe(false);
});
