import { backgroundNamed } from "../generate/catalogue/background-choice.ts";
import { pictureOf } from "../pictures/picture-name.ts";
import { cell, tableRows } from "./text-table.ts";

/**
 * First name | last name | phone, of the block that is reserved for fiction | picture | background.
 * Heading: provider.
 */
const driverTable = `
# loca-gare
Idriss | Fofana | +33639980311 | 👨🏿 | slate
Hélène | Castan | +33639980312 | 👩🏼‍🦳 | sky
Marc | Delpech | +33639980313 | 👨🏻‍🦲 | sand
Nadia | Rahmani | +33639980314 | 👩🏽 | plum
# prestige-riviera
Gaston | Aubanel | +33639980321 | 👨🏼‍🦳 | amber
Sibylle | d'Arcy | +33639980322 | 👩🏻 | rose
Paulo | Teixeira | +33639980323 | 🧔🏽 | teal
`;

/** The drivers of the providers that rent out vehicles with driver. */
export const rentalDrivers = tableRows(driverTable).map((row) => ({
  provider: row.heading,
  firstName: cell(row, 0),
  lastName: cell(row, 1),
  phone: cell(row, 2),
  picture: pictureOf(cell(row, 3), backgroundNamed(cell(row, 4))),
}));
