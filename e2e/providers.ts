import { createServer } from "node:http";
import { startOpenIdProvider } from "@errand/server/integrations/identity/testing";

/** Stands in for Google, and on the next port for Facebook, while journeys are made. */
const [port = "", returnTo = ""] = process.argv.slice(2);
const google = await startOpenIdProvider({ port: Number(port), returnTo });

/** Facebook as it documents itself; everybody there is the same person, who told it no e-mail. */
const facebook = createServer((request, response) => {
  const asked = new URL(request.url ?? "/", "http://facebook");
  const given = asked.searchParams;
  if (asked.pathname === "/dialog/oauth") {
    const told = new URLSearchParams({ access_token: "EAAB", state: given.get("state") ?? "" });
    response.writeHead(302, { Location: `${given.get("redirect_uri")}#${told}` }).end();
    return;
  }
  const id = "4711";
  const token = { app_id: "errand-app", is_valid: true, user_id: id, expires_at: 0 };
  const answer = asked.pathname === "/me" ? { id, name: "Ada Byron Lovelace" } : { data: token };
  response.writeHead(200, {
    "Content-Type": "application/json",
    "Access-Control-Allow-Origin": "*",
    // Of the journeys' browsers, which send one of their own with everything.
    "Access-Control-Allow-Headers": "*",
  });
  response.end(JSON.stringify(answer));
});
facebook.listen(Number(port) + 1, "127.0.0.1");

process.on("SIGTERM", () => {
  facebook.close();
  void google.close();
});
