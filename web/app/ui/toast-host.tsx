import { useSyncExternalStore } from "react";
import { useFirstSign } from "./first-sign.ts";
import { OnDemand, onDemand } from "./on-demand.tsx";
import { firstToast } from "./toast.ts";

const toaster = onDemand(() => import("./toaster.tsx").then((file) => file.Toaster));

/**
 * Fetches what shows messages at the first sign of somebody who may cause one; then it is there when
 * the connection is not. If it cannot be fetched, what waited to be said is dropped: it would be old
 * news, and whoever causes a message is told beside what they did as well.
 */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(firstToast.subscribe, firstToast.isThere, () => false);

  useFirstSign(toaster.preload);
  return <OnDemand part={toaster} isOpen={isNeeded} props={{}} onFault={firstToast.drop} isQuiet />;
}
