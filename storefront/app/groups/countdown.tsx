import { useMessages } from "@errand/ui/messages/messages.ts";
import { useEffect, useState } from "react";

/** How long members can still choose, in minutes and seconds. */
export function Countdown({ until }: { until: string }) {
  const t = useMessages("groups");
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((new Date(until).getTime() - now) / 1000));
  const minutes = Math.floor(seconds / 60);
  const text = `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <span
      role="timer"
      aria-label={t("left", { count: minutes })}
      className="rounded-full bg-warn-soft px-3 py-1.5 font-bold text-warn tabular-nums"
    >
      <bdi aria-hidden>{text}</bdi>
    </span>
  );
}
