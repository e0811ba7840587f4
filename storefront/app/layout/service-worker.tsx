import { useEffect } from "react";

/**
 * Registers the service worker once the page has loaded, so that it delays nothing; not in
 * development.
 */
export function ServiceWorker() {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const register = () => {
      // Without it, the shop works as before.
      navigator.serviceWorker.register("/service-worker.js").catch(() => {});
    };
    if (document.readyState === "complete") return register();
    window.addEventListener("load", register, { once: true });
    return () => window.removeEventListener("load", register);
  }, []);
  return null;
}
