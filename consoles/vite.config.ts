import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { precompress } from "../build/precompress.ts";
import { writeServiceWorker } from "./write-service-worker.ts";

const consoles = ["store", "courier", "desk"];
const build = join(import.meta.dirname, "build");

export default defineConfig(({ command }) => ({
  // Apart from the storefront's modules, which a development server serves as well.
  base: command === "serve" ? "/consoles/" : "/",
  publicDir: false,
  plugins: [tailwindcss(), finishBuild()],
  build: {
    outDir: join(build, "client"),
    // Fonts stay separate files: inlined, they would delay the style sheet.
    assetsInlineLimit: 0,
    // Every browser that the consoles support preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: consoles.map((name) => join(import.meta.dirname, `${name}.html`)),
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[hash].js",
        // What all consoles load first is one file: together it compresses better. What only lazy
        // screens need, or one console alone, stays out of it.
        codeSplitting: {
          groups: [
            {
              name: "console",
              tags: ["$initial"],
              minShareCount: consoles.length,
              test: (id) => !/[/]consoles[/]src[/]store[/]|[/]react-router[/]/.test(id),
            },
          ],
        },
      },
    },
  },
}));

/** Separates the pages, which the server completes, from the files that it serves as they are. */
function finishBuild(): Plugin {
  return {
    name: "finish-build",
    apply: "build",
    async closeBundle() {
      const pages = join(build, "pages");
      const client = join(build, "client");
      await mkdir(pages, { recursive: true });
      for (const name of consoles) {
        await rename(join(client, `${name}.html`), join(pages, `${name}.html`));
      }
      const source = join(import.meta.dirname, "service-worker.js");
      await writeServiceWorker({ client, pages, source });
      await precompress(client);
    },
  };
}
