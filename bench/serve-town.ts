import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Fills a town with the code of a checkout of the project, this one or an older one, and answers
 * where it is: `node bench/serve-town.ts <folder of the checkout> <items>`. Its PostgreSQL runs
 * until SIGTERM.
 */
const [folder = "", items] = process.argv.slice(2);
const { openTown } = (await import(
  pathToFileURL(join(folder, "bench/town.ts")).href
)) as typeof import("./town.ts");
const town = await openTown(Number(items), (_title, fill) => fill(() => {}));
const { databaseUrl } = town;
const server = createServer((_request, response) => {
  response.end(JSON.stringify({ databaseUrl, folder: town.folder }));
}).listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", async () => {
  server.close();
  await town.close();
  process.exit();
});
