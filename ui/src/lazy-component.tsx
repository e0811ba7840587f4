import { type ComponentType, createElement, use } from "react";

/** A component in its own chunk; `Lazy` renders it. */
export interface LazyComponent<Props> {
  /**
   * Loads the chunk, or waits for it; rejects when it cannot be loaded. A later call tries again.
   */
  load(): Promise<ComponentType<Props>>;
  /** The component once its chunk is loaded, else null. */
  loaded(): ComponentType<Props> | null;
  /** Starts to load the chunk; ignores a failure, which the render that needs it reports. */
  prefetch(): void;
}

export function lazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  let loaded: ComponentType<Props> | null = null;

  async function start() {
    loaded = await importComponent();
    return loaded;
  }

  function load() {
    loading ??= start();
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }

  return { load, loaded: () => loaded, prefetch: () => void load().catch(() => {}) };
}

interface LazyProps<Props> {
  component: LazyComponent<Props>;
  props: Props;
}

/**
 * Suspends until the chunk is loaded, like `React.lazy`, with two differences: a prefetched chunk
 * renders without a flash of the fallback, and a failed load is retried, where `React.lazy` caches
 * the rejection.
 */
export function Lazy<Props extends object>({ component, props }: LazyProps<Props>) {
  return createElement(component.loaded() ?? use(component.load()), props);
}
