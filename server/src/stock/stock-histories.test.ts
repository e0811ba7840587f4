import { inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import { inTransaction } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { type Action, applyAction, keyOf, type ModelState, type Result } from "./model.testing.ts";
import { releaseStock } from "./release-stock.ts";
import { orderCause, reserveStock, reserveStockAgain, type Shortage } from "./reserve-stock.ts";
import { newStockChange, type StockLevel, setStock } from "./set-stock.ts";
import { stockMovements } from "./stock-movements.tables.ts";

/**
 * Random histories of orders and imports. The actions of a round run concurrently, each in a
 * transaction: the model, which does one after the other, must reach the same results and stock in
 * some order of them.
 */

const { db } = await createTestDatabase();

/** Soap, a shirt in two sizes, soup without a stock; a flash sale of the soap. */
const [soap, shirt, soup] = [1, 2, 3];
const [small, large, flashSale] = [1, 2, 1];
const unit = (
  itemId: number,
  variationId: number | null = null,
  flashSaleId: number | null = null,
) => ({
  itemId,
  variationId,
  flashSaleId,
});
const buyable = [
  unit(soap),
  unit(soap, null, flashSale),
  unit(shirt, small),
  unit(shirt, large),
  unit(soup),
];
const start = [
  { ...unit(soap), quantity: 6 },
  { ...unit(soap, null, flashSale), quantity: 3 },
  { ...unit(shirt, small), quantity: 3 },
  { ...unit(shirt, large), quantity: 4 },
];

const orderNumber = fc.integer({ min: 0, max: 4 });
const quantity = fc.integer({ min: 0, max: 7 });
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("place" as const),
      order: orderNumber,
      lines: fc.array(
        fc
          .record({ unit: fc.constantFrom(...buyable), quantity: fc.integer({ min: 1, max: 3 }) })
          .map((line) => ({ ...line.unit, quantity: line.quantity })),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("retry" as const), order: orderNumber }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("release" as const), order: orderNumber }),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ soap: quantity, small: quantity, large: quantity, hasSmall: fc.boolean() })
      .map(({ hasSmall, ...levels }): Action => {
        const sizes = [
          ...(hasSmall ? [{ ...unit(shirt, small), quantity: levels.small }] : []),
          { ...unit(shirt, large), quantity: levels.large },
        ];
        return { kind: "set", levels: [{ ...unit(soap), quantity: levels.soap }, ...sizes] };
      }),
  },
);
const history = fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), { maxLength: 6 });

let histories = 0;

/** Ids of its own for each history, so that no history meets the stock of another one. */
function inHistory(number: number) {
  const idOf = (id: number) => number * 10 + id;
  const keyed = <Key extends Omit<StockLevel, "quantity">>(key: Key): Key => ({
    ...key,
    itemId: idOf(key.itemId),
  });
  const originals = <Key extends { itemId: number }>(key: Key): Key => ({
    ...key,
    itemId: key.itemId - number * 10,
  });
  const itemIds = [soap, shirt, soup].map(idOf);

  /**
   * Whether an order holds stock, which its status tells; orders change one transition at a time.
   */
  const held = new Map<number, boolean>();
  const run = (action: Action): Promise<Result> =>
    inTransaction(db, async (tx) => {
      if (action.kind === "set") {
        await setStock(tx, newStockChange("import"), action.levels.map(keyed));
        return [];
      }
      const { order } = action;
      await tx.execute(sql`select pg_advisory_xact_lock(${idOf(order)})`);
      const isHeld = held.get(order);
      const allowed = {
        place: isHeld === undefined,
        retry: isHeld === false,
        release: isHeld === true,
      };
      if (!allowed[action.kind]) return null;
      const cause = orderCause(idOf(order));
      let shortages: Shortage[] = [];
      if (action.kind === "release") await releaseStock(tx, cause);
      else if (action.kind === "retry") shortages = await reserveStockAgain(tx, cause);
      else shortages = await reserveStock(tx, cause, action.lines.map(keyed));
      if (shortages.length === 0) held.set(order, action.kind !== "release");
      return shortages.map(originals);
    });

  const units = async () => {
    const rows = await db.select().from(stockUnits).where(inArray(stockUnits.itemId, itemIds));
    return new Map(
      rows.map((row) => [keyOf(originals(row)), { quantity: row.quantity, closed: row.closed }]),
    );
  };
  /** The quantities of units that differ from the sums of their movements. */
  const unexplained = async () => {
    const { rows } = await db.execute(sql`
      select u.id from ${stockUnits} u left join ${stockMovements} m on m.unit_id = u.id
      where u.item_id = any(${sql.param(itemIds)})
      group by u.id having u.quantity <> coalesce(sum(m.quantity), 0)`);
    return rows;
  };
  return { run, units, unexplained };
}

const sorted = (result: Result) =>
  result?.map((shortage) => JSON.stringify(shortage)).toSorted() ?? null;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const unitsOf = (units: ModelState["units"]) => [...units].toSorted(([a], [b]) => (a < b ? -1 : 1));

function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((rest) =>
    Array.from({ length: count }, (_, index) => rest.toSpliced(index, 0, count - 1)),
  );
}

/** The states of the model after some order of the actions that gives these results and units. */
function explanations(
  state: ModelState,
  actions: Action[],
  results: Result[],
  units: ModelState["units"],
): ModelState[] {
  return permutations(actions.length).flatMap((order) => {
    let current = state;
    for (const index of order) {
      const action = actions[index];
      if (!action) return [];
      const applied = applyAction(current, action);
      if (!isSame(sorted(applied.result), sorted(results[index] ?? null))) return [];
      current = applied.state;
    }
    return isSame(unitsOf(current.units), unitsOf(units)) ? [current] : [];
  });
}

test("concurrent orders, retries, releases and imports agree with one after the other", async () => {
  await fc.assert(
    fc.asyncProperty(history, async (rounds) => {
      histories += 1;
      const { run, units, unexplained } = inHistory(histories);
      const opening: Action = { kind: "set", levels: start };
      await run(opening);
      let { state } = applyAction({ units: new Map(), orders: new Map() }, opening);
      for (const actions of rounds) {
        const results = await Promise.all(actions.map(run));
        const [explained] = explanations(state, actions, results, await units());
        expect(explained, JSON.stringify({ actions, results })).toBeDefined();
        if (!explained) return;
        state = explained;
        expect(await unexplained()).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});
