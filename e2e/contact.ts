import { expect, type Page } from "@playwright/test";

const contact = {
  "Name (required)": "Ines Journey",
  "Phone number (required)": "0612345678",
  "Email (required)": "ines@journey.example",
};

/** Says at the checkout who is called about the order. */
export async function fillContact(page: Page) {
  for (const [name, value] of Object.entries(contact)) {
    await page.getByRole("textbox", { name, exact: true }).fill(value);
  }
}

export async function expectContact(page: Page) {
  for (const [name, value] of Object.entries(contact)) {
    await expect(page.getByRole("textbox", { name, exact: true })).toHaveValue(value);
  }
}
