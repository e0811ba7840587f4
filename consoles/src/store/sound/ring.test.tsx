import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testTicket } from "../tickets/testing.ts";
import type { Ticket } from "../tickets/ticket.ts";
import { getRinging, useCourierSound, useRing } from "./ring.ts";
import type { TabletSounds } from "./sounds.ts";
import { SoundContext } from "./use-sound.ts";

const start = Date.parse("2026-11-27T18:00:00Z");
let played: boolean[];

const sounds: TabletSounds = {
  canPlay: () => true,
  allow: async () => true,
  play: (_name, isLoud = false) => void played.push(isLoud),
  subscribe: () => () => {},
};

function Ring({ ringing }: { ringing: readonly Ticket[] }) {
  useRing(ringing);
  return null;
}

function Here({ ids }: { ids: number[] }) {
  useCourierSound(ids);
  return null;
}

const page = (...ringing: Ticket[]) => (
  <SoundContext value={sounds}>
    <Ring ringing={ringing} />
  </SoundContext>
);

const waiting = (id: number, since = start) =>
  testTicket({ id, stage: "new", waits_since: new Date(since).toISOString() });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  played = [];
});

afterEach(() => vi.useRealTimers());

test("rings in the moment in which an order is shown, then every five seconds", () => {
  render(page(waiting(1)));
  expect(played).toEqual([false]);
  vi.advanceTimersByTime(10_000);
  expect(played).toHaveLength(3);
});

test("rings louder when nobody has answered for a minute", () => {
  render(page(waiting(1)));
  vi.advanceTimersByTime(60_000);
  expect(played.every((isLoud) => !isLoud)).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(played.at(-1)).toBe(true);
});

test("rings at once for another order, also for a scheduled one with an older number", () => {
  const { rerender } = render(page(waiting(5)));
  rerender(page(waiting(5), waiting(6)));
  expect(played).toHaveLength(2);
  rerender(page(waiting(5), waiting(6), waiting(2)));
  expect(played).toHaveLength(3);
});

test("ends with the answer", () => {
  const { rerender } = render(page(waiting(1)));
  rerender(page());
  vi.advanceTimersByTime(60_000);
  expect(played).toHaveLength(1);
});

test("lists what rings by how long it waits", () => {
  const preparing = testTicket({ id: 3, stage: "preparing" });
  const tickets = [waiting(2, start + 1000), preparing, waiting(7, start)];
  expect(getRinging(tickets).map(({ id }) => id)).toEqual([7, 2]);
});

test("sounds once for a courier who has come, not again while they wait", () => {
  const counter = (ids: number[]) => (
    <SoundContext value={sounds}>
      <Here ids={ids} />
    </SoundContext>
  );
  const { rerender } = render(counter([1]));
  rerender(counter([1]));
  expect(played).toHaveLength(1);
  rerender(counter([1, 4]));
  expect(played).toHaveLength(2);
  rerender(counter([4]));
  expect(played).toHaveLength(2);
});
