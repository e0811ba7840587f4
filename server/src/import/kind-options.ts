import { CommandLineError } from "./import-error.ts";

const ofEvery = ["dry-run", "keep-going"];
const ofPlaces = ["name", "map", "set", "columns", "encoding", "sheet"];

/** The options that mean something for an import, by what it imports. */
const optionsByKind: Record<string, string[]> = {
  zones: ofPlaces,
  streets: ofPlaces,
  addresses: ofPlaces,
  landmarks: ofPlaces,
  areas: ofPlaces,
  osm: ["zones"],
  synonyms: ["module", "language", "encoding"],
  catalogue: [
    ...["module", "store", "map", "set", "columns", "encoding", "sheet", "from", "decimal"],
    ...["currency", "pictures", "allow-private-pictures"],
  ],
};

/** Throws `CommandLineError` for an option that an import of this kind would not look at. */
export function refuseOtherOptions(kind: string, given: string[]) {
  const known = optionsByKind[kind];
  const other = given.find((option) => known && ![...ofEvery, ...known].includes(option));
  if (other === undefined) return;
  const options = [...(known ?? []), ...ofEvery].map((option) => `--${option}`).join(", ");
  throw new CommandLineError(`${kind} has no --${other}; its options are ${options}`);
}
