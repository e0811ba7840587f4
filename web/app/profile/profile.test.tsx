import type { User } from "@errand/core/account/account.contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { loginBy } from "../account/sign-in-testing.tsx";
import { testCustomer } from "../account/testing.ts";
import { store, stored } from "../client/storage.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { panelStore } from "../shell/panels.ts";
import { errorReply, type FakeReplies, fakeApi, readToasts } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import ProfilePage from "./profile.page.tsx";

const sendPhoneCode = vi.hoisted(() => vi.fn());
vi.mock("../account/firebase/send-phone-code.ts", () => ({ sendPhoneCode }));

const ada = testCustomer();

let profile: User;
let toasts: string[];

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
  profile = ada;
  toasts = readToasts();
});

const update = "POST /customer/update-profile";
const saved = { message: "Updated successfully." };

function showPage(answers: FakeReplies = {}, { manual = true, page = "profile-settings" } = {}) {
  const asked = fakeApi({ "GET /customer/info": () => profile, ...answers });
  const centralize_login = manual ? loginBy("manual") : loginBy("otp");
  renderApp(
    <ShopContext value={testShop({ centralize_login })}>
      <ProfilePage />
    </ShopContext>,
    { at: "/profile", query: `?page=${page}`, routes: { "/": "The landing page" } },
  );
  return asked;
}

const field = (name: string | RegExp) => screen.findByRole("textbox", { name });
const button = (name: string) => screen.findByRole("button", { name });

async function fill(name: string | RegExp, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

async function typeCode(code: string) {
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getAllByRole("textbox")[0] as HTMLElement);
  await userEvent.keyboard(code);
  await userEvent.click(dialog.getByRole("button", { name: "Verify" }));
}

describe("the details", () => {
  test("are sent together, and what the server says of a field stands beside it", async () => {
    const asked = showPage({
      [update]: () => errorReply(422, "email", "Somebody has this email.", "email"),
    });
    await fill(/^Name/, "Grace Hopper");
    await fill(/^Email/, "grace@example.org");
    await userEvent.click(await button("Save changes"));
    const email = await field(/^Email/);
    await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
    expect(asked.at(-1)?.input).toEqual({
      name: "Grace Hopper",
      email: "grace@example.org",
      phone: "+33612345678",
    });
    expect(screen.getByDisplayValue("Grace Hopper")).toBeTruthy();
    expect(screen.getByDisplayValue("grace@example.org")).toBeTruthy();
    expect(toasts).toEqual(["Somebody has this email."]);
  });

  test("are not sent without a name and a valid email", async () => {
    const asked = showPage();
    await userEvent.clear(await field(/^Name/));
    await fill(/^Email/, "ada");
    await userEvent.click(await button("Save changes"));
    expect(await screen.findByText("First name is required")).toBeTruthy();
    expect(screen.getByText("Must be a valid email")).toBeTruthy();
    expect(asked.map(({ endpoint }) => endpoint)).toEqual(["GET /customer/info"]);
  });

  test("a verified phone is masked and cannot be changed", async () => {
    profile = { ...ada, is_phone_verified: 1 };
    const asked = showPage({ [update]: () => saved });
    const phone = await field("Phone number");
    expect(phone.getAttribute("value")).toBe("+33\u00a0•••••••\u00a078");
    expect(phone.hasAttribute("readonly")).toBe(true);
    expect(screen.getByText("Not Changeable")).toBeTruthy();
    await userEvent.click(await button("Save changes"));
    await waitFor(() => expect(toasts).toEqual(["Updated successfully."]));
    expect(asked.find(({ endpoint }) => endpoint === update)?.input.phone).toBe("+33612345678");
  });

  test("a changed phone is in place once its code came back", async () => {
    const asked = showPage({
      [update]: ({ otp }) =>
        otp === "123456"
          ? saved
          : otp
            ? errorReply(422, "otp", "This code is not right.", "otp")
            : {
                message: "We have sent you a code.",
                otp_send: true,
                verification_on: "phone",
                verification_medium: "SMS",
              },
    });
    await fill(/^Phone number/, "0698765432");
    await userEvent.click(await button("Save changes"));
    expect(await screen.findByRole("dialog", { name: "Verify your phone number" })).toBeTruthy();
    expect(screen.getByText(/\+33 ••••••• 32/)).toBeTruthy();
    await typeCode("999999");
    expect(await screen.findByText("This code is not right.")).toBeTruthy();
    await userEvent.keyboard("{Backspace>6/}");
    await typeCode("123456");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.filter(({ endpoint }) => endpoint === update).at(-1)?.input).toEqual({
      name: "Ada Lovelace",
      email: "ada@example.org",
      phone: "+33698765432",
      otp: "123456",
      verification_on: "phone",
    });
    expect(toasts.at(-1)).toBe("Updated successfully.");
  });

  test("the present email is proved by a code, and nothing else is sent", async () => {
    const asked = showPage({
      [update]: ({ otp }) =>
        otp
          ? saved
          : { message: "", otp_send: true, verification_on: "email", verification_medium: "email" },
    });
    await userEvent.click(await button("Verify this email"));
    await typeCode("123456");
    await waitFor(() => expect(toasts).toEqual(["Updated successfully."]));
    const sent = asked.filter(({ endpoint }) => endpoint === update).map(({ input }) => input);
    expect(sent).toEqual([
      { button_type: "email", email: "ada@example.org" },
      { button_type: "email", email: "ada@example.org", otp: "123456", verification_on: "email" },
    ]);
  });
});

