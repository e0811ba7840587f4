import { expect, test } from "vitest";
import { offlineAnswers } from "./offline-answers.ts";

const reference = {
  label: { en: "Reference", fr: "Référence" },
  placeholder: { en: "", fr: "" },
  required: true,
};
const holder = { ...reference, label: { en: "Account holder", fr: "Titulaire" }, required: false };
const of = (userData: Record<string, string>) => offlineAnswers([reference, holder], userData);

test.each(["Reference", "Référence"])("reads an answer by the label %s", (label) => {
  expect(of({ [label]: "A-1" })).toEqual({
    answers: [{ label: reference.label, value: "A-1" }],
    missing: [],
  });
});

test("names required inputs without an answer, or with a blank one", () => {
  expect(of({ Titulaire: "Ada" }).missing).toEqual([reference]);
  expect(of({ Reference: " " }).missing).toEqual([reference]);
});

test("ignores answers to unknown labels", () => {
  expect(of({ Reference: "A-1", __proto__: "x", toString: "y" }).answers).toHaveLength(1);
});
