import { expect, test } from "vitest";
import type { CourierDraft } from "./courier-draft.ts";
import { type CourierErrors, courierErrors } from "./courier-errors.ts";
import { goodPassword, testCourierDraft, testOptions } from "./testing.ts";

function errorsOf(changes: Partial<CourierDraft>, isCorrection = false): CourierErrors {
  const draft = testCourierDraft({ password: goodPassword, ...changes });
  return courierErrors(draft, { ...testOptions, country: "FR", isCorrection });
}

test.each<[string, Partial<CourierDraft>, CourierErrors]>([
  ["a complete draft", {}, {}],
  ["no picture of the courier", { image: [] }, { image: "own_picture" }],
  ["no kind of document", { identity_type: null }, { identity_type: "identity_type" }],
  ["no number of the document", { identity_number: " " }, { identity_number: "identity_number" }],
  ["no picture of the document", { identity_image: [] }, { identity_image: "identity_pictures" }],
  ["no vehicle", { vehicle_id: null }, { vehicle_id: "vehicle" }],
  ["a vehicle that is gone", { vehicle_id: 9 }, { vehicle_id: "vehicle" }],
])("%s", (_what, changes, expected) => {
  expect(errorsOf(changes)).toEqual(expected);
});

test("a correction may leave out password and pictures", () => {
  expect(errorsOf({ password: "", image: [], identity_image: [] }, true)).toEqual({});
});