test("who closed the dialog can still type the code that was sent", async () => {
  let isSent = false;
  showPage({
    [update]: ({ otp }) => {
      if (otp) return saved;
      if (isSent) return errorReply(429, "otp", "A code was sent just now.");
      isSent = true;
      return {
        message: "",
        otp_send: true,
        verification_on: "email",
        verification_medium: "email",
      };
    },
  });
  await fill(/^Email/, "grace@example.org");
  await userEvent.click(await button("Save changes"));
  await screen.findByRole("dialog", { name: "Verify your email" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await userEvent.click(await button("Save changes"));
  await typeCode("123456");
  await waitFor(() =>
    expect(toasts).toEqual(["A code was sent just now.", "Updated successfully."]),
  );
});

test("where Firebase sends the codes, its session goes to the server with the code", async () => {
  sendPhoneCode.mockResolvedValue("a session");
  const asked = showPage({
    [update]: ({ otp }) =>
      otp
        ? saved
        : {
            message: "",
            otp_send: true,
            verification_on: "phone",
            verification_medium: "firebase",
          },
  });
  await userEvent.click(await button("Verify this phone number"));
  await screen.findByRole("button", { name: "Verify" });
  await typeCode("123456");
  await waitFor(() => expect(toasts).toEqual(["Updated successfully."]));
  expect(sendPhoneCode).toHaveBeenCalledWith(expect.objectContaining({ phone: ada.phone }));
  expect(asked.filter(({ endpoint }) => endpoint === update).at(-1)?.input).toEqual({
    button_type: "phone",
    phone: ada.phone,
    otp: "123456",
    session_info: "a session",
    verification_on: "phone",
  });
});

describe("the picture", () => {
  const choose = async (file: File) => {
    await button("Choose a picture");
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is nothing to choose a file with.");
    await userEvent.setup({ applyAccept: false }).upload(input, file);
  };

  test.each(["image/avif", "image/webp", "application/pdf"])("is not one in %s", async (type) => {
    showPage();
    await choose(new File(["x"], "me", { type }));
    const words =
      "This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.";
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(toasts).toEqual([words]);
  });

  test("is not larger than 2 MB", async () => {
    showPage();
    await choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], "me.jpg", { type: "image/jpeg" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "This picture is larger than 2 MB.",
    );
  });

  test("is cut by keys, shown, and sent with the details", async () => {
    vi.stubGlobal("createImageBitmap", async () => ({ width: 400, height: 200 }));
    const draw = vi.fn();
    const context: Partial<CanvasRenderingContext2D> = { drawImage: draw, fillRect: () => {} };
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(
      context as CanvasRenderingContext2D,
    );
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) =>
      done(new Blob(["square"], { type: "image/jpeg" })),
    );
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:me", revokeObjectURL() {} }),
    );
    showPage();
    await choose(new File(["wide"], "me.png", { type: "image/png" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Crop the picture" }));
    for (const name of ["Zoom", "Left to right", "Top to bottom"]) {
      expect(dialog.getByRole("slider", { name })).toBeTruthy();
    }
    await userEvent.click(dialog.getByRole("button", { name: "Use this picture" }));
    expect(await screen.findByAltText("Your new picture, not saved yet")).toBeTruthy();
    expect(draw.mock.lastCall?.slice(1)).toEqual([100, 0, 200, 200, 0, 0, 640, 640]);
  });
});

describe("the password", () => {
  test("is there only while people can sign in with one", async () => {
    showPage({}, { manual: false });
    await button("Save changes");
    expect(screen.queryByLabelText(/New password/)).toBeNull();
  });

  test("is said twice alike, and sent with the present one", async () => {
    const asked = showPage({ [update]: () => saved });
    await userEvent.type(await screen.findByLabelText(/^New password/), "analytical");
    await userEvent.type(screen.getByLabelText(/^Current password/), "engine");
    await userEvent.type(screen.getByLabelText(/^Confirm password/), "difference");
    await userEvent.click(await button("Save the password"));
    expect(await screen.findByText("Passwords must match")).toBeTruthy();
    await userEvent.clear(screen.getByLabelText(/^Confirm password/));
    await userEvent.type(screen.getByLabelText(/^Confirm password/), "analytical");
    await userEvent.click(await button("Save the password"));
    await waitFor(() => expect(toasts).toEqual(["Updated successfully."]));
    expect(asked.find(({ endpoint }) => endpoint === update)?.input).toEqual({
      button_type: "change_password",
      password: "analytical",
      confirm_password: "analytical",
      current_password: "engine",
    });
    for (const name of [/^New password/, /^Current password/]) {
      expect((screen.getByLabelText(name) as HTMLInputElement).value).toBe("");
    }
  });

  async function typeNew() {
    await userEvent.type(await screen.findByLabelText(/^New password/), "analytical");
    await userEvent.type(screen.getByLabelText(/^Confirm password/), "analytical");
    await userEvent.click(await button("Save the password"));
  }

  test("is not sent without the present one, and a wrong one is told beside it", async () => {
    const asked = showPage({
      [update]: () =>
        errorReply(
          422,
          "current_password",
          "This is not your current password.",
          "current_password",
        ),
    });
    await typeNew();
    const current = await screen.findByLabelText(/^Current password/);
    expect(await screen.findByText("Please enter your current password.")).toBeTruthy();
    expect(asked.some(({ endpoint }) => endpoint === update)).toBe(false);

    await userEvent.type(current, "a guess");
    await userEvent.click(await button("Save the password"));
    expect(await screen.findByText("This is not your current password.")).toBeTruthy();
    expect(current.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByDisplayValue("analytical")).toHaveLength(2);
  });

  test("where there was none needs a code, which goes to the contact of the account", async () => {
    profile = { ...ada, has_password: false, is_email_verified: 1 };
    const asked = showPage({
      [update]: ({ otp }) =>
        otp
          ? saved
          : { message: "", otp_send: true, verification_on: "email", verification_medium: "email" },
    });
    await typeNew();
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
    expect(await screen.findByRole("dialog", { name: "Confirm that it is you" })).toBeTruthy();
    expect(screen.getByText(/to ada@example\.org/)).toBeTruthy();
    await typeCode("123456");
    await waitFor(() => expect(toasts).toEqual(["Updated successfully."]));
    expect(asked.filter(({ endpoint }) => endpoint === update).at(-1)?.input).toEqual({
      button_type: "change_password",
      password: "analytical",
      confirm_password: "analytical",
      otp: "123456",
      verification_on: "email",
    });
  });
});

describe("deleting the account", () => {
  const remove = "DELETE /customer/remove-account";

  async function confirm(password?: string) {
    await userEvent.click(await button("Delete account"));
    const question = within(await screen.findByRole("dialog", { name: "Delete your account" }));
    if (password) await userEvent.type(question.getByLabelText(/^Current password/), password);
    await userEvent.click(question.getByRole("button", { name: "Yes" }));
    return question;
  }

  test("is asked about, forgets who was here and leads to the landing page", async () => {
    store("userDatafor", { email_or_phone: "camille@belrive.example" });
    const asked = showPage({ [remove]: () => ({ message: "Account has been deleted." }) });
    await confirm("engine");
    expect(await screen.findByText("The landing page")).toBeTruthy();
    expect(asked.find(({ endpoint }) => endpoint === remove)?.input).toEqual({
      current_password: "engine",
    });
    expect([stored("token"), stored("userDatafor")]).toEqual([null, null]);
    expect(toasts).toEqual(["Account has been deleted."]);
  });

  test("that an order stands in the way of is said, and nothing changes", async () => {
    showPage({ [remove]: () => errorReply(409, "ongoing", "An order is under way.") });
    await confirm("engine");
    expect((await screen.findByRole("alert")).textContent).toBe("An order is under way.");
    expect(stored("token")).not.toBeNull();
    expect(toasts).toEqual(["An order is under way."]);
  });

  test("needs the password, and a wrong one is told beside it", async () => {
    const asked = showPage({
      [remove]: () =>
        errorReply(
          422,
          "current_password",
          "This is not your current password.",
          "current_password",
        ),
    });
    const question = await confirm();
    expect(await question.findByText("Please enter your current password.")).toBeTruthy();
    expect(asked.some(({ endpoint }) => endpoint === remove)).toBe(false);
    await userEvent.type(question.getByLabelText(/^Current password/), "a guess{Enter}");
    expect(await question.findByText("This is not your current password.")).toBeTruthy();
    expect(stored("token")).not.toBeNull();
  });

  test("needs a code where there is no password", async () => {
    profile = { ...ada, has_password: false, is_phone_verified: 1 };
    const asked = showPage({
      [remove]: ({ otp }) =>
        otp === "123456"
          ? { message: "Account has been deleted." }
          : otp
            ? errorReply(422, "otp", "This code is not right.", "otp")
            : {
                message: "We have sent you a code.",
                otp_send: true,
                verification_on: "phone",
                verification_medium: "SMS",
              },
    });
    const question = await confirm();
    expect(await question.findByText(/\+33 ••••••• 78/)).toBeTruthy();
    expect(question.queryByRole("button", { name: "Yes" })).toBeNull();
    await typeCode("999999");
    expect(await question.findByText("This code is not right.")).toBeTruthy();
    await userEvent.keyboard("{Backspace>6/}");
    await typeCode("123456");
    expect(await screen.findByText("The landing page")).toBeTruthy();
    expect(asked.filter(({ endpoint }) => endpoint === remove).at(-1)?.input).toEqual({
      otp: "123456",
      verification_on: "phone",
    });
    expect(stored("token")).toBeNull();
  });

  test("needs a new sign-in where there is neither", async () => {
    profile = { ...ada, has_password: false };
    showPage({ [remove]: () => errorReply(403, "sign_in_again", "Please sign in again.") });
    await confirm();
    expect((await screen.findByRole("alert")).textContent).toBe("Please sign in again.");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a guest", () => {
  test("is told to sign in, asks nothing, and comes back to the very page", async () => {
    store("token", null);
    const asked = showPage({}, { page: "address" });
    expect(await screen.findByText("Please sign in")).toBeTruthy();
    expect(toasts).toEqual(["You must be login to access this page."]);
    expect(panelStore.get()).toMatchObject({
      name: "sign-in",
      input: { next: "/profile?page=address" },
    });
    expect(asked).toEqual([]);
  });

  test("who has just signed out is not asked to sign in", async () => {
    showPage();
    await button("Save changes");
    act(() => store("token", null));
    expect(await screen.findByText("Please sign in")).toBeTruthy();
    expect(toasts).toEqual([]);
  });
});
