import { consoleNames, consolePaths } from "@errand/core/console-paths";
import { Hono } from "hono";
import { messageIn } from "../messages/messages.ts";
import { plainPageVisitor } from "./plain-page.ts";

const icons = [
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** The background of a page (`--paper`). */
const papers = { light: "#fffdfb", dark: "#101114" };

/** The web app manifests of the consoles: how each looks once it is installed. */
export function consoleManifests(shop: () => Promise<{ businessName: string }>): Hono {
  const app = new Hono();
  for (const name of consoleNames) {
    const path = consolePaths[name];
    app.get(`${path}/manifest.webmanifest`, async (c) => {
      const { language, theme = "light" } = plainPageVisitor(c);
      const { businessName } = await shop();
      const title = messageIn(language, "consoles", name);
      c.header("Cache-Control", "private, no-cache");
      c.header("Vary", "Cookie, Accept-Language");
      const manifest = {
        id: path,
        name: messageIn(language, "consoles", "name", { shop: businessName, title }),
        short_name: title,
        lang: language,
        start_url: path,
        scope: path,
        display: "standalone",
        background_color: papers[theme],
        theme_color: papers[theme],
        icons,
      };
      return c.body(JSON.stringify(manifest), 200, { "Content-Type": "application/manifest+json" });
    });
  }
  return app;
}
