import {
  type PushObstacle,
  type PushServer,
  pushObstacle,
  subscribeToPush,
} from "@errand/client/push.ts";
import { call } from "../api/call.ts";
import { store, stored } from "../visitor/storage.ts";

/** Whether the user of this browser has neither allowed notifications nor refused them. */
export function isPushUndecided(): boolean {
  return pushObstacle() === null && Notification.permission === "default";
}

const server: PushServer = {
  readKey: async () => (await call("GET /customer/push-subscription")).public_key,
  subscribe: (subscription) =>
    call("PUT /customer/cm-firebase-token", { cm_firebase_token: subscription }),
};

/** Subscribes this browser as its customer wishes; returns what prevents it, null when it has. */
export function subscribeBrowser(): Promise<PushObstacle | null> {
  return subscribeToPush(server, () => navigator.serviceWorker.ready);
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
  if (!subscription) return void (await subscribeBrowser());
  await server.subscribe(JSON.stringify(subscription));
}
