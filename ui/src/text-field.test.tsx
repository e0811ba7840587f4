import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { PhoneField } from "./phone-field.tsx";
import { renderUi } from "./testing/render.tsx";
import { TextField } from "./text-field.tsx";

function Form() {
  const [blurCount, setBlurCount] = useState(0);
  const onBlur = () => setBlurCount((before) => before + 1);
  return (
    <>
      <TextField label="Name" onBlur={onBlur} />
      <PhoneField label="Phone" value="" onChange={() => {}} onBlur={onBlur} country="FR" />
      <button type="button">Next</button>
      <output>{blurCount}</output>
    </>
  );
}

const blurCount = () => screen.getByRole("status").textContent;

test.each(["Name", "Phone"])(
  "%s calls onBlur after the press that moves the focus away",
  async (name) => {
    renderUi(<Form />);
    const field = screen.getByRole("textbox", { name });
    field.focus();
    const button = screen.getByRole("button", { name: "Next" });
    fireEvent.mouseDown(button);
    fireEvent.blur(field);
    expect(blurCount()).toBe("0");
    fireEvent.mouseUp(button);
    await waitFor(() => expect(blurCount()).toBe("1"));
  },
);

test("calls onBlur immediately when a key moves the focus away", async () => {
  renderUi(<Form />);
  await userEvent.click(screen.getByRole("textbox", { name: "Name" }));
  await userEvent.tab();
  expect(blurCount()).toBe("1");
});
