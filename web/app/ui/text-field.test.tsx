import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderApp } from "../testing/render.tsx";
import { PhoneField } from "./phone-field.tsx";
import { TextField } from "./text-field.tsx";

function Form() {
  const [left, setLeft] = useState(0);
  const leave = () => setLeft((before) => before + 1);
  return (
    <>
      <TextField label="Name" onBlur={leave} />
      <PhoneField label="Phone" value="" onChange={() => {}} onBlur={leave} country="FR" />
      <button type="button">Next</button>
      <output>{left}</output>
    </>
  );
}

const left = () => screen.getByRole("status").textContent;

test.each(["Name", "Phone"])(
  "%s, left by a press, says so when the press is over",
  async (name) => {
    renderApp(<Form />);
    const field = screen.getByRole("textbox", { name });
    field.focus();
    const button = screen.getByRole("button", { name: "Next" });
    fireEvent.mouseDown(button);
    fireEvent.blur(field);
    expect(left()).toBe("0");
    fireEvent.mouseUp(button);
    await expect.poll(left).toBe("1");
  },
);

test("left by a key, it says so at once", async () => {
  renderApp(<Form />);
  await userEvent.click(screen.getByRole("textbox", { name: "Name" }));
  await userEvent.tab();
  expect(left()).toBe("1");
});
