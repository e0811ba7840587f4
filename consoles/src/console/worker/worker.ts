import { pageLoad } from "@errand/client/page-load.ts";

/** The service worker of this console; a page that is not of a build has none. */

let registration: Promise<ServiceWorkerRegistration> | null = null;
/** The name of the build that made this page. */
let ownBuild = "";
let isNewer = false;
const listeners = new Set<() => void>();

/** A tablet shows its page for days, so that it asks for a new version by itself. */
const lookEveryMs = 3_600_000;

/** Registers the worker of the console at `path`, whose page is of `build`. */
export function startWorker(path: string, build: string): void {
  if (!("serviceWorker" in navigator)) return;
  ownBuild = build;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => openAddress(data));
  serviceWorker.addEventListener("controllerchange", () => void check(serviceWorker.controller));
  registration = serviceWorker.register("/console-worker.js", { scope: path });
  registration.then(watch).catch(() => {
    // Without it, the console works as long as there is a connection.
    registration = null;
  });
}

/** The registration of the worker once it runs; rejects without one. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const found = await registration;
  if (!found) throw new Error("This console has no service worker.");
  const starting = found.installing ?? found.waiting;
  if (found.active || !starting) return found;
  await new Promise<void>((resolve) => {
    starting.addEventListener("statechange", () => {
      if (starting.state === "activated") resolve();
    });
  });
  return found;
}

/** Whether a version that is newer than this page can be opened. */
export const newVersion = {
  isReady: () => isNewer,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Loads it; what was done here waits in the outbox. */
  async open() {
    (await registration)?.waiting?.postMessage("take-over");
    pageLoad.reload();
  },
};

function watch(found: ServiceWorkerRegistration) {
  void check(found.waiting);
  found.addEventListener("updatefound", () => {
    const { installing } = found;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") void check(found.waiting);
    });
  });
  const look = () => void found.update().catch(() => {});
  setInterval(look, lookEveryMs);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
}

/**
 * A worker of the build of this page takes over: the page was loaded while the worker was not
 * installed. One of another build waits for a person.
 */
async function check(worker: ServiceWorker | null) {
  if (!worker) return;
  const build = await askBuild(worker);
  if (build === ownBuild) return worker.postMessage("take-over");
  isNewer = true;
  for (const listener of listeners) listener();
}

function askBuild(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage("build", [port2]);
  });
}

/** A notification was pressed: this page goes to its address, as by a link. */
function openAddress(data: unknown) {
  if (typeof data !== "object" || data === null || !("open" in data)) return;
  history.pushState(null, "", String(data.open));
  window.dispatchEvent(new PopStateEvent("popstate"));
}
