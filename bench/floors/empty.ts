import { createServer } from "node:http";

/** The least a Node server can be. */
createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
}).listen(Number(process.env.PORT), "127.0.0.1");
