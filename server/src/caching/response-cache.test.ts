import { expect, test } from "vitest";
import type { Changes } from "../database/change-feed.ts";
import { keepReplies } from "./response-cache.ts";

const now = new Date("2026-03-02T11:00:00Z");
const text = (length: number) => async () => "x".repeat(length);
const never = async (): Promise<string> => {
  throw new Error("made anew");
};

/** Changes that are told by hand. */
function changesByHand() {
  const listeners: (() => void)[] = [];
  const changes: Changes = {
    on: (_channel, listener) => {
      listeners.push(() => listener("items"));
      return () => {};
    },
    settled: async () => {},
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
  const replies = keepReplies(changesByHand().changes);
  const first = await replies.get("a", now, text(5));
  expect(await replies.get("a", new Date(now.getTime() + 59_999), never)).toBe(first);
  await expect(replies.get("a", new Date(now.getTime() + 60_000), never)).rejects.toThrow(
    "made anew",
  );
});

test("forgets at a change, also what was being made while it came", async () => {
  const { changes, tell } = changesByHand();
  const replies = keepReplies(changes);
  await replies.get("a", now, text(5));
  tell();
  await expect(replies.get("a", now, never)).rejects.toThrow("made anew");

  await replies.get("a", now, async () => {
    tell();
    return "read before the change";
  });
  await expect(replies.get("a", now, never)).rejects.toThrow("made anew");
});

test("makes one answer for all who ask while it is made, and none for who asks after a change", async () => {
  const { changes, tell } = changesByHand();
  const replies = keepReplies(changes);
  const first = Promise.withResolvers<string>();
  const asked = replies.get("a", now, () => first.promise);
  const meanwhile = replies.get("a", now, never);
  tell();
  const after = replies.get("a", now, async () => "as it is after the change");
  first.resolve("as it was");
  expect((await asked).body).toBe("as it was");
  expect(await meanwhile).toBe(await asked);
  expect((await after).body).toBe("as it is after the change");
  expect((await replies.get("a", now, never)).body).toBe("as it is after the change");
});

test("a making that fails is not waited for again", async () => {
  const replies = keepReplies(changesByHand().changes);
  const asked = [replies.get("a", now, never), replies.get("a", now, never)];
  for (const one of asked) await expect(one).rejects.toThrow("made anew");
  expect((await replies.get("a", now, text(3))).body).toBe("xxx");
});

/** What an answer of so many characters to a question of one takes, roughly. */
const bytesOf = (characters: number) => 2 * characters + 1_100;

test("drops the oldest answers when there is too much of them", async () => {
  const replies = keepReplies(changesByHand().changes, { maxBytes: 2 * bytesOf(4000) });
  await replies.get("a", now, text(4000));
  await replies.get("b", now, text(4000));
  await replies.get("c", now, text(4000));
  await replies.get("b", now, never);
  await replies.get("c", now, never);
  await expect(replies.get("a", now, never)).rejects.toThrow("made anew");
});

test("sends what is larger than all there is room for, and keeps nothing of it", async () => {
  const replies = keepReplies(changesByHand().changes, { maxBytes: bytesOf(1000) });
  expect((await replies.get("a", now, text(1100))).body).toHaveLength(1100);
  await expect(replies.get("a", now, never)).rejects.toThrow("made anew");
  await replies.get("b", now, text(1000));
  await replies.get("b", now, never);
});

test("counts keys and entries, so that many small responses do not fill the memory", async () => {
  const small = keepReplies(changesByHand().changes, { maxBytes: 10 * bytesOf(1) });
  for (let index = 0; index < 20; index++) await small.get(String(index), now, text(1));
  await expect(small.get("5", now, never)).rejects.toThrow("made anew");
  await small.get("19", now, never);

  const longKeys = keepReplies(changesByHand().changes, { maxBytes: 2 * bytesOf(5000) });
  for (const letter of ["a", "b", "c"]) await longKeys.get(letter.repeat(5000), now, text(1));
  await expect(longKeys.get("a".repeat(5000), now, never)).rejects.toThrow("made anew");
  await longKeys.get("c".repeat(5000), now, never);
});

test("evicts expired responses first and never exceeds the maximum number of entries", async () => {
  const replies = keepReplies(changesByHand().changes, { maxEntries: 2 });
  const nextMinute = new Date(now.getTime() + 60_000);
  for (const key of ["a", "b", "c"]) await replies.get(key, now, text(1));
  await expect(replies.get("a", now, never)).rejects.toThrow("made anew");
  await replies.get("d", nextMinute, text(1));
  await replies.get("d", nextMinute, never);
  await expect(replies.get("c", now, never)).rejects.toThrow("made anew");
});
