import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NowProvider, useNow } from "./now.tsx";

const noon = Date.UTC(2026, 6, 1, 12);
const rendered: string[] = [];

function Clock() {
  const time = useNow().toISOString().slice(11, 19);
  rendered.push(time);
  return <time>{time}</time>;
}

beforeEach(() => {
  rendered.length = 0;
  vi.useFakeTimers({ now: noon });
});
afterEach(() => void vi.useRealTimers());

test("updates the time of a freshly rendered page after half a minute", () => {
  vi.setSystemTime(noon + 5_000);
  render(
    <NowProvider start={noon}>
      <Clock />
    </NowProvider>,
  );
  expect(rendered).toEqual(["12:00:00"]);
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText("12:00:35")).toBeDefined();
});

test("updates the time of a page rendered long ago immediately", () => {
  vi.setSystemTime(noon + 90_000);
  render(
    <NowProvider start={noon}>
      <Clock />
    </NowProvider>,
  );
  expect(screen.getByText("12:01:30")).toBeDefined();
});
