import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { modules } from "../modules/modules.tables.ts";
import { fillWhenEmpty } from "./fill-when-empty.ts";

const { db } = await createTestDatabase();

const countModules = async () =>
  (await db.execute(sql`select count(*) from modules`)).rows[0]?.count;

const addModule = (tx: Database) =>
  tx.insert(modules).values({
    slug: "food",
    type: "food",
    name: { en: "Food", fr: "Repas" },
    description: { en: "", fr: "" },
  });

test("rolls back a failed fill and runs concurrent fills once", async () => {
  let fills = 0;
  const fill = () =>
    fillWhenEmpty(db, async (tx) => {
      fills++;
      await addModule(tx);
    });
  const failing = fillWhenEmpty(db, async (tx) => {
    await addModule(tx);
    throw new Error("out of paint");
  });
  await expect(failing).rejects.toThrow("out of paint");
  expect(await countModules()).toBe(0);

  expect((await Promise.all([fill(), fill()])).toSorted()).toEqual([false, true]);
  expect(await fill()).toBe(false);
  expect(fills).toBe(1);
  expect(await countModules()).toBe(1);
});
