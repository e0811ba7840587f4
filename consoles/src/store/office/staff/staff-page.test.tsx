import type { StoreContract } from "@errand/core/contract.store";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openSection } from "../testing.tsx";
import { StaffPage } from "./staff-page.tsx";

const owner = { key: "owner", name: "Owner" };
const kitchen = { key: "kitchen", name: "Kitchen" };
const member = {
  id: 7,
  name: "Lucia Ferri",
  email: "lucia@dalucia.test",
  phone: null,
  role: owner,
  has_second_step: true,
  created_at: "2026-11-01T09:00:00.000Z",
};
const list: StoreContract["GET /store/staff"]["reply"] = {
  staff: [
    member,
    { ...member, id: 8, name: "Nino Ferri", email: "nino@dalucia.test", role: kitchen },
  ],
  invitations: [],
  roles: [
    { ...owner, permissions: ["*"] },
    { ...kitchen, permissions: ["orders"] },
  ],
};

const replies = {
  "GET /store/staff": () => list,
  "GET /store/sessions": () => [],
};

test("changes the role of another member, and keeps one from ending the own account", async () => {
  const writes = await openSection(<StaffPage />, {
    ...replies,
    "PUT /store/staff/{id}": () => ({ message: "Changed.", member }),
  });
  await userEvent.selectOptions(await screen.findByLabelText("Role of Nino Ferri"), "owner");
  expect(writes).toEqual([{ endpoint: "PUT /store/staff/8", input: { role: "owner" } }]);
  const own = screen.getByText("Lucia Ferri").closest("li");
  expect(own && within(own).queryByRole("button")).toBeNull();
});

test("ends an account after a question", async () => {
  const writes = await openSection(<StaffPage />, {
    ...replies,
    "DELETE /store/staff/{id}": () => ({ message: "Ended." }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "End the account…" }));
  expect(writes).toEqual([]);
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  expect(writes.map(({ endpoint }) => endpoint)).toEqual(["DELETE /store/staff/8"]);
});

test("invites somebody to the kitchen, and shows what the server refuses", async () => {
  const writes = await openSection(<StaffPage />, {
    ...replies,
    "POST /store/staff": () =>
      Response.json(
        { errors: [{ code: "email_taken", field: "email", message: "It has an account." }] },
        { status: 409 },
      ),
  });
  const email = await screen.findByLabelText(/^E-mail/);
  await userEvent.type(email, "nino@dalucia.test");
  await userEvent.click(screen.getByRole("button", { name: "Send the invitation" }));
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
  expect(writes).toEqual([
    { endpoint: "POST /store/staff", input: { email: "nino@dalucia.test", role: "kitchen" } },
  ]);
});
