import { openTable } from "@errand/server/tables/open-table";

/** Reads a table and prints its rows, the seconds it took and the memory of its process at most. */
const startedAt = performance.now();
const { rows } = await openTable(process.argv[2] ?? "");
let count = 0;
for await (const _row of rows()) count += 1;
const seconds = (performance.now() - startedAt) / 1000;
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ count, seconds, megabytes }));
