import { expect, test } from "vitest";
import { createTestDatabase } from "../database/testing.ts";
import type { ImportRow } from "./read-rows.ts";
import { runImport } from "./run-import.ts";

const { db, pool } = await createTestDatabase();

test("reads all rows before the transaction begins, if an import wants it", async () => {
  const rows = async function* (): AsyncIterable<ImportRow> {
    for (const name of ["bread", "honey"]) yield { at: "line 1", fields: { name }, geometry: null };
  };
  const used: number[] = [];
  const written: string[][] = [];
  const importer = {
    read({ fields }: ImportRow) {
      used.push(pool.totalCount - pool.idleCount);
      return String(fields.name);
    },
    async write(_tx: unknown, batch: string[]) {
      written.push(batch);
      return [];
    },
  };
  const options = { dryRun: false, keepGoing: false, name: "name", readsFirst: true };
  expect(await runImport(db, importer, rows, options)).toEqual({ accepted: 2, refused: [] });
  expect(used).toEqual([0, 0]);
  expect(written).toEqual([["bread", "honey"]]);
});
