import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { firstPageChunks } from "./first-page-chunks.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Fonts and pictures stay separate files: inlined, they would delay the style sheet.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // As short as the bundler allows: every first page contains two hundred of them.
            chunkFileNames: "assets/[hash:7].js",
            codeSplitting: firstPageChunks(),
          },
        },
      },
    },
  },
});
