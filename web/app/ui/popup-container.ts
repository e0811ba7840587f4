import { createContext, type RefObject, useContext } from "react";

const PopupContainer = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/**
 * Where lists and menus are drawn: in the page's main part, so that they belong to it for people who
 * hear the page; inside a dialog, which says `undefined`, in the dialog.
 */
export const PopupContainerProvider = PopupContainer.Provider;

export function usePopupContainer(): RefObject<HTMLElement | null> | undefined {
  return useContext(PopupContainer);
}
