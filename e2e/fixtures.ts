import { test as base, type ConsoleMessage } from "@playwright/test";
import { findTestData, type TestData } from "./test-data.ts";
import { TestUser } from "./test-user.ts";

export { expect, type Locator, type Page } from "@playwright/test";

interface TestFixtures {
  /** Browser errors that this test expects. Any other error fails the test. */
  toleratedErrors: RegExp[];
  user: TestUser;
}

/** Playwright's `test` for a new guest. An unexpected error in the browser's console fails it. */
export const test = base.extend<TestFixtures, { testData: TestData }>({
  toleratedErrors: [[], { option: true }],

  // Each test has an IP address of its own, so that tests share no rate limit.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
  extraHTTPHeaders: async ({}, use) => {
    const byte = () => Math.floor(Math.random() * 256);
    await use({ "X-Forwarded-For": `10.${byte()}.${byte()}.${byte()}` });
  },

  testData: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      await use(await findTestData(request));
      await request.dispose();
    },
    { scope: "worker" },
  ],

  page: async ({ page, toleratedErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.stack ?? error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !isBusyPicture(message)) errors.push(message.text());
    });
    await use(page);
    const unexpected = errors.filter((text) => !toleratedErrors.some((known) => known.test(text)));
    base.expect(unexpected, "Unexpected errors in the browser's console").toEqual([]);
  },

  user: async ({ context, request, testData, baseURL }, use) => {
    await use(new TestUser({ context, request, testData, baseURL: baseURL ?? "" }));
  },
});

/**
 * Whether the shop refused a picture because too many waited to be drawn, as when tests open many
 * pages of a new shop on a busy machine. Its box keeps its place, and a test about a picture
 * expects it itself.
 */
function isBusyPicture(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return message.text().includes("status of 503") && /^https?:\/\/[^/]+\/images\//.test(url);
}
