import { type PushObstacle, pushObstacle, subscribeToPush } from "@errand/client/push.ts";
import type { StaffAudience } from "@errand/core/principals";
import { localValues } from "@errand/ui/safe-storage.ts";
import type { StaffApi } from "../staff-api.ts";
import { readyWorker } from "../worker/worker.ts";

/**
 * Whether this device is to receive notifications: a choice about the device, which outlives the
 * session of who made it.
 */
const choice = (audience: StaffAudience) => `console:${audience}:notifications`;

export async function turnOn(audience: StaffAudience, api: StaffApi): Promise<PushObstacle | null> {
  const server = {
    readKey: async () => (await api.readPush()).public_key,
    subscribe: (subscription: string) => api.subscribePush({ subscription }),
  };
  const obstacle = await subscribeToPush(server, readyWorker);
  if (!obstacle) localValues.write(choice(audience), "on");
  return obstacle;
}

export async function turnOff(audience: StaffAudience, api: StaffApi): Promise<void> {
  localValues.remove(choice(audience));
  await api.unsubscribePush();
  await endSubscription();
}

/** Ends what the browser receives when a session ends: the next one subscribes anew. */
export async function endSubscription(): Promise<void> {
  if (pushObstacle()) return;
  const { pushManager } = await readyWorker();
  await (await pushManager.getSubscription())?.unsubscribe();
}

/** Subscribes a device again whose person has signed out and in again, or whose address is gone. */
export async function renew(audience: StaffAudience, api: StaffApi): Promise<void> {
  if (localValues.read(choice(audience)) === null) return;
  if (pushObstacle() || Notification.permission !== "granted") return;
  const { pushManager } = await readyWorker();
  const isSubscribed = (await pushManager.getSubscription()) !== null;
  if (isSubscribed && (await api.readPush()).is_active) return;
  await turnOn(audience, api);
}
