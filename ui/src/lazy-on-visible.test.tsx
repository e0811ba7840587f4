import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lazy, lazyComponent } from "./lazy-component.tsx";
import { LazyOnVisible } from "./lazy-on-visible.tsx";
import { fakeIntersectionObserver } from "./testing/fake-intersection.ts";
import { renderUi, renderUiOnServer } from "./testing/render.tsx";

const more = ({ name }: { name: string }) => <p>Here is {name}</p>;
let viewport: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  viewport = fakeIntersectionObserver();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function section(
  importComponent: () => Promise<typeof more>,
  { isInitiallyVisible = false }: { isInitiallyVisible?: boolean } = {},
) {
  const lazyMore = lazyComponent(importComponent);
  return {
    load: lazyMore.load,
    element: (
      <LazyOnVisible
        load={lazyMore.load}
        className="h-40"
        fallback={<p>Loading</p>}
        isInitiallyVisible={isInitiallyVisible}
      >
        <Lazy component={lazyMore} props={{ name: "more" }} />
      </LazyOnVisible>
    ),
  };
}

test("loads near the viewport, and retries after a failure", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(more);
  renderUi(section(load).element);
  expect(screen.queryByText("Loading")).toBeNull();
  expect(load).not.toHaveBeenCalled();

  await act(async () => viewport.show());
  expect(screen.getByText("Loading")).toBeTruthy();
  await act(async () => viewport.show());
  expect(await screen.findByText("Here is more")).toBeTruthy();
});

test("starts to load two viewport heights before it is visible", () => {
  renderUi(section(async () => more).element);
  expect(viewport.rootMargins).toEqual(["200% 0px"]);
});

test("keeps the height of the placeholder until the content is loaded", async () => {
  const chunk = Promise.withResolvers<typeof more>();
  const { container } = renderUi(section(() => chunk.promise).element);
  const height = () => container.querySelector(".h-40");
  expect(height()).toBeTruthy();
  await act(async () => viewport.show());
  expect(height()?.textContent).toBe("Loading");
  await act(async () => chunk.resolve(more));
  expect(height()).toBeNull();
});

test("renders when the page is printed before it was scrolled into view", async () => {
  const { load, element } = section(async () => more);
  await load();
  renderUi(element);
  await act(async () => fireEvent(window, new Event("beforeprint")));
  expect(screen.getByText("Here is more")).toBeTruthy();
});

test("renders on the server when it is initially visible", async () => {
  const hidden = renderUiOnServer(section(async () => more).element);
  expect(hidden.textContent).toBe("");

  const { load, element } = section(async () => more, { isInitiallyVisible: true });
  await load();
  expect(renderUiOnServer(element).textContent).toBe("Here is more");
});
