import type { StaffAudience } from "./principals.ts";

/** The paths of the pages of each console, by who works with it. */
export const consolePaths = {
  store: "/vendor",
  courier: "/courier",
  desk: "/desk",
} as const satisfies Record<StaffAudience, string>;

export type ConsoleName = keyof typeof consolePaths;
export const consoleNames = Object.keys(consolePaths) as ConsoleName[];
