import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NowProvider, useNow } from "./now.tsx";

const noon = Date.UTC(2026, 6, 1, 12);
const drawn: string[] = [];

function Clock() {
  const time = useNow().toISOString().slice(11, 19);
  drawn.push(time);
  return <time>{time}</time>;
}

beforeEach(() => {
  drawn.length = 0;
  vi.useFakeTimers({ now: noon });
});
afterEach(() => void vi.useRealTimers());

test("a page that has just been drawn is not drawn again, until half a minute is over", () => {
  vi.setSystemTime(noon + 5_000);
  render(
    <NowProvider start={noon}>
      <Clock />
    </NowProvider>,
  );
  expect(drawn).toEqual(["12:00:00"]);
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText("12:00:35")).toBeDefined();
});

test("a page that was drawn long ago is told the time at once", () => {
  vi.setSystemTime(noon + 90_000);
  render(
    <NowProvider start={noon}>
      <Clock />
    </NowProvider>,
  );
  expect(screen.getByText("12:01:30")).toBeDefined();
});
