import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerApi, readToasts } from "../testing/fake-api.ts";
import { show } from "../testing/render.tsx";
import { Newsletter } from "./newsletter.tsx";

test("makes no call, and says that nothing was sent", async () => {
  const asked = answerApi({});
  const toasts = readToasts();
  show(<Newsletter />);
  await userEvent.type(screen.getByLabelText("Your email"), "ines@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(toasts).toEqual(["The newsletter has not begun yet. Nothing was sent or kept."]);
  expect(asked).toEqual([]);
});
