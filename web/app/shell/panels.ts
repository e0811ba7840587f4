import type { Language } from "@errand/core/language";

/** What the shell can open over any page, and what each is opened with. */
export interface PanelInputs {
  menu: undefined;
  language: { language: Language };
  cart: undefined;
  wishlist: undefined;
  /** Hangs on the button that opens it, or stands in the middle without one. */
  location: { anchor: HTMLElement | null };
  /** A first place leads into the shop, a change leaves the page as it is. */
  map: { occasion: "first" | "change" };
  modules: undefined;
  addresses: undefined;
  /** `next` is where to go once signed in; else the page stays. */
  "sign-in": { mode: "sign-in" | "sign-up"; next?: string };
  /** `next` is where a guest, or who has signed in, goes on to. */
  "guest-or-login": { next: string };
  profile: { anchor: HTMLElement | null };
  logout: undefined;
}

export type PanelName = keyof PanelInputs;

/** A panel is a component that shows itself while `open` and asks to be closed. */
export interface PanelProps<Name extends PanelName> {
  open: boolean;
  onClose(): void;
  input: PanelInputs[Name];
}

export type OpenPanel = {
  [Name in PanelName]: { name: Name; input: PanelInputs[Name]; isOpen: boolean };
}[PanelName];

let current: OpenPanel | null = null;
let preloads: Partial<Record<PanelName, () => void>> = {};
const listeners = new Set<() => void>();

function change(next: OpenPanel | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Says which panels there are and how each is fetched ahead; `panel-host.tsx` does. */
export function providePanels(all: Partial<Record<PanelName, () => void>>): void {
  preloads = all;
}

/** Whether a feature has brought this panel; what would open it is not shown otherwise. */
export function hasPanel(name: PanelName): boolean {
  return name in preloads;
}

/** Opens a panel from anywhere: `openPanel("cart")`, `openPanel("sign-in", { mode: "sign-in" })`. */
export function openPanel<Name extends PanelName>(
  name: Name,
  ...[input]: undefined extends PanelInputs[Name] ? [] : [input: PanelInputs[Name]]
): void {
  change({ name, input, isOpen: true } as OpenPanel);
}

export function closePanel(): void {
  change(current && { ...current, isOpen: false });
}

/** For the button that opens `name`: fetches its JavaScript when a pointer or the focus comes near. */
export function panelTrigger(name: PanelName) {
  const prefetch = () => preloads[name]?.();
  return { onPointerEnter: prefetch, onFocus: prefetch, "aria-haspopup": "dialog" } as const;
}

/** The panel that is open, or was last: it stays while closing, so that it can slide out. */
export const currentPanel = {
  subscribe(changed: () => void) {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  get: () => current,
};
