import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import pg from "pg";
import { renderCards } from "./cards.ts";

/** The floors: the same kind of work in bare `node:http`. */
const { PORT, FLOOR_REPLY = "", FLOOR_DATABASE = "", FLOOR_ITEM } = process.env;
const { FLOOR_SEARCH = "", FLOOR_SEARCHES = "[]" } = process.env;
const reply: unknown = JSON.parse(readFileSync(FLOOR_REPLY, "utf8"));
const pool = new pg.Pool({ connectionString: FLOOR_DATABASE, max: 16 });

const searches = JSON.parse(FLOOR_SEARCHES) as string[][];
let searched = 0;

const answers: Record<string, () => Promise<string> | string> = {
  "/bytes": () => JSON.stringify(reply),
  "/cards": () => renderCards(24),
  "/point": () =>
    firstRow({
      name: "point",
      text: "select id, slug, name, description, price from items where id = $1",
      values: [Number(FLOOR_ITEM)],
    }),
  "/search": async () => {
    const values = searches[searched++ % searches.length] ?? [];
    const { rows } = await pool.query({ name: "search", text: FLOOR_SEARCH, values });
    return JSON.stringify(rows);
  },
  "/insert": () =>
    firstRow({
      name: "insert",
      text: "insert into guests (id) values (gen_random_uuid()) returning id",
    }),
};

async function firstRow(query: pg.QueryConfig): Promise<string> {
  const { rows } = await pool.query(query);
  return JSON.stringify(rows[0]);
}

createServer(async (request, response) => {
  const answer = answers[request.url ?? ""];
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { "content-type": "application/json" }).end(await answer());
}).listen(Number(PORT), "127.0.0.1");
