import { pageLoad } from "@errand/client/page-load.ts";
import { sessionValues } from "@errand/ui/safe-storage.ts";
import { store, stored } from "./storage.ts";
import type { StoredKey } from "./stored-values.ts";

/**
 * Which values are about the customer. The others are choices of this device, also for who uses it
 * next.
 */
const isPersonal: Record<StoredKey, boolean> = {
  token: true,
  guest_id: true,
  location: true,
  currentLatLng: true,
  payment: true,
  orderType: true,
  searches: true,
  viewed: true,
  waitingCarts: true,
  interests: true,
  // With the address that the visitor had chosen.
  beforePreview: true,
  // The customer asked this device to remember it.
  userDatafor: false,
  zoneid: false,
  module: false,
  settings: false,
  "language-setting": false,
  country: false,
  pushOffer: false,
  pushRenewal: false,
  preview: false,
};

/**
 * While the page is left, its components may store again what they still hold: the next page
 * removes that.
 */
const leavingKey = "leaving";
/** What is stored for the next page. */
const forNextPage = new Set(["return-path", "toast-after-load", "account-removed"]);

/** A browser that does not answer delays signing out by this much at most, in milliseconds. */
const limitMs = 3_000;

/**
 * Removes everything that this browser has stored about its customer, because somebody else may use
 * it next: local and session storage, cookies of the place, stored pictures and pages, and the
 * subscription to notifications. Tokens and texts are gone when it returns; it resolves when the
 * rest is. The caller loads a page afterwards, which ends what the components of this one still
 * hold.
 */
export async function forgetCustomer(): Promise<void> {
  clearStorage();
  const rest = Promise.allSettled([clearDatabases(), clearPages(), endPush()]);
  await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, limitMs))]);
}

/**
 * Completes `forgetCustomer` on the page that was opened after it, before anything of it reads what
 * is stored.
 */
export function finishForgetting(): void {
  try {
    if (sessionStorage.getItem(leavingKey) === null) return;
    for (const key of Object.keys(sessionStorage)) {
      if (!forNextPage.has(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to remove.
  }
}

/**
 * Whether this page is being left after `forgetCustomer`. What its components still ask would be
 * asked as a guest, and the answer is not shown.
 */
export function isLeaving(): boolean {
  return sessionValues.read(leavingKey) !== null;
}

/** Leaves the page as well when the customer signs out in another tab, whose drafts it may show. */
export function leaveWithOtherTabs(): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key !== "token" || newValue !== null) return;
    clearStorage();
    pageLoad.open("/home");
  });
}

function clearStorage() {
  for (const [key, isGone] of Object.entries(isPersonal) as [StoredKey, boolean][]) {
    if (isGone && stored(key) !== null) store(key, null);
  }
  try {
    for (const key of Object.keys(localStorage)) {
      // What a feature stores under a key of its own is personal, whatever it is. The session of a
      // console on the same device belongs to who works there.
      if (isPersonal[key as StoredKey] === false || key.startsWith("console:")) continue;
      localStorage.removeItem(key);
    }
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to remove.
  }
  sessionValues.write(leavingKey, "1");
  // The browser may show this page once more, by its Back button, as it was.
  window.addEventListener("pageshow", ({ persisted }) => persisted && pageLoad.reload());
}

/** Empties the databases rather than deleting them: a page that has one open would delay that. */
async function clearDatabases() {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  // The console of who works on the same device.
  const own = names.filter((name) => !name.startsWith("console:"));
  await Promise.all(own.map(clearDatabase));
}

function clearDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return resolve(database.close());
      const transaction = database.transaction(stores, "readwrite");
      for (const each of stores) transaction.objectStore(each).clear();
      transaction.oncomplete = () => resolve(database.close());
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

/**
 * Deletes the pages and pictures that were seen; what every visitor has stays, for a start without
 * a connection.
 */
async function clearPages() {
  for (const name of await caches.keys()) {
    // The console of who works on the same device.
    if (name.startsWith("console:")) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname !== "/offline" && !pathname.startsWith("/assets/")) await cache.delete(request);
    }
  }
}

/** The customer is subscribed again with the next sign-in on this device. */
async function endPush() {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  store("pushRenewal", "due");
  await subscription.unsubscribe();
}
