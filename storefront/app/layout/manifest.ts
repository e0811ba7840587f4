import { callContext, clientRouterContext } from "../rendering/server-context.ts";
import type { Route } from "./+types/manifest";

const icons = [
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** The web app manifest: how the shop looks once it is installed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { business_name } = await context.get(callContext)("GET /config");
  const manifest = {
    id: "/",
    name: business_name,
    short_name: business_name,
    lang: context.get(clientRouterContext).language,
    start_url: "/home",
    scope: "/",
    display: "standalone",
    background_color: "#fffdfb",
    theme_color: "#fffdfb",
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "no-cache" },
  });
}
