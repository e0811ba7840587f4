import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "../database/database.ts";
import { addCourier } from "../orders/testing.ts";
import { startTestApi } from "../testing.ts";
import { courierPositions } from "./courier-positions.tables.ts";
import { createPositionRecorder } from "./courier-positions.ts";

const { db, api } = await startTestApi();

test("a flush waits for the batch that is already being written", async () => {
  const recorder = createPositionRecorder(db, api.log);
  const courierId = await addCourier(db);
  recorder.record({ courierId, latitude: 43.6, longitude: 3.9, locatedAt: new Date() });
  const [first, writes] = await inTransaction(db, async (tx) => {
    // Writers wait, readers do not.
    await tx.execute(sql`lock table courier_positions in share mode`);
    const writes = [recorder.flush(), recorder.flush()] as const;
    const flushed = writes[1].then(() => "flushed");
    const read = db.$count(courierPositions).then(() => "read");
    return [await Promise.race([flushed, read]), writes] as const;
  });
  expect(first).toBe("read");
  await Promise.all(writes);
});
