import { once } from "node:events";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

/**
 * A proxy of the same site that removes all scripts: same text, styles, fonts and pictures. Content
 * that streams in later stays hidden, because no script moves it into place.
 */
export async function openScriptFree(origin: string) {
  const server = createServer(async (request, response) => {
    const { url = "/", headers } = request;
    if (headers.accept?.startsWith("text/html")) {
      const page = await fetch(origin + url, {
        headers: {
          cookie: headers.cookie ?? "",
          "user-agent": headers["user-agent"] ?? "",
          "accept-encoding": "identity",
        },
      });
      const bytes = brotliCompressSync(withoutScripts(await page.text()), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      });
      response
        .writeHead(page.status, {
          "content-type": "text/html; charset=utf-8",
          "content-encoding": "br",
        })
        .end(bytes);
      return;
    }
    const forwarded = ask(origin + url, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function withoutScripts(page: string): string {
  return page
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*(modulepreload|as="script")[^>]*>/g, "");
}
