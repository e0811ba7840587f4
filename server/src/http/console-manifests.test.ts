import { expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { consoleManifests } from "./console-manifests.ts";

const { db, api } = await startTestApi();
await seedShop(db);
const app = consoleManifests(api.shop);

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`${path}/manifest.webmanifest`, { headers });
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  return await response.json();
}

test.each([
  ["/vendor", "Store"],
  ["/courier", "Courier"],
  ["/desk", "Desk"],
])("%s is installed as an app of its own", async (path, title) => {
  expect(await read(path)).toMatchObject({
    id: path,
    start_url: path,
    scope: path,
    short_name: title,
    lang: "en",
    theme_color: "#fffdfb",
  });
});

test("an app has the language and the theme of the visitor", async () => {
  const settings = encodeURIComponent('{"theme":"dark"}');
  const Cookie = `language-setting=fr; settings=${settings}`;
  expect(await read("/courier", { Cookie })).toMatchObject({
    short_name: "Livreur",
    lang: "fr",
    theme_color: "#101114",
  });
});
