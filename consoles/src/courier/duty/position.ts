import { createContext, useContext, useSyncExternalStore } from "react";

export interface CourierPosition {
  latitude: number;
  longitude: number;
  /** Degrees clockwise from north; null while the courier stands or the phone does not know. */
  heading: number | null;
  /** Metres around the position. */
  accuracy: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface PositionState {
  position: CourierPosition | null;
  /** Null while the phone has not answered. */
  isAllowed: boolean | null;
}

/** Where this phone is, while somebody wants to know. */
export interface PositionWatch {
  state(): PositionState;
  subscribe(listener: () => void): () => void;
  /** Asks the phone for leave, which it shows to the courier; resolves to whether it is given. */
  allow(): Promise<boolean>;
  /** Watches until the returned function is called. */
  start(): () => void;
}

/** The phone's answers may be this old: its last one saves battery. */
const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 5000, timeout: 20_000 };

export function createPositionWatch(): PositionWatch {
  let state: PositionState = { position: null, isAllowed: null };
  const listeners = new Set<() => void>();

  function change(changes: Partial<PositionState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function hear({ coords, timestamp }: GeolocationPosition) {
    const { latitude, longitude, accuracy } = coords;
    const heading = Number.isFinite(coords.heading) ? coords.heading : null;
    change({
      position: { latitude, longitude, heading, accuracy, at: timestamp },
      isAllowed: true,
    });
  }

  function fail(error: GeolocationPositionError) {
    // A phone that does not know where it is, as in a lift, may know it later.
    if (error.code === error.PERMISSION_DENIED) change({ isAllowed: false });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    allow: () =>
      new Promise((resolve) => {
        if (!("geolocation" in navigator)) {
          change({ isAllowed: false });
          return resolve(false);
        }
        navigator.geolocation.getCurrentPosition(
          (position) => {
            hear(position);
            resolve(true);
          },
          (error) => {
            fail(error);
            resolve(state.isAllowed !== false);
          },
          options,
        );
      }),
    start() {
      if (!("geolocation" in navigator)) {
        change({ isAllowed: false });
        return () => {};
      }
      const id = navigator.geolocation.watchPosition(hear, fail, options);
      return () => navigator.geolocation.clearWatch(id);
    },
  };
}

export const PositionContext = createContext<PositionWatch | null>(null);

export function usePositionWatch(): PositionWatch {
  const found = useContext(PositionContext);
  if (found === null) throw new Error("usePositionWatch requires a PositionContext.");
  return found;
}

/** Where the courier is, as far as this phone knows. */
export function usePosition(): PositionState {
  const watch = usePositionWatch();
  return useSyncExternalStore(watch.subscribe, watch.state);
}
