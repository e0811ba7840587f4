import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { cancelled, creationOptions, fakePasskeys } from "../account/passkey-testing.ts";
import { testCustomer } from "../account/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { PasskeyList } from "./passkey-list.tsx";
import type { Passkey } from "./passkeys.queries.ts";

const laptop: Passkey = {
  id: 1,
  name: "Firefox on Windows",
  created_at: "2026-03-01T10:00:00Z",
  last_used_at: "2026-03-05T10:00:00Z",
};
const phone: Passkey = { ...laptop, id: 2, name: "iPhone", last_used_at: null };

const begin = "POST /customer/passkeys/options";
const finish = "POST /customer/passkeys";
let passkeys: Passkey[];
let toasts: string[];

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
  passkeys = [laptop];
  toasts = readToasts();
});

function showList(replies: FakeReplies = {}, customer = testCustomer()) {
  const calls = fakeApi({
    "GET /customer/info": () => customer,
    "GET /customer/passkeys": () => passkeys,
    [begin]: () => ({ options: creationOptions }),
    [finish]: () => {
      passkeys = [laptop, phone];
      return { message: "The passkey has been added.", passkey: phone };
    },
    ...replies,
  });
  renderApp(
    <ShopContext value={testShop()}>
      <PasskeyList />
    </ShopContext>,
  );
  return calls;
}

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("lists the passkeys with their use", async () => {
  passkeys = [laptop, phone];
  showList();
  const [first, second] = (await screen.findAllByRole("listitem")).map((row) => row.textContent);
  expect(first).toMatch(/Firefox on Windows.*Added on .*Last used on /);
  expect(second).toMatch(/iPhone.*Added on .*Not used yet/);
});

