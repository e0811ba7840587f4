import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { listen } from "../api/live-updates.ts";
import { everyScope } from "../api/query-client.ts";
import { onStored, stored, useStored } from "../client/storage.ts";
import { notificationsEndpoint } from "./notifications.queries.ts";
import { setUnseenCount } from "./unseen-count.ts";

/**
 * Keeps the number of unseen notifications and their list up to date while a customer is signed in. Only a
 * visible tab listens: browsers open few connections to one host, and the others catch up once they are seen.
 */
export function LiveNotifications() {
  const client = useQueryClient();
  const token = useStored("token");
  const isVisible = useIsVisible();

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
    if (token === null) return setUnseenCount(0);
    if (!isVisible) return;
    return listen(
      "GET /customer/notifications/stream",
      {},
      {
        onEvent: (name, data) => {
          if (name !== "notifications") return;
          setUnseenCount((data as { unseen_count: number }).unseen_count);
          void client.invalidateQueries(everyScope(notificationsEndpoint));
        },
        onState: () => {},
        onRefused: () => setUnseenCount(0),
      },
    );
  }, [client, token, isVisible]);

  return null;
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
