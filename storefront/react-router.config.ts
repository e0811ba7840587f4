import type { Config } from "@react-router/dev/config";
import { precompress } from "../build/precompress.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The route table is small. Sending all of it saves a request before the first visit of each
  // page.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
