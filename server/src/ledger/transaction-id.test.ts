import { expect, test } from "vitest";
import * as z from "zod";
import { transactionId } from "./transaction-id.ts";

test("is a UUID that stays the same and differs from posting to posting", () => {
  const ids = Array.from({ length: 1000 }, (_value, index) => transactionId(index + 1));
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(transactionId(1)).toBe(ids[0]);
});
