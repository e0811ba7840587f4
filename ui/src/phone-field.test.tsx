import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { PhoneField } from "./phone-field.tsx";
import { renderUi } from "./testing/render.tsx";

function Phone({ first = "" }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <PhoneField
        label="Phone"
        country="FR"
        countryLabel="Country"
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue("0687654321")}>
        Fill in
      </button>
    </>
  );
}

const field = () => screen.getByRole("textbox", { name: "Phone" });
const value = () => screen.getByRole("status").textContent;

test("reads a number in the national format", async () => {
  renderUi(<Phone />);
  await userEvent.type(field(), "06 12 34 56 78");
  expect(value()).toBe("+33612345678");
  await userEvent.tab();
  expect(field()).toHaveProperty("value", "0612345678");
});

test("takes the country from an international number", async () => {
  renderUi(<Phone />);
  await userEvent.type(field(), "+44 20 7946 0018");
  await userEvent.tab();
  expect(value()).toBe("+442079460018");
  expect(screen.getByText("+44")).toBeTruthy();
  expect(field()).toHaveProperty("value", "02079460018");
});

test("changes the number when another country is chosen", async () => {
  renderUi(<Phone />);
  await userEvent.type(field(), "0475123456");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), "BE");
  expect(value()).toBe("+32475123456");
});

test("accepts an incomplete number", async () => {
  renderUi(<Phone first="06 1" />);
  expect(field()).toHaveProperty("value", "061");
  await userEvent.type(field(), "2");
  expect(value()).toBe("0612");
});

test("shows an autofilled number in any format", async () => {
  renderUi(<Phone />);
  await userEvent.click(screen.getByRole("button", { name: "Fill in" }));
  expect(field()).toHaveProperty("value", "0687654321");
});

test.each([
  ["+33a 6+1b2", "+33612"],
  ["06-12.34 (56)", "06123456"],
  ["612+", "612"],
])("accepts only digits and a leading plus from %j", async (typed, shown) => {
  renderUi(<Phone />);
  await userEvent.type(field(), typed);
  expect(field()).toHaveProperty("value", shown);
});

test.each([
  ["+33 6 12 34 56 78", "+33612345678"],
  [" +33-6.12.34.56.78", "+33612345678"],
  ["+33 (0)6 12 34 56 78", "+33612345678"],
  ["06.12.34.56.78", "+33612345678"],
])("normalizes a pasted %j to %s", async (pasted, number) => {
  renderUi(<Phone />);
  await userEvent.click(field());
  await userEvent.paste(pasted);
  expect(value()).toBe(number);
  await userEvent.tab();
  expect(field()).toHaveProperty("value", "0612345678");
});

test("refuses a landline where messages are sent, once the field is left", async () => {
  renderUi(
    <PhoneField label="Phone" country="FR" getsMessages value="+33465710000" onChange={() => {}} />,
  );
  await userEvent.click(field());
  expect(screen.queryByText(/gets no text messages/)).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText(/gets no text messages/)).toBeTruthy();
  expect(field().getAttribute("aria-invalid")).toBe("true");
});
