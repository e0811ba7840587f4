import type { AccountPayout } from "@errand/core/account/profile.contract";
import type { Language } from "@errand/core/language";

/** The panels that open over any page, and the input of each. */
export interface PanelInputs {
  menu: undefined;
  language: { language: Language };
  cart: undefined;
  "rental-cart": undefined;
  wishlist: undefined;
  /** The vehicles and providers of the wishlist. */
  "rental-wishlist": undefined;
  /** Opens at the anchor, or in the middle of the screen without one. */
  location: { anchor: HTMLElement | null };
  /** A first location opens the home page; a change stays on the page. */
  map: { purpose: "first" | "change" };
  modules: undefined;
  addresses: undefined;
  /** The path to go to after signing in; the page stays when it is missing. */
  "sign-in": { mode: "sign-in" | "sign-up"; next?: string };
  /** The path to go to as a guest or after signing in. */
  "guest-or-login": { next: string };
  profile: { anchor: HTMLElement | null };
  notifications: { anchor: HTMLElement | null };
  logout: undefined;
  /** What became of the money of an account that has just been removed. */
  "account-removed": AccountPayout;
}

export type PanelName = keyof PanelInputs;

/** The props of a panel's component. */
export interface PanelProps<Name extends PanelName> {
  open: boolean;
  onClose(): void;
  input: PanelInputs[Name];
}

export type OpenPanel = {
  [Name in PanelName]: { name: Name; input: PanelInputs[Name]; isOpen: boolean };
}[PanelName];

/**
 * The store of the overlays without a URL. Its panel is the open one, or the last one while it
 * closes, so that it can slide out.
 */
export const panelStore = createPanelStore();

function createPanelStore() {
  let panel: OpenPanel | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => panel,
    set(next: OpenPanel | null) {
      panel = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Opens a panel from anywhere: `openPanel("cart")`, `openPanel("sign-in", { mode: "sign-in" })`.
 */
export function openPanel<Name extends PanelName>(
  name: Name,
  ...[input]: undefined extends PanelInputs[Name] ? [] : [input: PanelInputs[Name]]
): void {
  panelStore.set({ name, input, isOpen: true } as OpenPanel);
}

export function closePanel(): void {
  const panel = panelStore.get();
  panelStore.set(panel && { ...panel, isOpen: false });
}

let prefetchPanel: (name: PanelName) => void = () => {};

/** Declares how the JavaScript of a panel is prefetched; `panel-host.tsx` knows the components. */
export function registerPanelPrefetch(prefetch: (name: PanelName) => void): void {
  prefetchPanel = prefetch;
}

/** Props of the button that opens a panel: prefetches the panel on hover and focus. */
export function panelTrigger(name: PanelName) {
  const prefetch = () => prefetchPanel(name);
  return { onPointerEnter: prefetch, onFocus: prefetch, "aria-haspopup": "dialog" } as const;
}
