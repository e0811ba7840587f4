import type { Config } from "@react-router/dev/config";
import { precompress } from "./precompress.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The whole route table is small; knowing it saves a request before every first visit of a page.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
