import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { button, showProfile, startSignedIn } from "./profile-testing.tsx";

let toasts: string[];

beforeEach(() => {
  toasts = startSignedIn();
});

describe("the picture", () => {
  const choose = async (file: File) => {
    await button("Choose a picture");
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("The page has no file input.");
    await userEvent.setup({ applyAccept: false }).upload(input, file);
  };

  test.each(["image/avif", "image/webp", "application/pdf"])(
    "cannot be of type %s",
    async (type) => {
      showProfile();
      await choose(new File(["x"], "me", { type }));
      const message =
        "This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.";
      expect((await screen.findByRole("alert")).textContent).toBe(message);
      expect(toasts).toEqual([message]);
    },
  );

  test("cannot be larger than 2 MB", async () => {
    showProfile();
    await choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], "me.jpg", { type: "image/jpeg" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "This picture is larger than 2 MB.",
    );
  });

  test("is cropped by keyboard and previewed", async () => {
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
    showProfile();
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
