import { type ComponentType, createElement, Suspense, useEffect, useState } from "react";
import { Overlay } from "./overlay.tsx";

/** A component whose JavaScript is fetched when it is first needed, so that the first page does not carry it. */
export interface Part<Props> {
  load(): Promise<ComponentType<Props>>;
  /** What has been fetched, to be drawn without a wait. */
  arrived(): ComponentType<Props> | null;
  /** Starts fetching, when a pointer or the focus comes near what will open it. */
  preload(): void;
}

export function onDemand<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  let arrived: ComponentType<Props> | null = null;

  async function fetch() {
    arrived = await load();
    return arrived;
  }

  function start() {
    loading ??= fetch();
    // A failed load is forgotten, so that the next opening tries again.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }

  return {
    load: start,
    arrived: () => arrived,
    // Nobody waits for a preload: whoever opens it tries again, and is told.
    preload: () => void start().catch(() => {}),
  };
}

interface OnDemandProps<Props> {
  part: Part<Props>;
  isOpen: boolean;
  props: Props;
  /** It could not be fetched: close it again, and say so. */
  onFault(): void;
  /** Nobody waits for it: the page below stays as it is until it is there. */
  isQuiet?: boolean;
}

/** Draws a part from when it is first open; it stays afterwards, so that it can close in its own way. */
export function OnDemand<Props extends object>({
  part,
  isOpen,
  props,
  onFault,
  isQuiet = false,
}: OnDemandProps<Props>) {
  const [component, setComponent] = useState(part.arrived);

  useEffect(() => {
    if (!isOpen || component) return;
    let isGone = false;
    part.load().then(
      (loaded) => isGone || setComponent(() => loaded),
      () => isGone || onFault(),
    );
    return () => {
      isGone = true;
    };
  }, [part, isOpen, component, onFault]);

  if (component) return <Suspense fallback={null}>{createElement(component, props)}</Suspense>;
  return isOpen && !isQuiet ? <LateOverlay /> : null;
}

/** The overlay, only once the wait has become long enough to be noticed. */
export function LateOverlay() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <Overlay /> : null;
}
