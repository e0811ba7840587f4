import { fileURLToPath } from "node:url";
import { findBrowser } from "@errand/e2e/find-browser";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

export interface Paint {
  /** Milliseconds from the navigation to the largest contentful paint. */
  largest: number;
  blocking: number;
  shift: number;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

/** A phone with an empty cache and the visitor's cookies. */
async function newPhone(
  browser: Browser,
  url: string,
  cookies: Record<string, string>,
): Promise<BrowserContext> {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: userAgentOf(browser),
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    // The slow network does not slow its requests down.
    serviceWorkers: "block",
  });
  await phone.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url,
    })),
  );
  return phone;
}

/**
 * The user agent of a phone. The shop takes a headless browser for a crawler, to which it sends the
 * whole page in one piece.
 */
function userAgentOf(browser: Browser): string {
  const [major] = browser.version().split(".");
  return `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`;
}

/** Paint metrics of a first visit on a slow phone and network, once the page is idle. */
export async function paintOf(
  browser: Browser,
  url: string,
  cookies: Record<string, string>,
): Promise<Paint> {
  const phone = await newPhone(browser, url, cookies);
  try {
    const page = await phone.newPage();
    await page.addInitScript({ path: fileURLToPath(new URL("observe-paint.js", import.meta.url)) });
    await throttle(page);
    await loadPage(page, url);
    for (let time = 0; time < 20; time++) {
      const paint: Paint = await page.evaluate("globalThis.paint");
      if (paint.largest > 0) return paint;
      await page.waitForTimeout(1_000); // The page's content security policy forbids waitForFunction (eval).
    }
    throw new Error(`${url} shows nothing`);
  } finally {
    await phone.close();
  }
}

/** A tap and what it brings to the screen. */
export interface Tap {
  what: string;
  /** How the addresses of the links begin. */
  path: string;
  /** A CSS selector of the answer. */
  answer: string;
}

export const itemTap: Tap = {
  what: "an item to its dialog",
  path: "/product/",
  answer: "[role=dialog]",
};

export const storeTap: Tap = {
  what: "a store to its menu",
  path: "/store/",
  answer: "section[id^=menu-]",
};

export const vehicleTap: Tap = {
  what: "a vehicle to its page",
  path: "/rental/vehicle/",
  answer: "#free-days",
};

/**
 * Milliseconds from a tap on the first such link of a page to the frame with its answer, on a slow
 * phone, after the prefetch that an approaching finger triggers.
 */
export async function tapOf(
  browser: Browser,
  url: string,
  cookies: Record<string, string>,
  { what, path, answer }: Tap,
): Promise<number> {
  const phone = await newPhone(browser, url, cookies);
  try {
    const page = await phone.newPage();
    await page.addInitScript(`globalThis.answer = ${JSON.stringify(answer)}`);
    await page.addInitScript({ path: fileURLToPath(new URL("observe-tap.js", import.meta.url)) });
    await throttle(page);
    await loadPage(page, url);
    const links = page.locator(`a[href^='${path}']`);
    const card = page.locator("main article").filter({ has: links });
    const link = card.first().locator(links).first();
    await link.scrollIntoViewIfNeeded();
    await link.dispatchEvent("pointerenter");
    await link.focus();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(2_000); // The slow CPU still parses the prefetched scripts; no event reports the end.
    await link.tap();
    for (let time = 0; time < 100; time++) {
      const tap: number = await page.evaluate("globalThis.tap");
      if (tap > 0) return tap;
      await page.waitForTimeout(100); // Polling every frame would distort the measurement.
    }
    throw new Error(`a tap on ${what} of ${url} is not answered`);
  } finally {
    await phone.close();
  }
}

async function throttle(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 562,
    downloadThroughput: 1_470_000 / 8,
    uploadThroughput: 675_000 / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

export interface Scripts {
  /** What the page loads to be shown and to answer: everything but the rest. */
  needed: Buffer[];
  /** What it loads ahead once it has loaded and the browser is idle, for a later interaction. */
  idle: Buffer[];
}

/**
 * The scripts that a first visit loads before the first interaction. Those that a browser without
 * idle callbacks loads too are needed by the page.
 */
export async function scriptsOf(
  browser: Browser,
  url: string,
  cookies: Record<string, string>,
): Promise<Scripts> {
  const needed = await loadedScripts(browser, url, cookies, { hasIdleCallbacks: false });
  const all = await loadedScripts(browser, url, cookies, { hasIdleCallbacks: true });
  const idle = [...all].filter(([address]) => !needed.has(address));
  return { needed: [...needed.values()], idle: idle.map(([, script]) => script) };
}

async function loadedScripts(
  browser: Browser,
  url: string,
  cookies: Record<string, string>,
  { hasIdleCallbacks }: { hasIdleCallbacks: boolean },
): Promise<Map<string, Buffer>> {
  const phone = await newPhone(browser, url, cookies);
  try {
    const page = await phone.newPage();
    if (!hasIdleCallbacks) await page.addInitScript("delete globalThis.requestIdleCallback");
    const scripts = new Map<string, Promise<Buffer>>();
    page.on("response", (response) => {
      const type = response.headers()["content-type"] ?? "";
      if (type.includes("javascript")) scripts.set(response.url(), response.body());
    });
    await loadPage(page, url);
    const bodies = [...scripts].map(async ([address, body]) => [address, await body] as const);
    return new Map(await Promise.all(bodies));
  } finally {
    await phone.close();
  }
}

async function loadPage(page: Page, url: string) {
  const response = await page.goto(url, { waitUntil: "networkidle", timeout: 120_000 });
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}`);
  await page.waitForTimeout(2_000); // Work after the last response counts too; no event reports that a page is idle.
}
