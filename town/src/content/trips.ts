import { type RentalType, rentalTypes } from "@errand/core/rental/rental.types";
import { cell, tableRows } from "./text-table.ts";

export interface DemoTrip {
  /** Null: Camille, whose account visitors sign in with. */
  guest: { name: string; phone: string } | null;
  provider: string;
  /** Index among the vehicles of the provider that are offered for this type of trip. */
  vehicle: number;
  /** `all`: the vehicle is booked out. */
  quantity: number | "all";
  type: RentalType;
  hours: number;
  /** Days from now. */
  booked: number;
  pickup: number;
  /** The time of the pickup. */
  at: string;
  outcome: "completed" | "canceled" | "confirmed";
}

/**
 * Provider | vehicle | quantity | type | hours | booked and picked up in days from now | time |
 * outcome. Heading: Camille, or the name and the phone of a townsperson, of the block that is
 * reserved for fiction.
 */
const tripTable = `
# Camille
belrive-mobilite | 9 | 1 | day_wise | 48 | -71 | -66 | 09:00 | completed
velo-rive | 0 | 2 | hourly | 5 | -25 | -24 | 10:30 | completed
loca-gare | 4 | 1 | day_wise | 72 | -16 | -10 | 17:00 | canceled
auto-soleil | 3 | 1 | hourly | 4 | -6 | -5 | 14:00 | completed
auto-soleil | 1 | 1 | day_wise | 48 | -2 | 4 | 10:00 | confirmed
# Thibault Garrigue, +33639980601
belrive-mobilite | 2 | all | day_wise | 72 | -9 | 1 | 09:00 | confirmed
loca-gare | 1 | all | day_wise | 48 | -4 | 2 | 10:00 | confirmed
# Soraya Haddad, +33639980602
belrive-mobilite | 7 | all | day_wise | 48 | -3 | 2 | 11:00 | confirmed
velo-rive | 2 | all | hourly | 6 | -2 | 1 | 10:00 | confirmed
# Mathilde Roque, +33639980603
auto-soleil | 0 | all | day_wise | 72 | -6 | 3 | 12:00 | confirmed
auto-soleil | 6 | all | hourly | 8 | -1 | 2 | 11:00 | confirmed
# Baptiste Ferran, +33639980604
loca-gare | 9 | all | day_wise | 24 | -8 | 4 | 09:00 | confirmed
belrive-mobilite | 12 | all | day_wise | 48 | -5 | 5 | 09:00 | confirmed
# Yann Le Bihan, +33639980605
velo-rive | 1 | 4 | hourly | 4 | -1 | 2 | 14:00 | confirmed
les-deux-roues-du-port | 1 | all | day_wise | 48 | -3 | 3 | 11:00 | confirmed
# Leïla Mansouri, +33639980606
les-deux-roues-du-port | 4 | all | hourly | 5 | -2 | 2 | 13:00 | confirmed
tamaris-utilitaires | 0 | all | day_wise | 24 | -7 | 3 | 09:00 | confirmed
# Gwenaëlle Prat, +33639980607
vanlife-belrive | 1 | all | day_wise | 168 | -20 | 4 | 11:00 | confirmed
prestige-riviera | 0 | all | day_wise | 24 | -12 | 5 | 11:00 | confirmed
# Octave Delmas, +33639980608
prestige-riviera | 3 | 1 | hourly | 6 | -5 | 3 | 12:00 | confirmed
loca-gare | 13 | 1 | distance_wise | 0 | -2 | 1 | 08:00 | confirmed
belrive-mobilite | 16 | all | day_wise | 48 | -4 | 8 | 10:00 | confirmed
`;

/** What the town has rented before the first start, and what is booked for the days after it. */
export const trips: DemoTrip[] = tableRows(tripTable).map((row): DemoTrip => {
  const [name = "", phone] = row.heading.split(", ");
  const quantity = cell(row, 2);
  return {
    guest: phone ? { name, phone } : null,
    provider: cell(row, 0),
    vehicle: Number(cell(row, 1)),
    quantity: quantity === "all" ? quantity : Number(quantity),
    type: oneOf(rentalTypes, cell(row, 3)),
    hours: Number(cell(row, 4)),
    booked: Number(cell(row, 5)),
    pickup: Number(cell(row, 6)),
    at: cell(row, 7),
    outcome: oneOf(["completed", "canceled", "confirmed"], cell(row, 8)),
  };
});

function oneOf<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((known) => known === name);
  if (!found) throw new Error(`"${name}" is none of ${names.join(", ")}`);
  return found;
}
