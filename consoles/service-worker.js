/**
 * The worker of a console: the one at `/vendor`, `/courier` or `/desk`, whichever registered it. It
 * shows pushed notifications, and opens the console without a connection.
 *
 * The build prepends `built`: its name, and the files that each console loads. All of them are
 * stored with the page when a build is installed, so that every screen opens, and a page never
 * meets files of another build. The API is not stored: what a device keeps of it, the pages keep.
 */

importScripts("/pushed-notification.js");

const { pathname: root } = new URL(self.registration.scope);
const prefix = `console:${root}:`;
const cacheName = prefix + built.build;
/** A connection that has not answered by then is none, in milliseconds. */
const patienceMs = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(storeBuild());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener("message", ({ data, ports }) => {
  if (data === "take-over") self.skipWaiting();
  else if (data === "build") ports[0].postMessage(built.build);
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && isPage(pathname)) event.respondWith(openPage(event));
  else if (built.files[root].includes(pathname)) event.respondWith(openFile(request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = self.notificationAddress(event.notification);
  if (address) event.waitUntil(openWindow(address));
});

/** A page that is open goes to the address by itself: loaded anew, it could not ring at once. */
async function openWindow(address) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find(({ url }) => isPage(new URL(url).pathname));
  if (!open) return void (await self.clients.openWindow(address));
  // A browser may keep its window in the background; the page opens nevertheless.
  await open.focus().catch(() => {});
  open.postMessage({ open: address });
}

function isPage(pathname) {
  return pathname === root || pathname.startsWith(`${root}/`);
}

/** Fails where a server still has another build; the browser tries again later. */
async function storeBuild() {
  const cache = await caches.open(cacheName);
  const page = await fetch(root, { cache: "reload" });
  if (!(await keepPage(page))) throw new Error("The page is of another build.");
  await cache.addAll(built.files[root]);
}

/** The build before stays, because a tab may still show it. */
async function deleteOldBuilds() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const old = builds.filter((name) => name !== cacheName).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page of the network, in the present language and theme; the stored one without an answer. */
async function openPage(event) {
  const answer = fetch(event.request).then((response) => {
    const copy = response.clone();
    event.waitUntil(keepPage(copy));
    return response;
  });
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const response = await Promise.race([answer, patience]).catch(() => undefined);
  if (response?.ok) return response;
  const stored = await (await caches.open(cacheName)).match(root);
  return stored ?? answer;
}

/** Stores a page of this build, which is the same at each path; returns whether it is one. */
async function keepPage(response) {
  const isBuild = response.ok && (await response.clone().text()).includes(`"${built.build}"`);
  if (isBuild) await (await caches.open(cacheName)).put(root, response);
  return isBuild;
}

async function openFile(request) {
  return (await caches.match(request)) ?? fetch(request);
}
