import { type LazyComponent, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { renderApp } from "../testing/render.tsx";
import { type ActionsProps, useLazyActions } from "./lazy-actions.tsx";

interface Counting {
  add(step: number): number;
}

function Counter({ onReady }: ActionsProps<Counting>) {
  const [count, setCount] = useState(0);
  useEffect(() =>
    onReady({
      add(step) {
        setCount(count + step);
        return count + step;
      },
    }),
  );
  return <p>Counted {count}</p>;
}

function Page({ counter }: { counter: LazyComponent<ActionsProps<Counting>> }) {
  const { element, run } = useLazyActions(counter);
  const [result, setResult] = useState<number | null>();
  return (
    <>
      <button type="button" onClick={async () => setResult(await run(({ add }) => add(2)))}>
        Add two: {String(result)}
      </button>
      {element}
    </>
  );
}

const press = () => userEvent.click(screen.getByRole("button", { name: /Add two/ }));

test("loads nothing before the first press, and the press waits for the chunk", async () => {
  const chunk = Promise.withResolvers<typeof Counter>();
  const load = vi.fn(() => chunk.promise);
  renderApp(<Page counter={lazyComponent(load)} />);
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(load).toHaveBeenCalledOnce();
  chunk.resolve(Counter);
  expect(await screen.findByRole("button", { name: "Add two: 2" })).toBeDefined();
});

test("a later press has the latest state of the actions", async () => {
  renderApp(<Page counter={lazyComponent(() => Promise.resolve(Counter))} />);
  await press();
  await screen.findByText("Counted 2");
  await press();
  expect(await screen.findByText("Counted 4")).toBeDefined();
});

test("says that there is no connection when the chunk cannot be loaded, and the next press tries again", async () => {
  const toasts = readToasts();
  const load = vi
    .fn<() => Promise<typeof Counter>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(Counter);
  renderApp(<Page counter={lazyComponent(load)} />);
  await press();
  expect(await screen.findByRole("button", { name: "Add two: null" })).toBeDefined();
  await waitFor(() => expect(toasts).toHaveLength(1));
  await press();
  expect(await screen.findByRole("button", { name: "Add two: 2" })).toBeDefined();
});
