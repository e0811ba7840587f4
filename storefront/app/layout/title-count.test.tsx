import { act, render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { totalCount } from "../notifications/live-counts.ts";
import { TitleCount } from "./title-count.tsx";

beforeEach(() => {
  totalCount.set(0);
  document.title = "Home | Errand";
});

test("shows what is unseen before the title of every page, and nothing at 0", async () => {
  render(<TitleCount />);
  expect(document.title).toBe("Home | Errand");
  act(() => totalCount.set(3));
  expect(document.title).toBe("(3) Home | Errand");
  document.title = "Inbox | Errand";
  await vi.waitFor(() => expect(document.title).toBe("(3) Inbox | Errand"));
  act(() => totalCount.set(12));
  expect(document.title).toBe("(12) Inbox | Errand");
  act(() => totalCount.set(0));
  expect(document.title).toBe("Inbox | Errand");
});
