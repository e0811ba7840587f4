import { expect, test } from "vitest";
import { guessColumn, parseReport, toReportAmount, toReportLines } from "./parse-report.ts";

test.each([
  ["12.5", 12.5],
  ["1 234,50", 1234.5],
  ["1,234.50", 1234.5],
  ["1.234,50 €", 1234.5],
  ["1,234", 1234],
  ["-3.00", -3],
  ["(3,00)", -3],
  ["\u22123", -3],
  ["Total", null],
  ["", null],
])("reads %j as %j", (text, amount) => {
  expect(toReportAmount(text)).toBe(amount);
});

test("finds the lines of a report, whatever separates them, and leaves sums out", () => {
  const text =
    '\uFEFFDate;Transaction;Montant brut\r\n2026-03-01;"a;1";"1 012,00"\r\n\r\n2026-03-02;b;-5\r\n;;1007,00\r\n';
  const table = parseReport(text);
  expect(table.header).toEqual(["Date", "Transaction", "Montant brut"]);
  const columns = {
    reference: guessColumn(table, "reference"),
    amount: guessColumn(table, "amount"),
  };
  expect(columns).toEqual({ reference: 1, amount: 2 });
  expect(toReportLines(table, columns)).toEqual([
    { reference: "a;1", amount: 1012 },
    { reference: "b", amount: -5 },
  ]);
  expect(parseReport('id,amount\n"say ""hi""",1.00').rows).toEqual([['say "hi"', "1.00"]]);
});
