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

/** Where the subscription of a browser is stored. */
export interface PushServer {
  readKey(): Promise<string>;
  /** Stores a subscription, as JSON. */
  subscribe(subscription: string): Promise<unknown>;
}

/**
 * Asks for permission if need be, and subscribes the service worker of `ready`. Returns what
 * prevents it; null when it has.
 */
export async function subscribeToPush(
  server: PushServer,
  ready: () => Promise<ServiceWorkerRegistration>,
): Promise<PushObstacle | null> {
  const obstacle = pushObstacle();
  if (obstacle) return obstacle;
  // Directly after the click: browsers ignore requests that come later.
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const publicKey = await server.readKey();
  const { pushManager } = await ready();
  // One of another key, or of another installation of the shop, cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await server.subscribe(JSON.stringify(subscription));
  return null;
}
