import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const member = {
  ...{ id: 9, kind: "operator", name: "Marc Dubois", email: "marc@belrive.test", phone: null },
  ...{ role: { key: "support", name: "Support" }, store_id: null, store_name: null },
  ...{ courier_id: null, zone_ids: null, blocked: false, has_second_step: true },
  created_at: "2026-03-01T09:00:00.000Z",
};
const me = { ...member, id: 7, name: "Julie Sarrade", role: { key: "owner", name: "Owner" } };
const invitation = {
  ...{ id: 3, email: "ada@belrive.test", role: member.role, zone_ids: null },
  ...{ created_at: "2026-11-27T09:00:00.000Z", expires_at: "2026-12-04T09:00:00.000Z" },
};
const role = (changes: object) => ({
  ...{ kind: "operator", members: 1, names: { en: "Role", fr: "Rôle" } },
  ...changes,
});
const added = { id: 4, key: "ete-2", name: "Été 2", permissions: ["orders"] };
const replies = {
  "GET /desk/staff": () => ({
    ...{ total_size: 2, limit: 50, offset: 1 },
    staff: [me, member],
    invitations: [invitation],
  }),
  "GET /desk/roles": () => [
    role({ id: 1, key: "owner", name: "Owner", permissions: ["*"] }),
    role({ id: 2, key: "support", name: "Support", permissions: ["orders", "chat:read"] }),
    role({ id: 3, key: "night", name: "Night shift", permissions: ["orders"], members: 0 }),
  ],
  "POST /desk/staff": () => ({ message: "An invitation was sent.", invitation }),
  "PUT /desk/staff/{id}": () => ({ message: "Updated successfully.", member }),
  "DELETE /desk/staff/{id}": () =>
    Response.json(
      { errors: [{ code: "last_owner", message: "The last owner stays." }] },
      { status: 409 },
    ),
  "DELETE /desk/staff/invitations/{id}": () => ({ message: "The invitation is withdrawn." }),
};

test("an operator is invited with a role", async () => {
  const { sent } = await openDesk("/desk/staff", { replies });
  await screen.findByRole("row", { name: /Marc Dubois/ });
  await userEvent.click(screen.getByRole("button", { name: "Invite an operator…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Send the invitation" }));
  await dialog.findByText("State an e-mail address.");
  await userEvent.type(dialog.getByLabelText(/^E-mail/), "ada@belrive.test");
  await userEvent.click(dialog.getByRole("button", { name: "Send the invitation" }));
  await screen.findByText("An invitation was sent.");
  expect(sent).toEqual([
    { endpoint: "POST /desk/staff", input: { email: "ada@belrive.test", role: "support" } },
  ]);
});

test("an account is blocked by its dialog, and one's own has none", async () => {
  const { sent } = await openDesk("/desk/staff", { replies });
  await userEvent.click(await screen.findByRole("button", { name: "Change Marc Dubois" }));
  expect(screen.queryByRole("button", { name: "Change Julie Sarrade" })).toBeNull();
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Blocked" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("Updated successfully.");
  expect(sent).toEqual([
    { endpoint: "PUT /desk/staff/9", input: { blocked: true, role: "support" } },
  ]);
});

test("what the server refuses is said in the dialog", async () => {
  await openDesk("/desk/staff", { replies });
  await userEvent.click(await screen.findByRole("button", { name: "Change Marc Dubois" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("checkbox", { name: /^End the account/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect((await dialog.findAllByText("The last owner stays."))[0]).toBeDefined();
});

test("a role is added with a key of its name and what it may do", async () => {
  const { sent } = await openDesk("/desk/staff", {
    replies: {
      ...replies,
      "POST /desk/roles": () => ({ message: "Updated successfully.", role: role(added) }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Add a role…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText(/Name, in English/), "Été 2");
  await userEvent.type(dialog.getByLabelText(/Name, in French/), "Été 2");
  await userEvent.selectOptions(dialog.getByLabelText("Refunds"), "full");
  await userEvent.selectOptions(dialog.getByLabelText("Orders"), "read");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("Updated successfully.");
  const names = { en: "Été 2", fr: "Été 2" };
  expect(sent).toEqual([
    {
      endpoint: "POST /desk/roles",
      input: { kind: "operator", key: "ete-2", names, permissions: ["refunds", "orders:read"] },
    },
  ]);
});

test("a role is changed, one that nobody has is removed, and that of owners stays", async () => {
  const { sent } = await openDesk("/desk/staff", {
    replies: {
      ...replies,
      "PUT /desk/roles/{role_id}": () => ({ message: "Updated successfully.", role: role(added) }),
      "DELETE /desk/roles/{role_id}": () => ({ message: "The role is removed." }),
    },
  });
  await screen.findByRole("row", { name: /Orders, Messages \(read\)/ });
  expect(screen.queryByRole("button", { name: "Change the role Owner" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Remove the role Support" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Change the role Support" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.selectOptions(dialog.getByLabelText("Messages"), "none");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("Updated successfully.");
  await userEvent.click(screen.getByRole("button", { name: "Remove the role Night shift" }));
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await screen.findByText("The role is removed.");
  expect(sent).toEqual([
    {
      endpoint: "PUT /desk/roles/2",
      input: { names: { en: "Role", fr: "Rôle" }, permissions: ["orders"] },
    },
    { endpoint: "DELETE /desk/roles/3", input: {} },
  ]);
});
