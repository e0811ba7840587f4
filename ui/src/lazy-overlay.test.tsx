import { act, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { Lazy, lazyComponent } from "./lazy-component.tsx";
import { LazyOverlay } from "./lazy-overlay.tsx";

const helloText = ({ name }: { name: string }) => <p>Hello {name}</p>;
const ada = { name: "Ada" };

test("renders once its chunk is loaded, and immediately when it was loaded before", async () => {
  const load = vi.fn().mockResolvedValue(helloText);
  const hello = lazyComponent<typeof ada>(load);
  const first = render(<LazyOverlay component={hello} isOpen props={ada} onLoadError={() => {}} />);
  expect(screen.queryByText("Hello Ada")).toBeNull();
  expect(await screen.findByText("Hello Ada")).toBeDefined();
  first.unmount();

  render(<LazyOverlay component={hello} isOpen props={ada} onLoadError={() => {}} />);
  expect(screen.getByText("Hello Ada")).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test("reports a chunk that fails to load, and retries when it opens again", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(helloText);
  const hello = lazyComponent<typeof ada>(load);
  const onLoadError = vi.fn();
  const overlay = (isOpen: boolean) => (
    <LazyOverlay component={hello} isOpen={isOpen} props={ada} onLoadError={onLoadError} />
  );
  const { rerender } = render(overlay(true));
  await waitFor(() => expect(onLoadError).toHaveBeenCalledOnce());
  rerender(overlay(false));
  rerender(overlay(true));
  expect(await screen.findByText("Hello Ada")).toBeDefined();
});

test("a lazy component suspends until its chunk is loaded", async () => {
  const hello = lazyComponent<typeof ada>(() => Promise.resolve(helloText));
  await act(async () => {
    render(
      <Suspense fallback="Loading">
        <Lazy component={hello} props={{ name: "Grace" }} />
      </Suspense>,
    );
  });
  expect(screen.getByText("Hello Grace")).toBeDefined();
});

test("a prefetched lazy component renders without a fallback", async () => {
  const hello = lazyComponent<typeof ada>(() => Promise.resolve(helloText));
  hello.prefetch();
  await waitFor(() => expect(hello.loaded()).not.toBeNull());
  render(<Lazy component={hello} props={{ name: "Grace" }} />);
  expect(screen.getByText("Hello Grace")).toBeDefined();
});
