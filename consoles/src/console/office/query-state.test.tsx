import { act, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { expect, test } from "vitest";
import { QueryState } from "./query-state.tsx";

const never = new Promise<string>(() => {});

function Waiting() {
  return use(never);
}

test("the head of a page stays while its data waits for messages", async () => {
  const page = (
    <Suspense fallback="Loading">
      <h1>Live</h1>
      <QueryState query={{ data: 1, error: null, refetch() {} }}>{() => <Waiting />}</QueryState>
    </Suspense>
  );
  await act(async () => render(page));
  expect(screen.getByRole("heading", { name: "Live" })).toBeDefined();
  expect(screen.queryByText("Loading")).toBeNull();
});
