import { useEffect } from "react";
import { useCourierClient } from "../courier-client.ts";
import { usePositionWatch } from "./position.ts";
import { createPositionReports } from "./report-positions.ts";

/** Watches where the phone is and reports it, while the courier works. */
export function useReportPosition(isOn: boolean): void {
  const watch = usePositionWatch();
  const client = useCourierClient();
  useEffect(() => {
    if (!isOn) return;
    const report = createPositionReports(client);
    const unsubscribe = watch.subscribe(() => {
      const { position } = watch.state();
      if (position) void report(position);
    });
    const stop = watch.start();
    return () => {
      stop();
      unsubscribe();
    };
  }, [isOn, watch, client]);
}
