import { expect, type Page } from "@playwright/test";

const contactValues = {
  "Name (required)": "Ines Martin",
  "Phone number (required)": "0612345678",
  "Email (required)": "ines@customer.example",
};

/** Fills in the contact person of the checkout. */
export async function fillContactForm(page: Page) {
  for (const [name, value] of Object.entries(contactValues)) {
    await page.getByRole("textbox", { name, exact: true }).fill(value);
  }
}

export async function expectContactForm(page: Page) {
  for (const [name, value] of Object.entries(contactValues)) {
    await expect(page.getByRole("textbox", { name, exact: true })).toHaveValue(value);
  }
}
