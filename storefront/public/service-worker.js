/**
 * Pushed notifications, and the shop without a connection: pages that were open before, else `/offline`.
 *
 * Pages come from the network whenever it answers, so that nothing is ever stale online; files below
 * `/assets/` and pictures never change under their name and come from the cache. Only pages that the shop renders are
 * stored, because they contain no personal data: neither the API, whose responses may, nor private files, nor an address
 * with a secret. Signing out deletes the pages that were open (`app/visitor/personal-data.ts`).
 */

importScripts("/pushed-notification.js");

const pages = "pages-2";
const files = "files-1";
const limits = { [pages]: 40, [files]: 300 };
const offlinePath = "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(storeOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOtherCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  // The consoles have a worker of their own (`consoles/service-worker.js`).
  if (/^\/(vendor|courier|desk)(\/|$)/.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else if (/^\/(assets|images)\//.test(url.pathname)) event.respondWith(openFile(event));
  else if (url.pathname.endsWith(".data")) event.respondWith(fromNetwork(event));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = self.notificationAddress(event.notification);
  if (address) event.waitUntil(openWindow(address));
});

async function openWindow(address) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((client) => "navigate" in client);
  if (!open) return void (await self.clients.openWindow(address));
  // A browser may keep its window in the background; the page opens nevertheless.
  await open.focus().catch(() => {});
  await open.navigate(address);
}

async function storeOfflinePage() {
  const response = await fetch(offlinePath, { cache: "reload" });
  if (!response.ok) return;
  const html = await response.clone().text();
  await (await caches.open(pages)).put(offlinePath, response);
  const assets = new Set(html.match(/\/assets\/[\w./-]+/g) ?? []);
  const cache = await caches.open(files);
  // A file that is missing does not keep the others from being stored.
  await Promise.allSettled([...assets].map((path) => cache.add(path)));
}

async function deleteOtherCaches() {
  const names = await caches.keys();
  const isOurs = (name) => name in limits || name.startsWith("console:");
  await Promise.all(names.filter((name) => !isOurs(name)).map((name) => caches.delete(name)));
}

async function openPage(event) {
  try {
    return await fromNetwork(event);
  } catch {
    const { pathname, search } = new URL(event.request.url);
    // A page of its own address: the scripts of a page expect to be at its path.
    if (pathname !== offlinePath) {
      return Response.redirect(`${offlinePath}?to=${encodeURIComponent(pathname + search)}`);
    }
    const offline = await caches.match(offlinePath);
    return offline ?? Response.error();
  }
}

async function openFile(event) {
  const { request } = event;
  const stored = await caches.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(store(files, request, response.clone()));
  return response;
}

/** The response of the network, which is stored; the stored one when the network does not answer. */
async function fromNetwork(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (isShopPage(request, response)) {
      event.waitUntil(store(pages, request, response.clone()));
    }
    return response;
  } catch (error) {
    const stored = await caches.match(request, { ignoreVary: true });
    if (stored) return stored;
    throw error;
  }
}

/** Whether a response is a page that the shop rendered for everybody: its HTML, or the data of the router. */
function isShopPage({ url }, { ok, redirected, headers }) {
  const isPage = /^text\/(html|x-script)\b/.test(headers.get("Content-Type") ?? "");
  const mayStore = !/no-store/.test(headers.get("Cache-Control") ?? "");
  const isSecret = [...new URL(url).searchParams.keys()].some((name) =>
    /token|phone|number|code/.test(name),
  );
  return ok && !redirected && isPage && mayStore && !isSecret;
}

/** Stores a response; the oldest ones beyond the limit go, the page without a connection stays. */
async function store(name, request, response) {
  const cache = await caches.open(name);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== offlinePath);
  const excess = keys.slice(0, Math.max(0, keys.length - limits[name]));
  await Promise.all(excess.map((key) => cache.delete(key)));
}
