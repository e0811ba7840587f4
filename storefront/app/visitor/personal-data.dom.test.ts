import { pageLoad } from "@errand/client/page-load.ts";
import { toastAfterLoad } from "@errand/ui/toast.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { finishForgetting, forgetCustomer, leaveWithOtherTabs } from "./personal-data.ts";
import { storeReturnPath } from "./return-path.ts";
import { mirrorStored, store, stored } from "./storage.ts";

const quay = "12 Quai des Voiles; Belrive";
const home = { lat: 43.60123, lng: 3.90123 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  store("token", "t".repeat(43));
  store("guest_id", "AbCdEfGhIjKlMnOpQrStUw");
  store("location", quay);
  store("currentLatLng", home);
  store("zoneid", [1]);
  store("searches", ["plasters"]);
  store("settings", { theme: "dark" });
  store("language-setting", "fr");
  store("userDatafor", { email_or_phone: "ada@example.org" });
  localStorage.setItem("guest-address", '{"address":"12 Quai des Voiles"}');
  localStorage.setItem("guest-orders", '[{"id":7,"phone":"+33612345678"}]');
  localStorage.setItem("console:store:token", "of a member of the staff");
  sessionStorage.setItem("checkout-3", '{"address":"12 Quai des Voiles"}');
});

afterEach(() => {
  localStorage.clear();
  for (const key of ["zoneid", "currentLatLng", "settings", "language-setting"] as const) {
    store(key, null);
  }
});

test("forgets what is about the customer, and keeps the choices of the device", async () => {
  await forgetCustomer();
  expect(Object.keys(localStorage).toSorted()).toEqual([
    "console:store:token",
    "language-setting",
    "settings",
    "userDatafor",
    "zoneid",
  ]);
  expect(Object.keys(sessionStorage)).toEqual(["leaving"]);
  expect(document.cookie).not.toContain("currentLatLng");
  expect(document.cookie).not.toContain("signed_in");
  expect(document.cookie).toContain("zoneid");
});

test("is done before the first pause, so that nothing is read in between", () => {
  void forgetCustomer();
  expect([stored("token"), stored("location")]).toEqual([null, null]);
  expect(sessionStorage.getItem("checkout-3")).toBeNull();
});

test("the next page removes what this one stores while it is left, and shows its message", async () => {
  await forgetCustomer();
  localStorage.setItem("console:store:token", "of a member of the staff");
  sessionStorage.setItem("checkout-3", '{"name":"Ada Lovelace"}');
  storeReturnPath("/my-orders");
  toastAfterLoad("success", "Logout successful");
  finishForgetting();
  expect(Object.keys(sessionStorage).toSorted()).toEqual(["return-path", "toast-after-load"]);
});

test("a page that the browser shows once more is loaded again", async () => {
  const reload = vi.spyOn(pageLoad, "reload").mockReturnValue();
  await forgetCustomer();
  window.dispatchEvent(new Event("pageshow"));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalled();
});

test("empties databases and caches, and ends the subscription to notifications", async () => {
  const cleared: string[] = [];
  const unsubscribe = vi.fn(async () => true);
  const deleted: string[] = [];
  const requests = ["/offline", "/assets/app.js", "/checkout", "/images/soap.webp"];
  const cache = {
    keys: async () => requests.map((path) => new Request(`http://localhost${path}`)),
    delete: async ({ url }: Request) => deleted.push(new URL(url).pathname) > 0,
  };
  // The console of who works on the same device stays.
  const opened: string[] = [];
  const open = async (name: string) => {
    opened.push(name);
    return cache;
  };
  vi.stubGlobal("caches", { keys: async () => ["pages-2", "console:/vendor:1"], open });
  vi.stubGlobal("indexedDB", fakeDatabases(cleared));
  vi.stubGlobal("navigator", {
    serviceWorker: {
      getRegistration: async () => ({
        pushManager: { getSubscription: async () => ({ unsubscribe }) },
      }),
    },
  });
  await forgetCustomer();
  vi.unstubAllGlobals();
  expect(deleted).toEqual(["/checkout", "/images/soap.webp"]);
  expect(opened).toEqual(["pages-2"]);
  expect(cleared).toEqual(["errand-chat/unsent-pictures"]);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(stored("pushRenewal")).toBe("due");
});

/** One database with one store; what is cleared is recorded. */
function fakeDatabases(cleared: string[]) {
  const later = (work: () => void) => void Promise.resolve().then(work);
  function transaction(database: string) {
    const self = {
      oncomplete: () => {},
      objectStore: (name: string) => ({ clear: () => cleared.push(`${database}/${name}`) }),
    };
    later(() => self.oncomplete());
    return self;
  }
  return {
    databases: async () => [{ name: "errand-chat" }, { name: "console:store:chat" }],
    open: (name: string) => {
      const result = {
        objectStoreNames: ["unsent-pictures"],
        transaction: () => transaction(name),
        close: () => {},
      };
      const request = { result, onsuccess: () => {} };
      later(() => request.onsuccess());
      return request;
    },
  };
}

test("signing out in another tab clears this one as well, and opens the home page", () => {
  const open = vi.spyOn(pageLoad, "open").mockReturnValue();
  leaveWithOtherTabs();
  window.dispatchEvent(new StorageEvent("storage", { key: "token", newValue: "u".repeat(43) }));
  expect(open).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent("storage", { key: "token", newValue: null }));
  expect(open).toHaveBeenCalledExactlyOnceWith("/home");
  expect([stored("location"), sessionStorage.getItem("checkout-3")]).toEqual([null, null]);
});

test("cookies name the cell of the place for a month, and never the address", () => {
  const cookies = decodeURIComponent(document.cookie);
  expect(cookies).not.toContain("Quai");
  expect(cookies).not.toContain("43.60123");
  expect(cookies).toMatch(/currentLatLng=\{"lat":43\.60\d+,"lng":3\.90\d+\}/);
  // The page of a cell is the same for the exact place: it need not be loaded again.
  expect(mirrorStored()).toBe(false);
  expect(stored("currentLatLng")).toEqual(home);
});

test("a cookie with the address is taken over and deleted", () => {
  localStorage.removeItem("location");
  // biome-ignore lint/suspicious/noDocumentCookie: former versions of the page wrote it this way.
  document.cookie = `location=${encodeURIComponent(quay)}; Path=/; Max-Age=60`;
  mirrorStored();
  expect(stored("location")).toBe(quay);
  expect(document.cookie).not.toContain("location=");
});
