import { expect, test } from "vitest";
import { toProfileInput, toProfileValues } from "./profile-values.ts";

const profile = {
  phone: "+33612345678",
  email: "lucia@dalucia.test",
  description: "Pizza from the oven.",
  description_fr: null,
  address: "12 Quai du Port",
  latitude: 43.3,
  longitude: 5.4,
  tax: 5.5,
  tin: "FR123",
  tin_expire_date: null,
  tin_certificate_image_full_url: null,
};
const waiting = { application_id: 4, submitted_at: "2026-11-28T09:00:00.000Z" };

test("shows what waits for the desk in place of what is public", () => {
  const pending = { ...waiting, address: "1 Rue Neuve", tin: null };
  const values = toProfileValues({ profile, pending }, "fr");
  expect(values).toMatchObject({ address: "1 Rue Neuve", tin: "", tax: "5,5" });
});

test("states what is changed, and nothing else", () => {
  const saved = toProfileValues({ profile, pending: null }, "en");
  expect(toProfileInput(saved, saved)).toEqual({});
  const values = { ...saved, description: " ", tax: "20", tin_expire_date: "2027-01-31" };
  expect(toProfileInput(values, saved)).toEqual({
    description: null,
    tax: 20,
    tin_expire_date: "2027-01-31",
  });
});

test("states both coordinates of a place that is moved", () => {
  const saved = toProfileValues({ profile, pending: null }, "en");
  const values = { ...saved, place: { lat: 43.31, lng: 5.4 } };
  expect(toProfileInput(values, saved)).toEqual({ latitude: 43.31, longitude: 5.4 });
});
