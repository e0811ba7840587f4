import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

const port = Number(process.env.ERRAND_E2E_PORT ?? 4200) + 3;
const url = `http://127.0.0.1:${port}`;
/** The shop of the first city is this server at another host name. */
const cities = [
  {
    name: "Belrive",
    url: `http://localhost:${port}`,
    latitude: 43.61,
    longitude: 3.88,
    radius_km: 12,
  },
  {
    name: "Autun",
    url: "https://autun.example.com",
    latitude: 46.95,
    longitude: 4.3,
    radius_km: 9,
  },
];
let stop = async () => {};

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "errand-cities-"));
  const file = join(folder, "cities.json");
  await writeFile(file, JSON.stringify({ cities }));
  const started = spawn(process.execPath, ["--import", "./quick-imports.ts", "main.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: { PATH: process.env.PATH, PORT: String(port), ERRAND_CITIES: file, ERRAND_LOG: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  stop = async () => {
    const ended = once(started, "exit");
    started.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  for await (const line of createInterface({ input: started.stdout })) {
    if (line.startsWith("Errand is open")) break;
  }
});
test.afterAll(() => stop());

test("a visitor finds the city by the location", async ({ page, browser, context }) => {
  await page.goto(url);
  await expect(page.getByRole("listitem")).toHaveText([/Autun/, /Belrive/]);
  await expectAccessible(page);

  const locate = page.getByRole("button", { name: "Use my location" });
  await locate.click();
  await expect(page.getByRole("status")).toContainText("does not share your location");
  await context.grantPermissions(["geolocation"], { origin: url });
  await context.setGeolocation({ latitude: 44.2, longitude: 4.2 });
  await locate.click();
  await expect(page.getByRole("status")).toHaveText(/The nearest city is Belrive, \d+ km away/);
  expect(page.url()).toBe(`${url}/?latitude=44.20&longitude=4.20`);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.getByRole("status")).toContainText("La ville la plus proche est Belrive");
  await expectAccessible(page);

  await context.setGeolocation({ latitude: 43.6123, longitude: 3.8888 });
  await page.getByRole("button", { name: "Utiliser ma position" }).click();
  await page.waitForURL(`http://localhost:${port}/`);

  await test.step("without scripts, a visitor chooses the city from the list", async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const list = await plain.newPage();
    await list.goto(url);
    await expect(list.getByRole("button")).toHaveCount(0);
    await expect(list.getByRole("link", { name: "Autun" })).toHaveAttribute(
      "href",
      "https://autun.example.com",
    );
    await plain.close();
  });
});
