import { defineConfig } from "drizzle-kit";
import { casing } from "./src/database/database.ts";

export default defineConfig({
  dialect: "postgresql",
  schema: "./src/**/*.tables.ts",
  out: "./migrations",
  casing,
});
