import { createServer } from "node:http";
import { startOpenIdProvider } from "@errand/server/integrations/identity/testing";

/** Fake Google, and on the next port fake Facebook, for end-to-end tests. */
const [port = "", returnTo = ""] = process.argv.slice(2);
const google = await startOpenIdProvider({ port: Number(port), returnTo });

/** Follows Facebook's documented API. Always signs in the same person, who has no email there. */
const facebook = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://facebook");
  if (url.pathname === "/dialog/oauth") {
    const fragment = new URLSearchParams({
      access_token: "EAAB",
      state: url.searchParams.get("state") ?? "",
    });
    response
      .writeHead(302, { Location: `${url.searchParams.get("redirect_uri")}#${fragment}` })
      .end();
    return;
  }
  const id = "4711";
  const token = { app_id: "errand-app", is_valid: true, user_id: id, expires_at: 0 };
  const body = url.pathname === "/me" ? { id, name: "Ada Byron Lovelace" } : { data: token };
  response.writeHead(200, {
    "Content-Type": "application/json",
    "Access-Control-Allow-Origin": "*",
    // The tests' browsers send X-Forwarded-For with every request.
    "Access-Control-Allow-Headers": "*",
  });
  response.end(JSON.stringify(body));
});
facebook.listen(Number(port) + 1, "127.0.0.1");

process.on("SIGTERM", () => {
  facebook.close();
  void google.close();
});
