import { newQueryClient, resetPersonalQueries } from "@errand/client/query-client.ts";
import type { Config } from "@errand/core/config/config.contract";
import { countryName } from "@errand/core/formats";
import { knowOffset } from "@errand/core/known-offset";
import { directionOf } from "@errand/core/text-direction";
import { offsetSpan } from "@errand/core/time";
import { IconSprite } from "@errand/ui/icon-sprite.tsx";
import { showToastAfterLoad } from "@errand/ui/toast.ts";
import latinFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Links, Outlet, ScrollRestoration, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/root";
import { ScopeProvider } from "./api/scope.tsx";
import { headScripts } from "./head-scripts.ts";
import { scrollKey } from "./items/item-dialog-url.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { Shell } from "./layout/layout.tsx";
import { useShownModule } from "./modules/use-shown-module.ts";
import { FirstPageScript } from "./rendering/first-page-script.tsx";
import { PageScripts } from "./rendering/page-scripts.tsx";
import { callContext, clientRouterContext, originContext } from "./rendering/server-context.ts";
import { openPayoutAfterLoad } from "./shell/removed-account.ts";
import styles from "./styles/app.css?url";
import { onStored, useStored } from "./visitor/storage.ts";
import type { Theme } from "./visitor/stored-values.ts";
import { useClientContext } from "./visitor/use-client-context.ts";

export const links: Route.LinksFunction = () => [
  // By its URL: imported for its effect, every lazily loaded chunk that shares one with this file
  // would add it again.
  { rel: "stylesheet", href: styles },
  { rel: "preload", href: latinFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  { rel: "apple-touch-icon", href: "/icon-192.png" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
];

/** The data of every page: the shop's settings, and the modules of the visitor's zones. */
export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const [config, modules] = await Promise.all([call("GET /config"), call("GET /module")]);
  const { language } = context.get(clientRouterContext);
  // Computed on the server: in the browser, country names take longer than rendering the bar that
  // shows one.
  const country = countryName(language, config.country);
  const offset = offsetSpan(new Date(), config.time_zone);
  const shop = {
    config: withoutStaff(config),
    ...{ modules, origin: context.get(originContext) },
  };
  return { shop, country, offset };
}

/** Only the consoles sign staff in; every page contains the rest. */
function withoutStaff(config: Config): Config {
  return { ...config, demo_info: config.demo_info && { ...config.demo_info, staff: [] } };
}

/** Loads once, and again only on explicit revalidation: settings do not change between pages. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useClientContext();
  const settings = useStored("settings");
  const module = useShownModule();
  return (
    <html
      lang={language}
      dir={settings?.direction ?? directionOf(language)}
      data-theme={settings?.theme}
      data-module={module?.module_type}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={settings?.theme ?? "light dark"} />
        <ThemeColour theme={settings?.theme} />
        {Object.entries(headScripts).map(([name, script]) => (
          <script
            key={name}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of ours without any data.
            dangerouslySetInnerHTML={{ __html: script }}
          />
        ))}
        {/* No nonce: the policy allows own files, and browsers hide nonces from hydration. */}
        <Links nonce="" />
      </head>
      <body>
        <IconSprite />
        {children}
        <FirstPageScript />
        <ScrollRestoration getKey={scrollKey} />
        <PageScripts />
      </body>
    </html>
  );
}

/** The colour of the browser's toolbar: the background of the page (`--paper`). */
function ThemeColour({ theme }: { theme: Theme | undefined }) {
  const colours = { light: "#fffdfb", dark: "#101114" };
  if (theme) return <meta name="theme-color" content={colours[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.dark} />
    </>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const [client] = useState(newQueryClient);
  // Before anything asks for a local time.
  useState(() => knowOffset(loaderData.offset));
  useEffect(showToastAfterLoad, []);
  useEffect(openPayoutAfterLoad, []);

  // Data of one customer must not be shown to another. It is cleared after the screen has rendered
  // for the new session, so that a guest does not request data that only the customer had.
  useEffect(
    () => onStored("token", () => queueMicrotask(() => resetPersonalQueries(client))),
    [client],
  );

  return (
    <QueryClientProvider client={client}>
      <ScopeProvider>
        <Shell {...loaderData}>
          <Outlet />
        </Shell>
      </ScopeProvider>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
