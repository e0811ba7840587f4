import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

/**
 * Waits for a dialog that has moved the focus into itself. It does so in a frame of its own, which
 * on a busy machine comes in the middle of what a test types before.
 */
export async function findDialog(name?: string | RegExp): Promise<HTMLElement> {
  const dialog = await screen.findByRole("dialog", { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}
