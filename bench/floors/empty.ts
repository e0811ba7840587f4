import { createServer } from "node:http";

/** The smallest possible Node server. */
createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
}).listen(Number(process.env.PORT), "127.0.0.1");
