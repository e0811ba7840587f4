import type { StorefrontContract } from "@errand/core/contract.storefront";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { listen } from "../api/live-updates.ts";
import { everyScope } from "../api/queries.ts";
import { onStored, stored, useStored } from "../visitor/storage.ts";
import { totalCount, unreadCount } from "./live-counts.ts";
import { notificationsEndpoint } from "./notifications.queries.ts";

type Counts = Pick<
  StorefrontContract[typeof streamEndpoint]["reply"],
  "unread_message_count" | "total_count"
>;

const streamEndpoint = "GET /customer/notifications/stream";
const nothing: Counts = { unread_message_count: 0, total_count: 0 };

function show({ unread_message_count, total_count }: Counts) {
  unreadCount.set(unread_message_count);
  totalCount.set(total_count);
}

/**
 * Keeps the numbers of unseen notifications and unread messages, and the list of notifications, up
 * to date while a customer is signed in.
 */
export function LiveNotifications() {
  const client = useQueryClient();
  const token = useStored("token");
  const isListening = useIsListening();

  useEffect(
    () =>
      onStored("token", () => {
        if (stored("token") === null) return;
        // The choice stays as it is if this fails; the settings show it.
        void import("./push.ts").then(({ renewPush }) => renewPush()).catch(() => {});
      }),
    [],
  );

  useEffect(() => {
    if (token === null) return show(nothing);
    if (!isListening) return;
    return listen(
      streamEndpoint,
      {},
      {
        onEvent: (name, data) => {
          if (name !== "notifications") return;
          show(data as Counts);
          void client.invalidateQueries(everyScope(notificationsEndpoint));
        },
        onState: () => {},
        onRefused: () => show(nothing),
      },
    );
  }, [client, token, isListening]);

  return null;
}

/**
 * Visible tabs listen, and one of the hidden ones, so that its title has the number: browsers open
 * few connections to one host. The others catch up once they are seen.
 */
function useIsListening(): boolean {
  const isVisible = useIsVisible();
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    // Browsers offer locks only to secure pages.
    if (isVisible || !navigator.locks) return;
    const stop = new AbortController();
    const isOver = new Promise<void>((resolve) => {
      stop.signal.addEventListener("abort", () => resolve());
    });
    const hold = () => {
      setChosen(true);
      return isOver;
    };
    // Only waiting for the lock can be aborted; being aborted is no failure.
    navigator.locks.request("live-notifications", { signal: stop.signal }, hold).catch(() => {});
    return () => {
      stop.abort();
      setChosen(false);
    };
  }, [isVisible]);
  return isVisible || isChosen;
}

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === "visible");
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return isVisible;
}
