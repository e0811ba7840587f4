import { act } from "@testing-library/react";
import { Suspense, use, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { earlyPressScript } from "./early-press-script.ts";
import { repeatEarlyPresses } from "./early-presses.ts";

let root: Root | null = null;

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  document.takeEarlyPresses?.();
});

/** Reads a page as a browser does: its script runs before the rest is there. */
function readPage(html: string) {
  document.documentElement.lang = "en";
  const script = document.createElement("script");
  script.textContent = earlyPressScript;
  document.head.append(script);
  script.remove();
  document.body.innerHTML = html;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

function Part({ data, onPress }: { data: Promise<unknown> | null; onPress(): void }) {
  if (data) use(data);
  return (
    <button type="button" onClick={onPress}>
      Open
    </button>
  );
}

test("a press on a part that waits for its data has its effect once that is there", async () => {
  const data = Promise.withResolvers<void>();
  const press = vi.fn();
  const boundary = (waitsFor: Promise<void> | null) => (
    <Suspense>
      <Part data={waitsFor} onPress={press} />
    </Suspense>
  );
  readPage(renderToString(boundary(null)));
  await act(async () => {
    root = hydrateRoot(
      document,
      <html lang="en">
        <head />
        <body>{boundary(data.promise)}</body>
      </html>,
    );
  });
  repeatEarlyPresses();
  find("button").click();
  expect(press).not.toHaveBeenCalled();
  await act(async () => data.resolve());
  await vi.waitFor(() => expect(press).toHaveBeenCalledOnce());
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      <b>Pressed {count}</b>
    </button>
  );
}

test("a press before hydration, also on a part of a button, has its effect afterwards, once", async () => {
  readPage(`<main>${renderToString(<Counter />)}</main>`);
  find("b").click();
  find("button").click();
  await act(async () => {
    root = hydrateRoot(find("main"), <Counter />);
    repeatEarlyPresses();
  });
  expect(find("main").textContent).toBe("Pressed 1");
  await act(async () => find("button").click());
  expect(find("main").textContent).toBe("Pressed 2");
});

test("a press that presses another control meanwhile has its effect once", async () => {
  vi.useFakeTimers();
  document.body.innerHTML = "<button>Morning</button><input type=radio>";
  const press = vi.fn(() => find("input").click());
  find("button").addEventListener("click", press);
  repeatEarlyPresses();
  find("button").click();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(press).toHaveBeenCalledOnce();
});

test("a form without an address that is sent before hydration is sent afterwards", () => {
  readPage("<form><input><button>Send</button></form>");
  const send = vi.fn((event: Event) => event.preventDefault());
  find("form").addEventListener("submit", send);
  (find("form") as HTMLFormElement).requestSubmit();
  expect(send).not.toHaveBeenCalled();
  repeatEarlyPresses();
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ["a link", '<a href="#there" data-pressed>There</a>'],
  ["a checkbox", '<input type="checkbox" data-pressed>'],
  ["a form with an address", '<form action="/home"><button data-pressed>Search</button></form>'],
])("%s works by itself before hydration", (_what, html) => {
  readPage(html);
  const press = vi.fn((event: Event) => event.preventDefault());
  find("[data-pressed]").addEventListener("click", press);
  find("[data-pressed]").click();
  expect(press).toHaveBeenCalledOnce();
  expect(document.takeEarlyPresses?.()).toEqual([]);
});
