import { expect, test } from "vitest";
import type { ChangeFeed } from "../database/change-feed.ts";
import { createResponseCache } from "./response-cache.ts";

const now = new Date("2026-03-02T11:00:00Z");
const text = (length: number) => async () => "x".repeat(length);
const never = async (): Promise<string> => {
  throw new Error("made anew");
};

/** Changes that are told by hand. */
function changesByHand() {
  const listeners: (() => void)[] = [];
  const changes: ChangeFeed = {
    on: (_channel, listener) => {
      listeners.push(() => listener("items"));
      return () => {};
    },
    flushed: async () => {},
    close: async () => {},
  };
  return {
    changes,
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}

test("makes an answer once, until its minute ends", async () => {
  const responseCache = createResponseCache(changesByHand().changes);
  const first = await responseCache.get("a", now, text(5));
  expect(await responseCache.get("a", new Date(now.getTime() + 59_999), never)).toBe(first);
  await expect(responseCache.get("a", new Date(now.getTime() + 60_000), never)).rejects.toThrow(
    "made anew",
  );
});

test("forgets at a change, also what was being made while it came", async () => {
  const { changes, tell } = changesByHand();
  const responseCache = createResponseCache(changes);
  await responseCache.get("a", now, text(5));
  tell();
  await expect(responseCache.get("a", now, never)).rejects.toThrow("made anew");

  await responseCache.get("a", now, async () => {
    tell();
    return "read before the change";
  });
  await expect(responseCache.get("a", now, never)).rejects.toThrow("made anew");
});

test("makes one answer for all who ask while it is made, and none for who asks after a change", async () => {
  const { changes, tell } = changesByHand();
  const responseCache = createResponseCache(changes);
  const first = Promise.withResolvers<string>();
  const asked = responseCache.get("a", now, () => first.promise);
  const meanwhile = responseCache.get("a", now, never);
  tell();
  const after = responseCache.get("a", now, async () => "as it is after the change");
  first.resolve("as it was");
  expect((await asked).body).toBe("as it was");
  expect(await meanwhile).toBe(await asked);
  expect((await after).body).toBe("as it is after the change");
  expect((await responseCache.get("a", now, never)).body).toBe("as it is after the change");
});

test("a making that fails is not waited for again", async () => {
  const responseCache = createResponseCache(changesByHand().changes);
  const asked = [responseCache.get("a", now, never), responseCache.get("a", now, never)];
  for (const one of asked) await expect(one).rejects.toThrow("made anew");
  expect((await responseCache.get("a", now, text(3))).body).toBe("xxx");
});

/** What an answer of so many characters to a question of one takes, roughly. */
const bytesOf = (characters: number) => 2 * characters + 1_100;

test("drops the oldest answers when there is too much of them", async () => {
  const responseCache = createResponseCache(changesByHand().changes, {
    maxBytes: 2 * bytesOf(4000),
  });
  await responseCache.get("a", now, text(4000));
  await responseCache.get("b", now, text(4000));
  await responseCache.get("c", now, text(4000));
  await responseCache.get("b", now, never);
  await responseCache.get("c", now, never);
  await expect(responseCache.get("a", now, never)).rejects.toThrow("made anew");
});

test("sends what is larger than all there is room for, and keeps nothing of it", async () => {
  const responseCache = createResponseCache(changesByHand().changes, { maxBytes: bytesOf(1000) });
  expect((await responseCache.get("a", now, text(1100))).body).toHaveLength(1100);
  await expect(responseCache.get("a", now, never)).rejects.toThrow("made anew");
  await responseCache.get("b", now, text(1000));
  await responseCache.get("b", now, never);
});

test("counts keys and entries, so that many small responses do not fill the memory", async () => {
  const small = createResponseCache(changesByHand().changes, { maxBytes: 10 * bytesOf(1) });
  for (let index = 0; index < 20; index++) await small.get(String(index), now, text(1));
  await expect(small.get("5", now, never)).rejects.toThrow("made anew");
  await small.get("19", now, never);

  const longKeys = createResponseCache(changesByHand().changes, { maxBytes: 2 * bytesOf(5000) });
  for (const letter of ["a", "b", "c"]) await longKeys.get(letter.repeat(5000), now, text(1));
  await expect(longKeys.get("a".repeat(5000), now, never)).rejects.toThrow("made anew");
  await longKeys.get("c".repeat(5000), now, never);
});

test("evicts expired responses first and never exceeds the maximum number of entries", async () => {
  const responseCache = createResponseCache(changesByHand().changes, { maxEntries: 2 });
  const nextMinute = new Date(now.getTime() + 60_000);
  for (const key of ["a", "b", "c"]) await responseCache.get(key, now, text(1));
  await expect(responseCache.get("a", now, never)).rejects.toThrow("made anew");
  await responseCache.get("d", nextMinute, text(1));
  await responseCache.get("d", nextMinute, never);
  await expect(responseCache.get("c", now, never)).rejects.toThrow("made anew");
});
