import { ApiError } from "@errand/core/api-error";
import { emailError } from "@errand/core/email";
import { phoneError } from "@errand/core/phone";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { PhoneInput } from "./phone-input.tsx";

interface ContactFormProps {
  /** The errors of the server. */
  errors?: { code: string; field?: string; message: string }[];
}

function ContactForm({ errors = [] }: ContactFormProps) {
  const form = useValidatedForm({ defaultValues: { phone: "", email: "" } });
  const { register, control, handleSubmit, formState } = form;
  const fail = () => setApiErrors(form, new ApiError(422, errors), { contact_email: "email" });
  return (
    <form noValidate onSubmit={handleSubmit(fail)}>
      <PhoneInput
        control={control}
        name="phone"
        label="Phone"
        validate={fieldRule(phoneError, (code) => `phone ${code}`)}
      />
      <TextField
        {...register("email", { validate: fieldRule(emailError, (code) => `email ${code}`) })}
        label="Email"
        error={formState.errors.email?.message}
      />
      <FormErrorMessage text={formState.errors.root?.message} />
      <button type="submit">Save</button>
    </form>
  );
}

let toasts: string[] = [];
beforeEach(() => {
  toasts = readToasts();
});

function showForm(errors?: ContactFormProps["errors"]) {
  renderApp(
    <ShopContext value={testShop({ country: "FR" })}>
      <ContactForm errors={errors} />
    </ShopContext>,
  );
}

const field = (name: string) => screen.getByRole("textbox", { name });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

async function fillIn() {
  await userEvent.type(field("Phone"), "0612345678");
  await userEvent.type(field("Email"), "ada@example.com");
}

test("shows an error when the field loses focus, until it is corrected", async () => {
  showForm();
  await userEvent.type(field("Email"), "ada@");
  expect(alerts()).toEqual([]);
  await userEvent.tab();
  expect(alerts()).toEqual(["email invalid"]);
  await userEvent.type(field("Email"), "example.com");
  expect(alerts()).toEqual([]);
});

test("announces every error on submit and focuses the first invalid field", async () => {
  showForm();
  await save();
  expect(alerts()).toEqual(["phone required", "email required"]);
  expect(document.activeElement).toBe(field("Phone"));
  expect(field("Phone").getAttribute("aria-invalid")).toBe("true");
});

test("shows the server's errors at their fields and focuses the first", async () => {
  showForm([
    { code: "feature_off", message: "Not today." },
    { code: "email", field: "contact_email", message: "Taken." },
    { code: "phone_number", field: "phone", message: "Not a number." },
  ]);
  await fillIn();
  await save();
  expect(alerts()).toEqual(["Not a number.", "Taken.", "Not today."]);
  expect(document.activeElement).toBe(field("Email"));
  expect(toasts).toEqual(["Not today.", "Taken.", "Not a number."]);
});