test("can remove passkeys but add none in a browser without them", async () => {
  showList();
  expect(await screen.findByText("This browser doesn’t support passkeys.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
  expect(screen.getByRole("button", { name: "Remove Firefox on Windows" })).toBeDefined();
});

describe("adding a passkey", () => {
  async function submitPassword() {
    await press("Add a passkey");
    const add = await dialog("Add a passkey");
    await userEvent.type(add.getByLabelText(/^Current password/), "engine");
    await userEvent.click(add.getByRole("button", { name: "Continue" }));
    return add;
  }

  test("requires the password, then asks the browser", async () => {
    const { create } = fakePasskeys();
    passkeys = [];
    const calls = showList();
    expect(await screen.findByText("You have no passkeys yet.")).toBeDefined();
    await submitPassword();
    await isClosed();
    expect(toasts).toEqual(["The passkey has been added."]);
    expect(await screen.findByText("iPhone")).toBeDefined();
    expect(create.mock.calls[0]?.[0].publicKey).toMatchObject({ rp: { id: "localhost" } });
    const inputOf = (endpoint: string) => calls.find((each) => each.endpoint === endpoint)?.input;
    expect(inputOf(begin)).toEqual({ current_password: "engine" });
    expect(inputOf(finish)).toMatchObject({
      credential: { id: "Y3JlZGVudGlhbA", response: { transports: ["internal"] } },
    });
  });

  test("shows a wrong password at its field", async () => {
    const { create } = fakePasskeys();
    const message = "This is not your current password.";
    showList({ [begin]: () => errorReply(422, "current_password", message, "current_password") });
    const add = await submitPassword();
    expect(await add.findByText(message)).toBeDefined();
    expect(create).not.toHaveBeenCalled();
  });

  test("stays open without a message when the customer cancels, and needs no second proof", async () => {
    const { create } = fakePasskeys();
    create.mockRejectedValueOnce(cancelled());
    const calls = showList();
    const add = await submitPassword();
    await waitFor(() => expect(add.queryByLabelText(/^Current password/)).toBeNull());
    expect([toasts, add.queryByRole("alert")]).toEqual([[], null]);
    await userEvent.click(add.getByRole("button", { name: "Continue" }));
    await isClosed();
    expect(calls.filter(({ endpoint }) => endpoint === begin)).toHaveLength(1);
  });

  test("says when the device has one already", async () => {
    const { create } = fakePasskeys();
    create.mockRejectedValueOnce(new DOMException("Already registered.", "InvalidStateError"));
    showList();
    const add = await submitPassword();
    const text = "This device already has a passkey for your account.";
    expect((await add.findByRole("alert")).textContent).toBe(text);
  });

  test("says when the browser has failed", async () => {
    const { create } = fakePasskeys();
    create.mockRejectedValueOnce(new DOMException("Broken.", "UnknownError"));
    showList();
    const add = await submitPassword();
    const text = "No passkey could be created. Please try again.";
    expect((await add.findByRole("alert")).textContent).toBe(text);
  });

  test("requires a new proof once the shop has refused the passkey", async () => {
    fakePasskeys();
    const message = "This took too long. Please try again.";
    showList({ [finish]: () => errorReply(422, "passkey_expired", message) });
    const add = await submitPassword();
    expect((await add.findByRole("alert")).textContent).toBe(message);
    expect(add.getByLabelText(/^Current password/)).toBeDefined();
  });

  test("requires a code from an account without a password", async () => {
    fakePasskeys();
    const sent = {
      message: "We have sent you a code.",
      otp_send: true,
      verification_on: "email",
      verification_medium: "email",
    } as const;
    const calls = showList(
      { [begin]: ({ otp }) => (otp ? { options: creationOptions } : sent) },
      testCustomer({ has_password: false, is_email_verified: 1 }),
    );
    await press("Add a passkey");
    const add = await dialog("Add a passkey");
    await userEvent.click(add.getByRole("button", { name: "Continue" }));
    expect(await add.findByText("We sent a 6-digit code to ada@example.org.")).toBeDefined();
    await userEvent.click(add.getAllByRole("textbox")[0] as HTMLElement);
    await userEvent.keyboard("123456");
    await userEvent.click(add.getByRole("button", { name: "Verify" }));
    await isClosed();
    expect(calls.filter(({ endpoint }) => endpoint === begin).at(-1)?.input).toEqual({
      otp: "123456",
      verification_on: "email",
    });
    expect(toasts).toEqual(["The passkey has been added."]);
  });
});

describe("renaming a passkey", () => {
  test("shows the new name", async () => {
    const calls = showList({
      "PUT /customer/passkeys/{id}": ({ name }) => {
        passkeys = [{ ...laptop, name: String(name) }];
        return { message: "The passkey has been renamed." };
      },
    });
    await press("Rename Firefox on Windows");
    const rename = await dialog("Rename passkey");
    const name = rename.getByRole("textbox", { name: /^Name/ });
    expect(name).toHaveProperty("value", "Firefox on Windows");
    await userEvent.clear(name);
    await userEvent.click(rename.getByRole("button", { name: "Save" }));
    expect((await rename.findByRole("alert")).textContent).toBe("Please enter a name.");
    await userEvent.type(name, "Work laptop");
    await userEvent.click(rename.getByRole("button", { name: "Save" }));
    await isClosed();
    expect(await screen.findByText("Work laptop")).toBeDefined();
    expect(calls.at(-2)?.input).toEqual({ name: "Work laptop" });
    expect(toasts).toEqual(["The passkey has been renamed."]);
  });
});

describe("removing a passkey", () => {
  const remove = "DELETE /customer/passkeys/{id}";

  async function confirm() {
    await press("Remove Firefox on Windows");
    const question = await dialog("Remove this passkey?");
    await userEvent.click(question.getByRole("button", { name: "Yes" }));
    await isClosed();
  }

  test("asks first, and keeps the focus in the list", async () => {
    showList({
      [remove]: () => {
        passkeys = [];
        return { message: "The passkey has been removed." };
      },
    });
    await confirm();
    expect(await screen.findByText("You have no passkeys yet.")).toBeDefined();
    expect(toasts).toEqual(["The passkey has been removed."]);
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain("You have no passkeys yet."),
    );
    expect(document.activeElement).not.toBe(document.body);
  });

  test("shows that it was removed elsewhere and loads the list again", async () => {
    showList({
      [remove]: () => {
        passkeys = [];
        return errorReply(404, "passkey", "This passkey no longer exists.");
      },
    });
    await confirm();
    expect(toasts).toEqual(["This passkey no longer exists."]);
    expect(await screen.findByText("You have no passkeys yet.")).toBeDefined();
  });
});
