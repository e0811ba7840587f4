import { Hono } from "hono";
import { compress } from "./compress.ts";
import { type KeptPages, keepPages } from "./kept-pages.ts";
import type { Visitor } from "./listen.ts";
import type { Log } from "./log.ts";
import type { Observation } from "./observe.ts";
import { safeHeaders } from "./safe-headers.ts";

/** Answers what nobody else did: with a page. `report` takes what went wrong where no page can show it. */
export type AnswerPage = (
  request: Request,
  visitor: Visitor,
  report: (error: unknown) => void,
) => Promise<Response>;

export type FrontParts = {
  log: Log;
  /** The public address. */
  url: string;
  observation: Observation;
  /** Each answers its own addresses. */
  routes: (Hono | null)[];
  page: AnswerPage;
  /** Which pages are kept and until when; null keeps none. */
  kept: KeptPages | null;
};

/** All that is asked of the process comes in here. */
export function createFront({ log, url, observation, routes, page, kept }: FrontParts) {
  const report = (request: unknown) => (error: unknown) =>
    log.error({ err: error, request }, "unexpected");

  const app = new Hono<{
    Bindings: Visitor;
    Variables: { requestId: string; hasFault: boolean };
  }>();
  app.use(observation.watch);
  app.use(safeHeaders(url));
  app.use(compress);
  for (const one of [observation.app, ...routes]) if (one) app.route("/", one);
  if (kept) app.all("*", keepPages(kept), compress);
  app.all("*", (c) =>
    page(c.req.raw, c.env, (error) => {
      c.set("hasFault", true);
      report(c.get("requestId"))(error);
    }),
  );
  app.onError((error, c) => {
    report(c.get("requestId"))(error);
    return c.text("Something went wrong. Une erreur est survenue.\n", 500);
  });
  return app;
}
