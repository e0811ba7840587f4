import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { Newsletter } from "./newsletter.tsx";

test("makes no request, and shows that nothing was sent", async () => {
  const calls = fakeApi({});
  const toasts = readToasts();
  renderApp(<Newsletter />);
  await userEvent.type(screen.getByLabelText("Your email"), "ines@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(toasts).toEqual(["The newsletter hasn’t started yet. Your email was not sent or saved."]);
  expect(calls).toEqual([]);
});
