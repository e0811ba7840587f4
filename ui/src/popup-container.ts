import { createContext, type RefObject, useContext } from "react";

const PopupContainer = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/**
 * The element that contains lists and menus: the page's main element, so that screen readers find
 * them in it. Dialogs provide `undefined`, so that their popups render inside the dialog.
 */
export const PopupContainerProvider = PopupContainer.Provider;

export function usePopupContainer(): RefObject<HTMLElement | null> | undefined {
  return useContext(PopupContainer);
}
