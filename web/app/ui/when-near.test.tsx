import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderApp } from "../testing/render.tsx";
import { onDemand } from "./on-demand.tsx";
import { WhenNear } from "./when-near.tsx";

test("is fetched when somebody comes near, and again after a fault", async () => {
  let comeNear = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(({ name }: { name: string }) => <p>Here is {name}</p>);
  renderApp(
    <WhenNear part={onDemand<{ name: string }>(load)} props={{ name: "more" }}>
      <p>Waiting</p>
    </WhenNear>,
  );
  expect(screen.queryByText("Waiting")).toBeNull();
  expect(load).not.toHaveBeenCalled();

  await act(async () => comeNear());
  expect(screen.getByText("Waiting")).toBeTruthy();
  await act(async () => comeNear());
  expect(await screen.findByText("Here is more")).toBeTruthy();
});
