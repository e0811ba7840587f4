import { stored } from "./storage.ts";

/** Whether a preview was over while no page was open, so that its zone is still chosen. */
export function hasFormerPreview(): boolean {
  return stored("preview") === null && stored("beforePreview") !== null;
}
