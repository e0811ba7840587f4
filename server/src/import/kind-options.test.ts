import { expect, test } from "vitest";
import { refuseOtherOptions } from "./kind-options.ts";

test("refuses options that an import of a kind would not look at, and names those it has", () => {
  expect(() => refuseOtherOptions("osm", ["zones", "map"])).toThrow(
    "osm has no --map; its options are --zones, --dry-run, --keep-going",
  );
  expect(() => refuseOtherOptions("zones", ["module"])).toThrow("zones has no --module");
  for (const kind of ["zones", "streets", "addresses", "landmarks", "areas", "catalogue"]) {
    expect(() => refuseOtherOptions(kind, ["map", "set", "sheet", "dry-run"])).not.toThrow();
  }
});
