import { useEffect, useState } from "react";

export interface Battery {
  /** 0 to 1. */
  level: number;
  isCharging: boolean;
}

/** `navigator.getBattery` of Chromium, which the types of the DOM do not have. */
interface BatteryManager extends EventTarget {
  level: number;
  charging: boolean;
}

/** The battery of this device; null where the browser does not tell. */
export function useBattery(): Battery | null {
  const [battery, setBattery] = useState<Battery | null>(null);
  useEffect(() => {
    let manager: BatteryManager | null = null;
    let isOver = false;
    const update = () =>
      manager && setBattery({ level: manager.level, isCharging: manager.charging });
    void readManager().then((found) => {
      if (isOver || !found) return;
      manager = found;
      manager.addEventListener("levelchange", update);
      manager.addEventListener("chargingchange", update);
      update();
    });
    return () => {
      isOver = true;
      manager?.removeEventListener("levelchange", update);
      manager?.removeEventListener("chargingchange", update);
    };
  }, []);
  return battery;
}

async function readManager(): Promise<BatteryManager | null> {
  if (!("getBattery" in navigator) || typeof navigator.getBattery !== "function") return null;
  const manager: BatteryManager = await navigator.getBattery();
  return manager;
}
