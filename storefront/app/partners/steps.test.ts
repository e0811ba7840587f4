import { expect, test } from "vitest";
import { currentStep, firstStepWith, type Step } from "./steps.ts";

interface Draft {
  name: string;
  place: string;
  password: string;
}

const steps: Step<Draft>[] = [
  { name: "you", fields: ["name"] },
  { name: "store", fields: ["place"] },
  { name: "send", fields: ["password"] },
];

test.each([
  [{}, null],
  [{ place: "required" }, 1],
  [{ password: "required", place: "required" }, 1],
])("finds the first step with an error: %o", (errors, step) => {
  expect(firstStepWith(steps, errors)).toBe(step);
});

test.each([
  ["the first step without a name", null, {}, 0],
  ["the first step for an unknown name", "elsewhere", {}, 0],
  ["the named step", "store", { password: "required" }, 1],
  ["the last step of a complete draft", "send", {}, 2],
  ["no step after an incomplete one", "send", { name: "required" }, 0],
])("opens %s", (_what, name, errors, step) => {
  expect(currentStep(steps, name, errors)).toBe(step);
});
