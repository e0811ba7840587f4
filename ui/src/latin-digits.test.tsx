import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { CodeField } from "./code-field.tsx";
import { DigitsField } from "./digits-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { renderUi } from "./testing/render.tsx";
import { TextField } from "./text-field.tsx";

function Fields() {
  const [amount, setAmount] = useState("");
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [phone, setPhone] = useState("");
  return (
    <>
      <DigitsField
        label="Amount"
        inputMode="decimal"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <CodeField label="Code" length={6} value={code} onChange={setCode} />
      <PhoneField label="Phone" country="FR" value={phone} onChange={setPhone} />
      <output>{code || phone}</output>
    </>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const value = () => screen.getByRole("status").textContent;

test("an amount is Latin as it is typed in other digits, and the caret stays", async () => {
  renderUi(<Fields />);
  const amount = field("Amount");
  await userEvent.type(amount, "\u0661\u0662\u066b\u0665");
  expect(amount.value).toBe("12.5");
  await userEvent.type(amount, "\u0663", { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(amount.value).toBe("132.5");
  expect(amount.selectionStart).toBe(2);
});

test("a name keeps its digits", async () => {
  renderUi(<Fields />);
  await userEvent.type(field("Name"), "\u0661");
  expect(field("Name").value).toBe("\u0661");
});

test("a code is typed and pasted in any digits", async () => {
  renderUi(<Fields />);
  await userEvent.type(field("Code"), "\u0661\u0662\u0663x");
  expect(value()).toBe("123");
  await userEvent.paste("\uff14\uff15\uff16");
  expect(value()).toBe("123456");
});

test("a phone number is pasted in any digits, with marks of direction", async () => {
  renderUi(<Fields />);
  await userEvent.click(field("Phone"));
  await userEvent.paste(
    "\u202a\u0660\u0666 \u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u202c",
  );
  expect(value()).toBe("+33612345678");
});
