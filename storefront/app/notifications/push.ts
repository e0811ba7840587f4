import { call } from "../api/call.ts";
import { store, stored } from "../visitor/storage.ts";

/**
 * Why this browser does not receive pushed notifications: it cannot, or its user has refused them.
 */
export type PushObstacle = "unsupported" | "denied";

export function pushObstacle(): PushObstacle | null {
  const isSupported =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Whether the user of this browser has neither allowed notifications nor refused them. */
export function isPushUndecided(): boolean {
  return pushObstacle() === null && Notification.permission === "default";
}

/**
 * Asks for permission if need be, and subscribes this browser. Returns what prevents it; null when
 * it has.
 */
export async function subscribeToPush(): Promise<PushObstacle | null> {
  const obstacle = pushObstacle();
  if (obstacle) return obstacle;
  // Directly after the click: browsers ignore requests that come later.
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { public_key } = await call("GET /customer/push-subscription");
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of another key, or of another installation of the shop, cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  });
  await call("PUT /customer/cm-firebase-token", {
    cm_firebase_token: JSON.stringify(subscription),
  });
  return null;
}

export async function unsubscribeFromPush(): Promise<void> {
  await call("DELETE /customer/cm-firebase-token");
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Subscribes a browser again that received notifications before its customer signed out and in
 * again.
 */
export async function renewPush(): Promise<void> {
  if (pushObstacle() || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription && stored("pushRenewal") === null) return;
  store("pushRenewal", null);
  if (!subscription) return void (await subscribeToPush());
  await call("PUT /customer/cm-firebase-token", {
    cm_firebase_token: JSON.stringify(subscription),
  });
}
