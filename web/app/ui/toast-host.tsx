import { useSyncExternalStore } from "react";
import { OnDemand, onDemand } from "./on-demand.tsx";
import { firstToast } from "./toast.ts";

const toaster = onDemand(() => import("./toaster.tsx").then((file) => file.Toaster));

/** Fetches what shows messages when there is a first one to show. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(firstToast.subscribe, firstToast.isThere, () => false);
  return <OnDemand part={toaster} isOpen={isNeeded} props={{}} />;
}
